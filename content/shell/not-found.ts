import words from '#words/not-found.json' with { type: 'json' };
import { productLinks } from './navigation.ts';

export const notFound = { ...words.notFound, elsewhere: { title: words.elsewhere, links: productLinks } };
