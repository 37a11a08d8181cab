import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { count } from '#app/insight/count.ts';
import { attendFilm } from './attend-film.ts';
import { withAutoplay } from './with-autoplay.ts';

type WatchDemoProps = ButtonLook & {
  /** Address of the player page. */
  src: string;
  /** Name of the film: heading of the dialog and title of the frame. */
  title: string;
  className?: string;
  children: ReactNode;
};

/** Our own player page needs room for controls and captions below its picture of 16:9. */
const OWN_PLAYER = 'h-[calc(56.25cqw+9rem)] max-h-[calc(100dvh-9.5rem)]';
const isOwn = (src: string) => src.startsWith('/');

/** Opens the film in a dialog. Until script runs it is a plain link to the player page. */
export function WatchDemo({ src, title, className, children, ...look }: WatchDemoProps) {
  const [open, setOpen] = useState(false);
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari leaves a clicked link unfocused, and the dialog gives focus back to what had it.
    event.currentTarget.focus();
    setOpen(true);
    count('film-played');
  };
  const pressSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <>
      <a
        href={src}
        role={enhanced ? 'button' : undefined}
        aria-haspopup={enhanced ? 'dialog' : undefined}
        onClick={show}
        onKeyDown={pressSpace}
        className={buttonClass({ ...look, className })}
      >
        {children}
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} width="wide">
        <div className="@container">
          <iframe
            onLoad={(event) => attendFilm(event.currentTarget, () => setOpen(false))}
            src={withAutoplay(src)}
            title={title}
            allow="autoplay; fullscreen"
            className={`w-full rounded-control bg-band ${isOwn(src) ? OWN_PLAYER : 'aspect-video'}`}
          />
        </div>
      </Dialog>
    </>
  );
}
