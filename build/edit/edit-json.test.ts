import { expect, test } from 'vitest';
import { editList, type ListChange, setText } from './edit-json.ts';

const FAQ = [
  { id: 'time', question: 'How long?' },
  { id: 'price', question: 'How much?' },
];
const SOURCE = { title: 'Questions', faq: FAQ };

function edit(...changes: ListChange[]): string[] {
  const content = structuredClone(SOURCE);
  for (const change of changes) editList(content, ['faq'], change);
  return content.faq.map(({ id }) => id);
}

test('list entries can be moved, copied with a new id, and removed', () => {
  expect(edit({ kind: 'move', index: 1, to: 0 })).toEqual(['price', 'time']);
  expect(edit({ kind: 'move', index: 0, to: 1 })).toEqual(['price', 'time']);
  expect(edit({ kind: 'remove', index: 0 })).toEqual(['price']);
  expect(edit({ kind: 'copy', index: 0 })).toEqual(['time', 'time-2', 'price']);
  expect(edit({ kind: 'copy', index: 0 }, { kind: 'copy', index: 0 })).toEqual([
    'time',
    'time-3',
    'time-2',
    'price',
  ]);
});

test('setText adds a text to a draft, with a copy of the list that the draft lacks', () => {
  const draft = {};
  setText(draft, structuredClone(SOURCE), ['faq', '1', 'question'], 'Combien ?');
  expect(draft).toEqual({ faq: [FAQ[0], { id: 'price', question: 'Combien ?' }] });
});

test.each([
  [['__proto__', 'polluted']],
  [['faq', '__proto__', 'polluted']],
  [['faq', '7', 'question']],
  [['faq']],
  [['another']],
])('setText adds no text that the source language lacks: %j', (path) => {
  expect(() => setText({}, SOURCE, path, 'x')).toThrow('is not a text');
  expect({}).not.toHaveProperty('polluted');
});
