import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#app/api/query-client.ts';
import { sendLead } from '#app/api/send-lead.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { DialogLink } from '#app/components/ui/dialog-link.tsx';
import { readDraft } from '#app/features/quiz/visit.ts';
import { notify, prepareToasts } from '#app/features/toasts/notify.ts';
import { count } from '#app/insight/count.ts';
import { pathOf } from '#content/forms/site-forms.ts';
import { site } from '#content/site.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { type DeckRequest, deckForm } from '#domain/forms/deck.ts';
import { localFile } from '#domain/paths.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { Form } from './form.tsx';

const mailtoHref = `mailto:${site.email}?subject=${encodeURIComponent(socialHero.deckByMail)}`;

/** Opens the request form. Without script it is a mail link. */
export function DeckButton({ className }: { className: string }) {
  const [prefill, setPrefill] = useState<Partial<DeckRequest>>();
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    setPrefill((previous) => previous ?? readQuizContact());
    setOpen(true);
    prepareToasts();
    count('deck-opened');
  };
  return (
    <>
      <DialogLink href={mailtoHref} onOpen={openDialog} variant="outline" size="lg" className={className}>
        {socialHero.download}
      </DialogLink>
      {prefill && <DeckDialog open={open} onClose={() => setOpen(false)} prefill={prefill} />}
    </>
  );
}

type DeckDialogProps = { open: boolean; onClose: () => void; prefill: Partial<DeckRequest> };

/** Names share a row, except on the narrowest phones. */
const FIELD_CLASSES = {
  firstName: 'max-[22.5rem]:col-span-2',
  lastName: 'max-[22.5rem]:col-span-2',
  email: 'col-span-2',
  company: 'max-sm:col-span-2',
  phone: 'max-sm:col-span-2',
};

/** Typed values are kept if the visitor closes the dialog. After sending, the dialog closes and the form is cleared. */
function DeckDialog({ open, onClose, prefill }: DeckDialogProps) {
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
    if (response.ok) notify('success', deckRequest.sent);
    else notify('error', deckRequest.failed(site.email));
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
        fieldClasses={FIELD_CLASSES}
        footClass="dialog-foot"
      />
    </Dialog>
  );
}

/** Content of deck.json, which the build writes beside the PDF. */
type DeckFile = { pages: number; bytes: number; title: string };

/** Facts about the deck. Space is reserved from the start so that the form does not move. Empty without a deck. */
function DeckFacts() {
  const { data, isError } = useQuery<DeckFile>({ queryKey: [localFile('/deck.json')] }, queryClient);
  if (isError) return null;
  return (
    <div className="flex items-center gap-4 short:hidden">
      <img
        src={localFile('/deck-thumbnail.png')}
        alt=""
        width="352"
        height="198"
        className="h-auto w-24 rounded-control border border-line sm:w-32"
      />
      <p className="min-h-[2lh] text-small text-balance">
        {data && (
          <>
            <span className="block font-semibold">{data.title}</span>
            <span className="text-muted">{deckRequest.facts(data.pages, Math.round(data.bytes / 1000))}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Contact details that the visitor entered in the quiz, to prefill the form. */
function readQuizContact(): Partial<DeckRequest> {
  const answers = readDraft('page');
  if (!answers) return {};
  const { name, email, company, phone } = contactOf(answers);
  const [firstName = '', ...lastNames] = name.split(/\s+/);
  return { firstName, lastName: lastNames.join(' '), email, company, phone };
}
