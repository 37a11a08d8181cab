/**
 * Consent sentence of each form. Exactly the sentence that was shown is stored with the lead, together with the version: raise it whenever a sentence changes.
 */
import words from '#words/consent.json' with { type: 'json' };

export const consent = { version: '2026-11-15', ...words.consent };
