/**
 * Consent sentence of each form. The server stores the shown sentence and its version with the form.
 * Increase the version whenever a sentence changes.
 */
import words from '#words/consent.json' with { type: 'json' };

export const consent = { version: '2026-11-15', ...words.consent };
