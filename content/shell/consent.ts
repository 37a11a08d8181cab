/**
 * What stands beside each form about the address that is asked for. Exactly the sentence that was shown is kept with
 * the lead, together with the version: raise it whenever a sentence changes.
 */
import words from '#words/consent.json' with { type: 'json' };

export const consent = { version: '2026-11-15', ...words.consent };
