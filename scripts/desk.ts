/** `npm run desk`: a link to the desk, or with --sample a desk to look at. */
await import('../server/cli/desk.ts');

export {};
