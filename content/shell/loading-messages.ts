import words from '#words/loading.json' with { type: 'json' };

export const loadingMessages = words.messages;
