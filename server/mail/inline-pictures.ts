/** Pictures are attached to the mail, so that opening it loads nothing and cannot be tracked. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export type InlinePicture = Readonly<{
  filename: string;
  content: Buffer;
  contentType: string;
  cid: string;
  contentDisposition: 'inline';
}>;

/** A mail refers to a picture by its path in the built site. */
const IMAGE_TAG = /<img [^>]*src="cid:([\w./-]+)"[^>]*>/g;

/** Leaves out a missing picture: the mail has the same content without it. */
export async function inlinePictures(
  html: string,
  siteDir: string,
): Promise<Readonly<{ html: string; pictures: readonly InlinePicture[] }>> {
  const pictures = new Map<string, InlinePicture>();
  for (const path of new Set([...html.matchAll(IMAGE_TAG)].map(([, path = '']) => path))) {
    const content = await readFile(join(siteDir, path)).catch(() => undefined);
    if (!content) continue;
    pictures.set(path, {
      filename: basename(path),
      content,
      contentType: 'image/png',
      // Some mail programs escape slashes.
      cid: path.replaceAll('/', '.'),
      contentDisposition: 'inline',
    });
  }
  return {
    html: html.replaceAll(IMAGE_TAG, (tag, path: string) =>
      pictures.has(path) ? tag.replace(`cid:${path}`, `cid:${pictures.get(path)?.cid}`) : '',
    ),
    pictures: [...pictures.values()],
  };
}
