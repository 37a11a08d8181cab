import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { FORMS, type FormKind } from '#domain/forms/forms.ts';
import { readValues, toStoredValues } from '#domain/forms/stored-values.ts';
import { EVENT_TYPES, EventSchema } from '../server/events/event-schema.ts';

type Example = { type: string; data: { fields?: object } };

const page = readFileSync('docs/events.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]+?)```/g)].map(
  ([, json]) => JSON.parse(json ?? '') as Example,
);

test('the page shows an example of each event', () => {
  expect(examples.map(({ type }) => type)).toEqual(EVENT_TYPES);
});

const [complete] = examples as [Example, ...Example[]];

/** The other examples leave out what the first one shows. All may lack fields that an operator added to a form. */
function completeExample(example: Example) {
  const { fields } = example.data;
  const form = FORMS[example.type.split('.')[0] as FormKind];
  const empty = form && readValues(form, toStoredValues(form, {}));
  const data = { ...complete.data, ...example.data, ...(fields && { fields: { ...empty, ...fields } }) };
  return { ...complete, ...example, data };
}

/** The answers in the example of a quiz report are those of the sample's quiz. */
const applicable = examples.filter(({ type }) => site.sampleContent || type !== 'quiz.reported');

test.each(applicable)('the example of $type matches the real event', (example) => {
  expect(v.parse(EventSchema, completeExample(example))).toMatchObject(example);
});
