import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactForm } from './contact.ts';
import { deckForm } from './deck.ts';
import { EMAIL, type Form, fieldNames } from './form.ts';
import { FORMS } from './forms.ts';
import { answersOf, furtherFields, readValues, toStoredValues } from './stored-values.ts';
import { formSchema } from './validation.ts';

const problems = {
  text: 'text',
  tooLong: (max: number) => `at most ${max}`,
  oneLine: 'one line',
  required: 'required',
  emailFormat: 'format',
  firstName: 'first name required',
  email: 'email required',
};
const DECK = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.test',
  company: 'Engines',
  phone: '',
};
const check = (form: Form, values: unknown) => v.safeParse(formSchema(form, problems), values);
const messagesOf = (form: Form, values: unknown) =>
  check(form, values).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

const formWithBudget = {
  ...deckForm,
  fields: {
    ...deckForm.fields,
    budget: { type: 'text', required: false, maxLength: 20, personal: false },
    mobile: { type: 'tel', required: true, maxLength: 40, personal: true },
  },
} as const satisfies Form;

test('a required field has its own message if it is empty or missing, and others the general message', () => {
  expect(messagesOf(formWithBudget, { ...DECK, firstName: ' ', email: undefined })).toEqual([
    ['firstName', problems.firstName],
    ['email', problems.email],
    ['mobile', problems.required],
  ]);
  expect(messagesOf(formWithBudget, { ...DECK, mobile: '1', budget: 'x'.repeat(21) })).toEqual([
    ['budget', problems.tooLong(20)],
  ]);
});

test('only a message may have several lines, and its line breaks are those of Unix', () => {
  const message = { name: 'Ada', email: 'ada@acme.test', message: 'One\r\nTwo\tthree' };
  expect(check(contactForm, message).output).toEqual({ ...message, message: 'One\nTwo\tthree' });
  expect(messagesOf(contactForm, { ...message, name: 'Ada\nBcc: all' })).toEqual([
    ['name', problems.oneLine],
  ]);
  expect(messagesOf(contactForm, { ...message, message: 'a\u0000b' })).toEqual([
    ['message', problems.oneLine],
  ]);
});

test('an optional address may be empty, but not wrong', () => {
  const form = { ...deckForm, fields: { email: { ...EMAIL, required: false } } } as const satisfies Form;
  expect(check(form, { email: '' }).success).toBe(true);
  expect(check(form, { email: 'ada' }).success).toBe(false);
});

test.each(Object.values(FORMS) as Form[])('no value of the form $kind is lost in the store', (form) => {
  const values = Object.fromEntries(
    fieldNames(form).map((name) => [name, form.fields[name]?.type === 'choice' ? [`${name} 1`] : name]),
  );
  expect(readValues(form, toStoredValues(form, values))).toEqual(values);
});

test('fields without a column are stored in the details, a second phone number too', () => {
  const values = { ...DECK, phone: '1', budget: '10k', mobile: '2' };
  const stored = toStoredValues(formWithBudget, values);
  expect(furtherFields(formWithBudget)).toEqual(['budget', 'mobile']);
  expect(stored.phone).toBe('1');
  expect(answersOf(stored)).toEqual({ budget: '10k', mobile: '2' });
  expect(readValues(formWithBudget, stored)).toEqual(values);
});
