import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EVENT_SCHEMA_FILE, eventJsonSchema } from '../build/event-json-schema.ts';
import { EVENT_TYPES, EventSchema } from '../server/events/event-schema.ts';

const page = readFileSync('docs/events.md', 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]+?)```/g)].map(
  ([, json]) => JSON.parse(json ?? '') as { type: string },
);

test('the schema file matches the code; npm run generate:event-schema writes it', () => {
  expect(readFileSync(EVENT_SCHEMA_FILE, 'utf8')).toBe(eventJsonSchema());
});

test('the page shows an example of each event', () => {
  expect(examples.map(({ type }) => type)).toEqual(EVENT_TYPES);
});

test.each(examples)('the example of $type matches the real event', (example) => {
  expect(v.parse(EventSchema, example)).toEqual(example);
});
