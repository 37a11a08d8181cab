import words from '#words/lead-forms.json' with { type: 'json' };

/** Label of the field that only programs fill in. */
export const honeypotLabel = words.honeypot;
