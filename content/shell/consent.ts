/**
 * Consent sentence of each form. The sentence that was shown is stored with the lead, together with the version.
 * Increase the version whenever a sentence changes.
 */
import words from '#words/consent.json' with { type: 'json' };

export const consent = { version: '2026-11-15', ...words.consent };
