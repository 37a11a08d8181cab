import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AGENTS } from '#domain/quiz/catalog.ts';
import { StackDrawing } from './stack-drawing.tsx';

test('only an agent with a weak match is marked, so that it is drawn with a dashed border', () => {
  const recommendations = AGENTS.slice(0, 2).map(({ id }, i) => ({
    agent: id,
    score: i === 0 ? 8 : 1,
    reasons: [],
  }));
  const drawing = parse(renderToStaticMarkup(<StackDrawing tools={[]} recommendations={recommendations} />));
  const weakMatches = drawing.querySelectorAll('[data-weak-match]');
  expect(weakMatches.map(({ text }) => text)).toEqual([expect.stringMatching(/^02/)]);
});
