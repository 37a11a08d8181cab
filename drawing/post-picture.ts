/** Illustrations of the example week: one drawing per day, colored and cropped for each platform. */
export type PictureTones = { background: string; shape: string; accent: string; line: string };

/** The important part is between 70 and 530 horizontally and 90 and 440 vertically. */
const MOTIFS = {
  /** A roof from above with the measurements of a survey. */
  survey: ({ background, shape, accent, line }: PictureTones) =>
    [
      `<path d="M100 350L190 150H500L410 350z" fill="${shape}"/>`,
      `<path d="M180 310l27-60h60l-27 60zM290 310l27-60h60l-27 60z" fill="${background}"/>`,
      `<circle cx="420" cy="205" r="44" fill="${accent}"/>`,
      `<path d="M100 385H410M100 372v26M410 372v26M440 356L527 162M428 350l24 12M515 156l24 12" fill="none" stroke="${line}" stroke-width="6"/>`,
    ].join(''),
  /** Five bills, before and after. */
  bills: ({ shape, accent, line }: PictureTones) =>
    [
      ...[170, 220, 140, 200, 250].map(
        (before, i) =>
          `<path d="M${95 + i * 86} 400v-${before}h30v${before}z" fill="${shape}"/><path d="M${130 + i * 86} 400v-${Math.round(before * 0.69)}h30V400z" fill="${accent}"/>`,
      ),
      `<path d="M75 403H525" stroke="${line}" stroke-width="6"/>`,
    ].join(''),
  /** The price of electricity over a day, lowest at noon, above a warehouse. */
  tariff: ({ shape, accent, line }: PictureTones) =>
    [
      `<path d="M130 1800V330l170-70 170 70v1470z" fill="${shape}"/>`,
      `<path d="M240 1800V385h120v1415z" fill="${line}"/>`,
      `<circle cx="300" cy="150" r="36" fill="${accent}"/>`,
      `<path d="M-1200 130H90C190 130 200 235 300 235S410 130 510 130H1800" fill="none" stroke="${line}" stroke-width="9"/>`,
    ].join(''),
  /** Four answers of a poll. The first has the most votes. */
  poll: ({ shape, accent }: PictureTones) =>
    [420, 250, 330, 160]
      .map(
        (width, i) =>
          `<rect x="90" y="${118 + i * 74}" width="${width}" height="52" rx="26" fill="${i === 0 ? accent : shape}"/>`,
      )
      .join(''),
  /** Four people with helmets. */
  crew: ({ shape, accent, line }: PictureTones) =>
    [0, 1, 2, 3]
      .map((i) => {
        const x = 132 + i * 112;
        return `<path d="M${x - 46} 1800V320a46 46 0 0 1 92 0V1800z" fill="${shape}"/><circle cx="${x}" cy="222" r="36" fill="${line}"/><path d="M${x - 50} 214h100M${x - 40} 214a40 40 0 0 1 80 0z" fill="${accent}" stroke="${accent}" stroke-width="8"/>`;
      })
      .join(''),
  /** Three figures: a circle with one third in another color, five roofs, and a zero. */
  numbers: ({ shape, accent, line }: PictureTones) =>
    [
      `<g fill="none" stroke-width="30"><circle cx="170" cy="260" r="66" stroke="${shape}"/><path d="M170 194a66 66 0 0 1 61 91" stroke="${accent}"/><circle cx="460" cy="260" r="50" stroke="${line}"/></g>`,
      ...[0, 1, 2, 3, 4].map(
        (i) => `<path d="M282 ${190 + i * 38}l38-24 38 24z" fill="${i % 2 ? shape : accent}"/>`,
      ),
    ].join(''),
};

export type Motif = keyof typeof MOTIFS;

/** Always shows the important part whole and fills the rest with the background. */
export const postPicture = (motif: Motif, tones: PictureTones): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="70 90 460 350">',
    `<rect x="-1200" y="-1200" width="3000" height="3000" fill="${tones.background}"/>`,
    MOTIFS[motif](tones),
    '</svg>',
  ].join('');
