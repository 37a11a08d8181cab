/** Pictures travel inside the mail: nothing is fetched when it is opened, so opening it tells nobody anything. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export type InlinePicture = Readonly<{
  filename: string;
  content: Buffer;
  contentType: string;
  cid: string;
  contentDisposition: 'inline';
}>;

/** A mail names a picture by its path in the built site. */
const TAG = /<img [^>]*src="cid:([\w./-]+)"[^>]*>/g;

/** A picture that the built site lacks is left out: the mail says the same without it. */
export async function inlinePictures(
  html: string,
  siteDir: string,
): Promise<Readonly<{ html: string; pictures: readonly InlinePicture[] }>> {
  const pictures = new Map<string, InlinePicture>();
  for (const path of new Set([...html.matchAll(TAG)].map(([, path = '']) => path))) {
    const content = await readFile(join(siteDir, path)).catch(() => undefined);
    if (!content) continue;
    pictures.set(path, {
      filename: basename(path),
      content,
      contentType: 'image/png',
      // Without a slash, which some mail programs would escape.
      cid: path.replaceAll('/', '.'),
      contentDisposition: 'inline',
    });
  }
  return {
    html: html.replaceAll(TAG, (tag, path: string) =>
      pictures.has(path) ? tag.replace(`cid:${path}`, `cid:${pictures.get(path)?.cid}`) : '',
    ),
    pictures: [...pictures.values()],
  };
}
