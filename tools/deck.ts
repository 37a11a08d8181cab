/** `npm run deck`: writes only the deck, to check changes to its copy or layout. */
import { mkdir } from 'node:fs/promises';
import { writeDeck } from '../media/deck/write-deck.ts';

await mkdir('dist/site', { recursive: true });
console.log(await writeDeck('dist/site'));
