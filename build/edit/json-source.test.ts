import { expect, test } from 'vitest';
import { copyEntry, moveEntry, removeEntry, setMissingText, setText } from './json-source.ts';

const SOURCE = `{
  "title": "Questions",
  "faq": [
    { "id": "time", "question": "How long?" },
    {
      "id": "price",
      "question": "How much?"
    }
  ]
}
`;
const idsOf = (source: string) => JSON.parse(source).faq.map(({ id }: { id: string }) => id);

test('setText changes only one string of the file', () => {
  const changed = setText(SOURCE, ['faq', '1', 'question'], 'What is "free"?');
  expect(changed).toBe(SOURCE.replace('"How much?"', '"What is \\"free\\"?"'));
});

test('list entries can be moved, copied with a new id, and removed', () => {
  expect(idsOf(moveEntry(SOURCE, ['faq'], 1, 0))).toEqual(['price', 'time']);
  expect(idsOf(removeEntry(SOURCE, ['faq'], 0))).toEqual(['price']);
  const copied = copyEntry(SOURCE, ['faq'], 0);
  expect(idsOf(copied)).toEqual(['time', 'time-2', 'price']);
  expect(idsOf(copyEntry(copied, ['faq'], 0))).toEqual(['time', 'time-3', 'time-2', 'price']);
});

test('throws an error that names the missing path', () => {
  expect(() => setText(SOURCE, ['faq', '2', 'question'], '')).toThrow('There is no faq.2.question');
});

test('setMissingText adds a text to a draft, with a copy of the list that the draft lacks', () => {
  const edited = setMissingText('{}', JSON.parse(SOURCE), ['faq', '1', 'question'], 'Combien ?');
  expect(JSON.parse(edited)).toEqual({
    faq: [
      { id: 'time', question: 'How long?' },
      { id: 'price', question: 'Combien ?' },
    ],
  });
});

test.each([
  [['__proto__', 'polluted']],
  [['faq', '__proto__', 'polluted']],
  [['faq', '7', 'question']],
  [['another']],
])('setMissingText adds no text that the source language lacks: %j', (path) => {
  expect(() => setMissingText('{}', JSON.parse(SOURCE), path, 'x')).toThrow('There is no');
  expect({}).not.toHaveProperty('polluted');
});
