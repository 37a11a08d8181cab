/** Writes the deck alone, to look at it while its words or pages change. */
import { mkdir } from 'node:fs/promises';
import { writeDeck } from '../media/deck/write-deck.ts';

await mkdir('dist/site', { recursive: true });
console.log(await writeDeck('dist/site'));
