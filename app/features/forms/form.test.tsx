import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldLabels } from '#content/forms/field-labels.ts';
import { contactForm } from '#domain/forms/contact.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { type Form as FormDeclaration, fieldNames, type TextField } from '#domain/forms/form.ts';
import { CONSENT_FIELD, HONEYPOT_FIELD } from '#domain/lead-headers.ts';
import consent from '#words/consent.json' with { type: 'json' };
import contactTexts from '#words/contact-form.json' with { type: 'json' };
import { ContactForm } from './contact.tsx';
import { Form } from './form.tsx';

const contact = parse(renderToStaticMarkup(<ContactForm />));
const deck = parse(
  renderToStaticMarkup(
    <Form
      form={deckForm}
      labels={fieldLabels.deck}
      submit="Send"
      sending="Sending"
      consent={consent.deck}
      onSend={async () => undefined}
    />,
  ),
);

test.each([
  ['contact', contactForm, contact],
  ['deck', deckForm, deck],
])('the %s form has a labeled input for every declared field, with its limits', (_kind, form, html) => {
  for (const name of fieldNames<FormDeclaration>(form)) {
    const field = (form as FormDeclaration).fields[name] as TextField;
    const input = html.querySelector(`[name="${name}"]`);
    expect(input?.tagName).toBe(field.type === 'message' ? 'TEXTAREA' : 'INPUT');
    expect(input?.getAttribute('maxlength')).toBe(String(field.maxLength));
    expect(input?.getAttribute('autocomplete')).toBe(field.autoComplete);
    expect(input?.getAttribute('aria-required')).toBe(field.required ? 'true' : undefined);
    expect(html.querySelector(`label[for="${input?.id}"]`)).not.toBeNull();
  }
});

test('a form that works without script has an action, its consent sentence and the hidden field for bots', () => {
  const form = contact.querySelector('form');
  expect(form?.getAttribute('action')).toMatch(`${contactForm.path}?language=`);
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.querySelector(`[name="${CONSENT_FIELD}"]`)?.getAttribute('value')).toBe(consent.contact);
  expect(form?.querySelector(`[name="${HONEYPOT_FIELD}"]`)).not.toBeNull();
  expect(form?.text).toContain(contactTexts.submit);
});

test('a form that needs script has no action, so that it cannot send values in the URL by mistake', () => {
  expect(deck.querySelector('form')?.hasAttribute('action')).toBe(false);
});
