import { type FormEvent, useId, useRef, useState } from 'react';
import { sendLead } from '#app/api/send-lead.ts';
import { Button } from '#app/components/ui/button.tsx';
import { inputClass } from '#app/components/ui/field.tsx';
import { newsletter } from '#content/navigation.ts';
import { EMAIL_PATTERN } from '#domain/email.ts';

type NewsletterFormProps = {
  onOutcome: (tone: 'success' | 'error', text: string) => void;
  onIntent: () => void;
};

/** Posts for real even without script: the server then answers with a page. */
export function NewsletterForm({ onOutcome, onIntent }: NewsletterFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const problem = !email.trim()
      ? 'Email is required'
      : EMAIL_PATTERN.test(email.trim())
        ? ''
        : 'Please enter a valid email address';
    setError(problem);
    if (problem) return input.current?.focus();
    setSending(true);
    const result = await sendLead('/api/newsletter', { email: email.trim() }, { shownAt: shownAt.current });
    setSending(false);
    if (result.ok) {
      setEmail('');
      onOutcome('success', newsletter.sent);
    } else onOutcome('error', newsletter.failed);
  };

  return (
    <form action="/api/newsletter" method="post" noValidate onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {newsletter.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder="you@company.com"
          value={email}
          onFocus={() => {
            shownAt.current ||= performance.now();
            onIntent();
          }}
          onChange={(event) => {
            setEmail(event.target.value);
            setError('');
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className={`${inputClass} min-w-0 flex-[1_1_12rem]`}
        />
        <Button type="submit" loading={sending} loadingText="Sending..." className="min-h-12 flex-none">
          {newsletter.button}
        </Button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-small font-medium text-danger empty:hidden">
        {error}
      </p>
    </form>
  );
}
