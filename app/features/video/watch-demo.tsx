import { useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { DialogLink } from '#app/components/ui/dialog-link.tsx';
import { count } from '#app/insight/count.ts';

type WatchDemoProps = {
  /** URL of the player page. */
  src: string;
  /** Name of the film: heading of the dialog and title of the frame. */
  title: string;
  label: string;
  className?: string;
};

/**
 * Our own player page sets `--below` to the height of its controls and captions below the 16:9 picture. The default is
 * their usual height, so that the dialog does not move. On phones the list of captions takes all the space.
 */
const OWN_PLAYER_CLASS = 'h-dvh @min-[40rem]:h-[calc(56.25cqw+var(--below,4.875rem))]';
const isOwnPlayer = (src: string) => src.startsWith('/');

/** Opens the film in a dialog. Until the script runs, it is a plain link to the player page. */
export function WatchDemo({ src, title, label, className }: WatchDemoProps) {
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    setOpen(true);
    count('film-played');
  };

  return (
    <>
      <DialogLink href={src} onOpen={openDialog} variant="outline" size="lg" className={className}>
        {label}
      </DialogLink>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} width="wide">
        <div className="@container -mx-5 -mb-5 flex min-h-0 flex-col pb-[env(safe-area-inset-bottom)] sm:-mx-7 sm:-mb-7">
          <iframe
            onLoad={(event) => closeOnEscapeInFrame(event.currentTarget, () => setOpen(false))}
            src={withAutoplay(src)}
            title={title}
            allow="autoplay; fullscreen"
            className={`min-h-0 w-full bg-paper ${isOwnPlayer(src) ? OWN_PLAYER_CLASS : 'aspect-video'}`}
          />
        </div>
      </Dialog>
    </>
  );
}

/** Adds the parameter for autoplay. Hosted players and our own player read the same parameter. */
export function withAutoplay(src: string): string {
  const [url = '', hash] = src.split('#');
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}autoplay=1${hash === undefined ? '' : `#${hash}`}`;
}

/** Closes the dialog on Escape inside the player's frame. Does nothing for a player of another origin. */
function closeOnEscapeInFrame(frame: HTMLIFrameElement, onEscape: () => void): void {
  const player = frame.contentDocument;
  // Key events inside a frame do not reach the dialog around it.
  player?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
}
