import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { consent } from '#content/shell/consent.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import type { DeckRequest } from '#domain/leads.ts';
import { DeckFacts } from './deck-facts.tsx';
import { DeckRequestForm } from './deck-request-form.tsx';
import { sendDeckRequest } from './send-deck-request.ts';

export type DeckRequestDialogProps = {
  open: boolean;
  onClose: () => void;
  prefill: Partial<DeckRequest>;
  onResult: (tone: 'success' | 'error', text: string) => void;
};

const EMPTY_REQUEST: DeckRequest = { firstName: '', lastName: '', email: '', company: '', phone: '' };

/** Typed values are kept if the visitor closes the dialog. After sending, the dialog closes and the form is cleared. */
export function DeckRequestDialog({ open, onClose, prefill, onResult }: DeckRequestDialogProps) {
  const [values, setValues] = useState({ ...EMPTY_REQUEST, ...prefill });
  const [isSending, setSending] = useState(false);
  // Measured from the first opening: a visitor who reopens the form needs less time.
  const firstShownAt = useRef<number>(undefined);
  useEffect(() => {
    if (open) firstShownAt.current ??= performance.now();
  }, [open]);

  const send = async (request: DeckRequest, honeypot: string) => {
    setSending(true);
    const isPrefilled = Object.values(prefill).some(Boolean);
    const shownAt = isPrefilled ? undefined : firstShownAt.current;
    const { tone, text } = await sendDeckRequest(request, { shownAt, honeypot, consent: consent.deck });
    setSending(false);
    setValues(EMPTY_REQUEST);
    onClose();
    onResult(tone, text);
  };

  return (
    <Dialog open={open} onClose={onClose} title={deckRequest.title} description={deckRequest.description}>
      <DeckFacts />
      <DeckRequestForm values={values} onChange={setValues} isSending={isSending} onSend={send} />
    </Dialog>
  );
}
