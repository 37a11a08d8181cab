/** Sets pictures side by side: a row for each thing shown, a column for each way it is seen. */
import sharp, { type OverlayOptions, type WebpOptions } from 'sharp';

/** A picture that does not exist leaves its place empty. */
export type Row = Readonly<{ name: string; pictures: readonly (Buffer | undefined)[] }>;
export type Sheet = Readonly<{ columns: readonly { title: string; width: number }[]; rows: readonly Row[] }>;

/** What a WebP can hold is 16,383 px: longer rows go on beside the first ones. */
const LONGEST = 16_000;
const GAP = 16;
/** Two lines of words above each row: what it shows, and what each column is. */
const LINE = 24;
const WORDS = 2 * LINE;
const GROUND = '#7d8582';

export async function sheetOf({ columns, rows }: Sheet, webp: WebpOptions): Promise<Buffer> {
  const stripWidth = columns.reduce((sum, { width }) => sum + width + GAP, GAP);
  const placed: OverlayOptions[] = [];
  let left = 0;
  let top = 0;
  let height = 0;
  for (const { name, pictures } of rows) {
    const scaled = await Promise.all(
      pictures.map((bytes, at) => bytes && scale(bytes, columns[at]?.width ?? 0)),
    );
    const rowHeight = WORDS + GAP + Math.max(...scaled.map((picture) => picture?.info.height ?? 0));
    if (top > 0 && top + rowHeight > LONGEST) {
      left += stripWidth;
      top = 0;
    }
    let x = left + GAP;
    placed.push({ input: label(name, stripWidth - GAP), left: x, top });
    scaled.forEach((picture, at) => {
      const { title, width } = columns[at] ?? { title: '', width: 0 };
      placed.push({ input: label(title, width), left: x, top: top + LINE });
      if (picture) placed.push({ input: picture.data, raw: picture.info, left: x, top: top + WORDS });
      x += width + GAP;
    });
    top += rowHeight;
    height = Math.max(height, top);
  }
  const canvas = { width: left + stripWidth, height, channels: 3 as const, background: GROUND };
  return sharp({ create: canvas, limitInputPixels: false }).composite(placed).webp(webp).toBuffer();
}

const scale = (bytes: Buffer, width: number) =>
  sharp(bytes).removeAlpha().resize({ width }).raw().toBuffer({ resolveWithObject: true });

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LINE}"><text y="18" font-family="sans-serif" font-size="14" fill="#fff">${text}</text></svg>`,
  );
