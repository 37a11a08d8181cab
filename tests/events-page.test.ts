import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { FORMS, type FormKind } from '#domain/forms/forms.ts';
import { readValues, toStoredValues } from '#domain/forms/stored-values.ts';
import { EVENT_TYPES, EventSchema } from '../server/events/event-schema.ts';

type Example = { type: string; data: { submission?: { kind: FormKind }; fields?: object } };

const page = readFileSync('docs/events.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]+?)```/g)].map(
  ([, json]) => JSON.parse(json ?? '') as Example,
);

test('the page shows an example of each event', () => {
  expect(examples.map(({ type }) => type)).toEqual(EVENT_TYPES);
});

/** An example may leave out fields that were added to its form after the specified ones. */
function withEmptyFields(example: Example): Example {
  const { submission, fields } = example.data;
  if (!submission || !fields) return example;
  const form = FORMS[submission.kind];
  const empty = readValues(form, toStoredValues(form, {}));
  return { ...example, data: { ...example.data, fields: { ...empty, ...fields } } };
}

/** The answers in the example of a quiz report are those of the sample's quiz. */
const applicable = examples.filter(({ type }) => site.sampleContent || type !== 'quiz.reported');

test.each(applicable.map(withEmptyFields))('the example of $type matches the real event', (example) => {
  expect(v.parse(EventSchema, example)).toEqual(example);
});
