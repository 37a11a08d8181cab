import { writeFile } from 'node:fs/promises';
import { site } from '#content/site.ts';
import { deckTitle, renderDeck } from './deck.tsx';

/** Writes the PDF, and deck.json with its title and size for the server and the pages. */
export async function writeDeck(outDir: string): Promise<string> {
  const { pdf, pages } = await renderDeck();
  const facts = { pages, bytes: pdf.length, title: deckTitle };
  await writeFile(`${outDir}/${site.deck.fileName}`, pdf);
  await writeFile(`${outDir}/deck.json`, JSON.stringify(facts));
  return `${outDir}/${site.deck.fileName}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`;
}
