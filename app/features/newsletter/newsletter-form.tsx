import { type FormEvent, useRef, useState } from 'react';
import { sendLead } from '#app/api/send-lead.ts';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Honeypot, readHoneypot } from '#app/components/ui/honeypot.tsx';
import { language } from '#content/language.ts';
import { consent } from '#content/shell/consent.ts';
import { newsletter } from '#content/shell/newsletter.ts';
import { CONSENT_FIELDS, LANGUAGE_QUERY } from '#domain/lead-headers.ts';
import CheckIcon from '~icons/lucide/circle-check';
import { findEmailError } from './find-email-error.ts';

type NewsletterFormProps = {
  onResult: (tone: 'success' | 'error', text: string) => void;
  onFieldFocus: () => void;
};

type Message = { about: 'invalid' | 'failed' | 'sent'; text: string };

/** An HTML form with an action, so that it also works without script. The server then answers with a page. */
export function NewsletterForm({ onResult, onFieldFocus }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<Message>();
  // A hidden message keeps its place, so that the footer does not jump.
  const [isMessageShown, setMessageShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const showMessage = (about: Message['about'], text: string) => {
    setMessage({ about, text });
    setMessageShown(true);
  };
  const showInvalid = (problem: string) => {
    showMessage('invalid', problem);
    form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const honeypot = readHoneypot(event.currentTarget);
    // Read the field itself: it may have been filled in before this script loaded.
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setEmail(email);
    const problem = findEmailError(email);
    if (problem) return showInvalid(problem);
    setMessageShown(false);
    setSending(true);
    // The form has been visible since the page opened, even if its script loaded later.
    const context = { shownAt: 0, honeypot, consent: consent.newsletter };
    const { ok, isLeadServerMissing } = await sendLead('/api/newsletter', { email }, context);
    setSending(false);
    const failureText = isLeadServerMissing ? newsletter.serverMissing : newsletter.failed;
    const text = ok ? newsletter.sent : failureText;
    if (ok) setEmail('');
    showMessage(ok ? 'sent' : 'failed', text);
    onResult(ok ? 'success' : 'error', text);
  };

  const isInvalid = isMessageShown && message?.about === 'invalid';
  return (
    <form
      ref={form}
      action={`/api/newsletter?${LANGUAGE_QUERY}=${language.code}`}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <Field
        label={newsletter.label}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        placeholder={newsletter.placeholder}
        value={email}
        error={isInvalid ? message.text : ''}
        hint={message && !isInvalid && <FormMessage {...message} isShown={isMessageShown} />}
        onFocus={onFieldFocus}
        onChange={(event) => {
          setEmail(event.target.value);
          setMessageShown(false);
        }}
        besideInput={
          <Button
            type="submit"
            loading={isSending}
            loadingText={
              <SteadyText other={newsletter.button} otherClass="after:-ms-6">
                {newsletter.sending}
              </SteadyText>
            }
            className="min-h-12 grow"
          >
            <SteadyText other={newsletter.sending} otherClass="after:ps-6">
              {newsletter.button}
            </SteadyText>
          </Button>
        }
      />
      <Honeypot />
      <input type="hidden" name={CONSENT_FIELDS.text} value={consent.newsletter} />
      <input type="hidden" name={CONSENT_FIELDS.version} value={consent.version} />
      <ConsentNote text={consent.newsletter} className="mt-2" />
    </form>
  );
}

function FormMessage({ about, text, isShown }: Message & { isShown: boolean }) {
  return (
    <span
      className={`flex gap-2 font-medium ${about === 'sent' ? 'text-ink' : 'text-danger'} ${isShown ? '' : 'invisible'}`}
    >
      {about === 'sent' && <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />}
      {text}
    </span>
  );
}

type SteadyTextProps = { children: string; other: string; otherClass: string };

/**
 * Reserves the width of the button's other text, so that the field beside it keeps its width. `otherClass` makes up for
 * the spinner, which only one of them has.
 */
function SteadyText({ children, other, otherClass }: SteadyTextProps) {
  return (
    <span
      data-other={other}
      className={`grid after:invisible after:h-0 after:content-[attr(data-other)] ${otherClass}`}
    >
      {children}
    </span>
  );
}
