import { useState } from 'react';
import type { ButtonLook } from '#app/components/ui/button.tsx';
import { DialogLink } from '#app/components/ui/dialog-link.tsx';
import { count } from '#app/insight/count.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import type { DeckRequest } from '#domain/leads.ts';
import { DeckRequestDialog, type DeckRequestDialogProps } from './deck-request-dialog.tsx';

type DeckRequestButtonProps = ButtonLook & {
  onOutcome: DeckRequestDialogProps['onOutcome'];
  onOpen: () => void;
  /** Details that the visitor has already given elsewhere. */
  known: () => Partial<DeckRequest>;
  className?: string;
};

const askByMail = `mailto:${site.email}?subject=${encodeURIComponent(socialHero.deckByMail)}`;

/** Opens the request form. Without script it is a mail link. */
export function DeckRequestButton({ onOutcome, onOpen, known, ...look }: DeckRequestButtonProps) {
  const [prefill, setPrefill] = useState<Partial<DeckRequest>>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setPrefill((before) => before ?? known());
    setOpen(true);
    onOpen();
    count('deck-opened');
  };
  return (
    <>
      <DialogLink href={askByMail} onOpen={show} {...look}>
        {socialHero.download}
      </DialogLink>
      {prefill && (
        <DeckRequestDialog
          open={open}
          onClose={() => setOpen(false)}
          onOutcome={onOutcome}
          prefill={prefill}
        />
      )}
    </>
  );
}
