import { type ReactNode, useEffect, useId, useRef } from 'react';
import { watchKeyboardInset } from '#app/components/watch-keyboard-inset.ts';
import { labels } from '#content/shell/labels.ts';
import CloseIcon from '~icons/lucide/x';

/** As wide as a 16:9 video can be on this screen, with a title above and controls below. */
const WIDE_CLASS = 'dark max-w-[clamp(42rem,(100dvh-12rem)*16/9,64rem)] bg-paper short:max-w-none';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** `wide` for a video, on the dark background of its player. `narrow` for a form. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/**
 * A native modal dialog: it traps focus, closes on Escape and returns focus. Children are mounted only while it is
 * open. Title and close button stay visible while the content scrolls. On phones the dialog is at the bottom edge.
 */
export function Dialog({ open, onClose, title, description, width = 'narrow', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);
  const titleId = useId();
  const descriptionId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const stopWatching = watchKeyboardInset();
    return () => {
      stopWatching?.();
      element.close();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onClose={onClose}
      // Close only if the press starts and ends on the backdrop. Selecting text and releasing outside the dialog must
      // not close it.
      onPointerDown={({ target, currentTarget }) => {
        isBackdropPressed.current = target === currentTarget;
      }}
      onPointerUp={({ target, currentTarget }) =>
        isBackdropPressed.current && target === currentTarget && currentTarget.close()
      }
      className={`dialog ${width === 'wide' ? WIDE_CLASS : 'max-w-lg'}`}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            {description && (
              <p id={descriptionId} className="col-span-2 text-small text-muted short:sr-only">
                {description}
              </p>
            )}
            <button
              type="button"
              onClick={onClose}
              aria-label={labels.close}
              className="bar-button col-start-2 row-start-1 rounded-full bg-raised hover:bg-line"
            >
              <CloseIcon aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="dialog-body">{children}</div>
        </>
      )}
    </dialog>
  );
}
