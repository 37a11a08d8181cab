import { useEffect, useRef } from 'react';
import { sendLead } from '#app/api/send-lead.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { count } from '#app/insight/count.ts';
import { pathOf } from '#content/forms/path-of.ts';
import { consent } from '#content/shell/consent.ts';
import { site } from '#content/site.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import { type DeckRequest, deckForm } from '#domain/forms/deck.ts';
import { DeckFacts } from './deck-facts.tsx';
import { Form } from './form.tsx';

export type DeckDialogProps = {
  open: boolean;
  onClose: () => void;
  prefill: Partial<DeckRequest>;
  onResult: (tone: 'success' | 'error', text: string) => void;
};

/** Names share a row, except on the narrowest phones. A field without a class has a row of its own. */
const FIELD_CLASSES = {
  firstName: 'max-[22.5rem]:col-span-2',
  lastName: 'max-[22.5rem]:col-span-2',
  company: 'max-sm:col-span-2',
  phone: 'max-sm:col-span-2',
};

/** Typed values are kept if the visitor closes the dialog. After sending, the dialog closes and the form is cleared. */
export function DeckDialog({ open, onClose, prefill, onResult }: DeckDialogProps) {
  const values = useRef(prefill);
  // Measured from the first opening: a visitor who reopens the form needs less time.
  const firstShownAt = useRef<number>(undefined);
  useEffect(() => {
    if (open) firstShownAt.current ??= performance.now();
  }, [open]);

  const send = async (request: DeckRequest, honeypot: string) => {
    const isPrefilled = Object.values(prefill).some(Boolean);
    const shownAt = isPrefilled ? undefined : firstShownAt.current;
    const response = await sendLead(`${site.deck.webhookHost}${pathOf(deckForm)}`, request, {
      shownAt,
      honeypot,
      consent: consent.deck,
    });
    if (response.ok) count('deck-sent');
    else console.error('The deck request failed', { status: response.status, answer: response.text });
    values.current = {};
    onClose();
    onResult(
      response.ok ? 'success' : 'error',
      response.ok ? deckRequest.sent : deckRequest.failed(site.email),
    );
    return undefined;
  };

  return (
    <Dialog open={open} onClose={onClose} title={deckRequest.title} description={deckRequest.description}>
      <DeckFacts />
      <Form
        form={deckForm}
        labels={deckRequest.fields}
        submit={deckRequest.submit}
        sending={deckRequest.sending}
        consent={consent.deck}
        defaultValues={values.current}
        onEdit={(typedValues) => {
          values.current = typedValues;
        }}
        onSend={send}
        className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4"
        fieldClass="col-span-2"
        fieldClasses={FIELD_CLASSES}
        footClass="dialog-foot"
      />
    </Dialog>
  );
}
