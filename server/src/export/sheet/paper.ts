/** A sheet of paper in portrait orientation, in tenths of a millimetre: the units of drawings. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** The supported paper sizes. */
export const papers = {
  a4: { width: 2100, height: 2970 },
  letter: { width: 2159, height: 2794 },
} as const satisfies Readonly<Record<string, Paper>>;

export type PaperName = keyof typeof papers;

export const paperNames = Object.keys(papers) as PaperName[];
