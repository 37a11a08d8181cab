/** Layout of the cover in points, for the PDF and for the cover image. */
export const COVER = {
  title: { width: 760, marginTop: 14 },
  lead: { width: 580, marginTop: 20 },
  lines: { seed: 21, top: 292, height: 210 },
  logo: { size: 186, right: 60, halo: 11 },
} as const;

/** Style of the lines in the background. `highlighted` has the indexes of the highlighted lines. */
export const LINE_STYLE = { lines: 15, highlighted: [3, 7, 11], highlightedWidth: 1.6, width: 1 } as const;

/** The small logo and the name at the bottom of each page. */
export const FOOTER = { logoSize: 15, gap: 6, fontSize: 12 } as const;
