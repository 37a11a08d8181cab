/** Pictures travel inside the mail: nothing is fetched when it is opened, so opening it tells nobody anything. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the built site, by the name that a mail uses. */
const PICTURES = { mark: 'apple-touch-icon.png', deck: 'deck-cover.png' } as const;

export type PictureName = keyof typeof PICTURES;

export type InlinePicture = Readonly<{
  filename: string;
  content: Buffer;
  contentType: string;
  cid: string;
  contentDisposition: 'inline';
}>;

const TAG = /<img [^>]*src="cid:(\w+)"[^>]*>/g;

/** A picture that the built site lacks is left out: the mail says the same without it. */
export async function inlinePictures(
  html: string,
  siteDir: string,
): Promise<Readonly<{ html: string; pictures: readonly InlinePicture[] }>> {
  const names = [...new Set([...html.matchAll(TAG)].map(([, name]) => name))];
  const found = await Promise.all(
    names.map(async (name): Promise<InlinePicture | undefined> => {
      const file = PICTURES[name as PictureName];
      const content = await readFile(join(siteDir, file)).catch(() => undefined);
      return (
        content && {
          filename: file,
          content,
          contentType: 'image/png',
          cid: name as string,
          contentDisposition: 'inline',
        }
      );
    }),
  );
  const pictures = found.filter((picture) => picture !== undefined);
  const kept = new Set(pictures.map(({ cid }) => cid));
  return { html: html.replaceAll(TAG, (tag, name: string) => (kept.has(name) ? tag : '')), pictures };
}
