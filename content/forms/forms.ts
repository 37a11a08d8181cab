import words from '#words/lead-forms.json' with { type: 'json' };

/** Label of the hidden field that only bots fill in. */
export const honeypotLabel = words.honeypot;
