import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { type ButtonLook, buttonClass } from '#app/components/ui/button.tsx';
import { count } from '#app/insight/count.ts';
import { later, prefetch } from '#app/loading/later.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os.ts';
import type { DeckRequest } from '#domain/leads.ts';
import type { DeckRequestDialogProps } from './deck-request-dialog.tsx';

type DeckRequestButtonProps = ButtonLook & {
  onOutcome: DeckRequestDialogProps['onOutcome'];
  onIntent: () => void;
  /** What is known of the visitor already. */
  known: () => Promise<Partial<DeckRequest>>;
  className?: string;
};

const dialog = later(() => import('./deck-request-dialog.tsx'), 'DeckRequestDialog');
const askByMail = `mailto:${site.email}?subject=${encodeURIComponent(`${socialHero.name} deck`)}`;

/** Opens the request form, whose script comes with the first sign of intent. Without script: a mail that asks for the deck. */
export function DeckRequestButton({
  onOutcome,
  onIntent,
  known,
  className,
  ...look
}: DeckRequestButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DeckRequestDialogProps>>();
  const [prefill, setPrefill] = useState<Partial<DeckRequest>>({});
  const [open, setOpen] = useState(false);
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  const warmUp = () => {
    onIntent();
    prefetch(dialog);
  };
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    // Safari leaves a clicked link unfocused, and the dialog gives focus back to what had it.
    event.currentTarget.focus();
    Promise.all([dialog.attempt(), known()]).then(([arrived, visitor]) => {
      if (!arrived) return window.location.assign(askByMail);
      setPrefill(visitor);
      setDialog(() => arrived);
      setOpen(true);
      count('deck-opened');
    });
  };
  const pressSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <>
      <a
        href={askByMail}
        data-presses="keep"
        role={enhanced ? 'button' : undefined}
        aria-haspopup={enhanced ? 'dialog' : undefined}
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
        onFocus={warmUp}
        onClick={show}
        onKeyDown={pressSpace}
        className={buttonClass({ ...look, className })}
      >
        {socialHero.download}
      </a>
      {Dialog && (
        <Dialog open={open} onClose={() => setOpen(false)} onOutcome={onOutcome} prefill={prefill} />
      )}
    </>
  );
}
