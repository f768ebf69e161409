/** What a slip is; also the id of the rule that reports it. */
export type SlipKind = (typeof slipKinds)[number];

export const slipKinds = [
  'doubled-word',
  'swapped-words',
  'misspelt-word',
  'word-agreement',
  'wrong-word',
  'missing-word',
  'extra-word',
  'punctuation',
  'capitalization',
  'number-in-digits',
  'number-in-words',
  'other-card-name',
] as const;

/** A change of one stretch of a text. Offsets are UTF-16 units. */
export interface Repair {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** A text with a repair made. */
export function afterRepair(text: string, { start, end, newText }: Repair): string {
  return text.slice(0, start) + newText + text.slice(end);
}

/** A repair with its offsets moved: that of a stretch for the text around it. */
export function moveRepair({ start, end, newText }: Repair, by: number): Repair {
  return { start: start + by, end: end + by, newText };
}

/** A place of a text that is wrong, and what is right there. */
export interface Slip {
  readonly kind: SlipKind;
  /** The words that are wrong; where a word is missing, those on both sides. */
  readonly start: number;
  readonly end: number;
  /** What makes the text right, the likeliest first. More than one if that cannot be told. */
  readonly repairs: readonly Repair[];
  /** Set if the words may as well be right in a sentence that the grammar does not know. */
  readonly isDoubtful?: true;
}
