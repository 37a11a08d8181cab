import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { site } from '#content/site.ts';
import { wordsPlugin } from '../../build/plugins/words-plugin.ts';

type DeckModule = typeof import('./deck.tsx');

/** Writes the PDF, and deck.json with its title and size for the server and the pages. */
export async function writeDeck(outDir: string): Promise<string> {
  // Node.js cannot import JSX.
  const { module } = await runnerImport<DeckModule>('/media/deck/deck.tsx', {
    configFile: false,
    plugins: [wordsPlugin()],
  });
  const { pdf, pages } = await module.renderDeck();
  const facts = { pages, bytes: pdf.length, title: module.deckTitle };
  await writeFile(`${outDir}/${site.deck.fileName}`, pdf);
  await writeFile(`${outDir}/deck.json`, JSON.stringify(facts));
  return `${outDir}/${site.deck.fileName}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`;
}
