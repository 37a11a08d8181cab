import { type ComponentType, useState } from 'react';
import type { ButtonLook } from '#app/components/ui/button.tsx';
import { DialogLink } from '#app/components/ui/dialog-link.tsx';
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
const askByMail = `mailto:${site.email}?subject=${encodeURIComponent(socialHero.deckByMail)}`;

/** Opens the request form, whose script comes with the first sign of intent. Without script: a mail that asks for the deck. */
export function DeckRequestButton({ onOutcome, onIntent, known, ...look }: DeckRequestButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<DeckRequestDialogProps>>();
  const [prefill, setPrefill] = useState<Partial<DeckRequest>>({});
  const [open, setOpen] = useState(false);

  const warmUp = () => {
    onIntent();
    prefetch(dialog);
  };
  const show = () => {
    Promise.all([dialog.attempt(), known()]).then(([arrived, visitor]) => {
      if (!arrived) return window.location.assign(askByMail);
      setPrefill(visitor);
      setDialog(() => arrived);
      setOpen(true);
      count('deck-opened');
    });
  };

  return (
    <>
      <DialogLink
        href={askByMail}
        data-presses="keep"
        onOpen={show}
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
        onFocus={warmUp}
        {...look}
      >
        {socialHero.download}
      </DialogLink>
      {Dialog && (
        <Dialog open={open} onClose={() => setOpen(false)} onOutcome={onOutcome} prefill={prefill} />
      )}
    </>
  );
}
