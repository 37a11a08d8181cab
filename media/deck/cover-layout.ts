/** Layout of the cover in points, shared by the PDF and the cover image. */
export const COVER = {
  title: { width: 760, marginTop: 14 },
  lead: { width: 580, marginTop: 20 },
  river: { seed: 21, top: 292, height: 210 },
  wheel: { size: 186, right: 60, halo: 11 },
} as const;

/** Shape of the lines in the deck. */
export const RIVER = { lines: 15, lit: [3, 7, 11], litWidth: 1.6, width: 1 } as const;

/** The small mark and the name at the foot of each page. */
export const FOOT = { mark: 15, gap: 6, fontSize: 12 } as const;
