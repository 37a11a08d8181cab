import { useState } from 'react';
import type { ButtonLook } from '#app/components/ui/button.tsx';
import { DialogLink } from '#app/components/ui/dialog-link.tsx';
import { count } from '#app/insight/count.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import type { DeckRequest } from '#domain/forms/deck.ts';
import { DeckDialog, type DeckDialogProps } from './deck-dialog.tsx';

type DeckButtonProps = ButtonLook & {
  onResult: DeckDialogProps['onResult'];
  onOpen: () => void;
  /** Returns details that the visitor entered earlier, such as in the quiz. */
  getKnownDetails: () => Partial<DeckRequest>;
  className?: string;
};

const mailtoHref = `mailto:${site.email}?subject=${encodeURIComponent(socialHero.deckByMail)}`;

/** Opens the request form. Without script it is a mail link. */
export function DeckButton({ onResult, onOpen, getKnownDetails, ...look }: DeckButtonProps) {
  const [prefill, setPrefill] = useState<Partial<DeckRequest>>();
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    setPrefill((previous) => previous ?? getKnownDetails());
    setOpen(true);
    onOpen();
    count('deck-opened');
  };
  return (
    <>
      <DialogLink href={mailtoHref} onOpen={openDialog} {...look}>
        {socialHero.download}
      </DialogLink>
      {prefill && (
        <DeckDialog open={open} onClose={() => setOpen(false)} onResult={onResult} prefill={prefill} />
      )}
    </>
  );
}
