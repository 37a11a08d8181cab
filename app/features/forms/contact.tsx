import { prepareToasts } from '#app/features/toasts/notify.ts';
import { contactForm } from '#domain/forms/contact.ts';
import consent from '#words/consent.json' with { type: 'json' };
import contactTexts from '#words/contact-form.json' with { type: 'json' };
import { Form } from './form.tsx';
import { sendVisibleForm } from './send-visible-form.ts';

const send = sendVisibleForm(contactForm, contactTexts, consent.contact);

export function ContactForm() {
  return (
    <Form
      form={contactForm}
      labels={contactTexts.fields}
      submit={contactTexts.submit}
      sending={contactTexts.sending}
      consent={consent.contact}
      onSend={send}
      onFieldFocus={prepareToasts}
      className="grid gap-4"
    />
  );
}
