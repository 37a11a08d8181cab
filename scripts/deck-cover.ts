/** The deck's first page as a picture, for the mail that brings it. */
import { writeFile } from 'node:fs/promises';
import { deck } from '#content/deck.ts';
import { socialHero } from '#content/social-os.ts';
import { ogImage } from './og-images.ts';

export async function writeDeckCover(out: string): Promise<void> {
  const card = { kicker: `${socialHero.name}: ${deck.cover.label}`, headline: socialHero.title };
  await writeFile(`${out}/deck-cover.png`, await ogImage(card, 21));
}
