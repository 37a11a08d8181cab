import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deckForm } from '#domain/forms/deck.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import { deckRequest } from '#server/testing/test-server.ts';
import { createFingerprint } from './read-request.ts';

const body = { ...deckRequest, phone: '' };
const formWithBudget = {
  ...deckForm,
  fields: { ...deckForm.fields, budget: { type: 'text', required: false, maxLength: 60, personal: false } },
} as const;

test('a request and its repeat have one fingerprint, even if a deployment adds a field between them', () => {
  const fingerprint = createFingerprint(deckForm, 'key', body);
  expect(createFingerprint(formWithBudget, 'key', { ...body, budget: '' })).toBe(fingerprint);
  expect(createFingerprint(formWithBudget, 'key', { ...body, budget: '10k' })).not.toBe(fingerprint);
  expect(createFingerprint(deckForm, 'other key', body)).not.toBe(fingerprint);
});

test('fingerprints are those of version 2, so that a repeat after the upgrade is recognized', () => {
  const ofVersion2 = (content: unknown[]) => hash('sha256', JSON.stringify(content), 'base64url');
  expect(createFingerprint(deckForm, 'key', body)).toBe(ofVersion2(['deck', 'key', body]));
  const report = { answers: ['a', ['b']], consent: 'Yes.' };
  expect(createFingerprint(quizReportForm, 'key', report)).toBe(ofVersion2(['quiz', 'key', report]));
});
