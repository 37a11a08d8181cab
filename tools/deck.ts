/** `npm run deck`: writes only the deck, to check changes to its copy or layout. */
import { mkdir } from 'node:fs/promises';
import { prepareFonts } from '../build/fonts.ts';
import { loadSource } from '../build/load-source.ts';

await prepareFonts();
await mkdir('dist/site', { recursive: true });
const { module, close } = await loadSource<typeof import('../media/deck/deck.tsx')>('/media/deck/deck.tsx');
console.log(await module.writeDeck('dist/site'));
await close();
