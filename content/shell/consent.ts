/** Consent sentence of each form. Every sentence that was ever shown is in the store (server/core/consent.ts). */
import words from '#words/consent.json' with { type: 'json' };

export const { consent } = words;
