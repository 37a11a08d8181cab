import { prepareToasts } from '#app/features/toasts/notify.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import consent from '#words/consent.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { Form } from './form.tsx';
import { sendVisibleForm } from './send-visible-form.ts';

const send = sendVisibleForm(newsletterForm, newsletter, consent.newsletter);

/** The newsletter form of the footer. */
export function Newsletter() {
  return (
    <Form
      form={newsletterForm}
      layout="one-line"
      labels={newsletter.fields}
      placeholders={{ email: newsletter.placeholder }}
      submit={newsletter.button}
      sending={newsletter.sending}
      consent={consent.newsletter}
      onSend={send}
      onFieldFocus={prepareToasts}
    />
  );
}
