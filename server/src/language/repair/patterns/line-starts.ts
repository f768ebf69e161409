import type { SlipPattern } from './slip-pattern.js';

/** Whether a text is that of a Saga: it has the reminder text of one or a chapter. */
const saga = /^\(As this Saga enters|^[IVX]+(?:, [IVX]+)* — /m;

/** Whether a text has loyalty abilities. */
const loyalty = /^(?:[+−–-](?:\d+|X)|0): /m;

/** The beginning of modes and some of them, up to the next one. */
const modes = /—\n(?:(?:•|[◦●‣∙▪■○»>.*·–—-]|o |\(?[1-6a-e][.)]).*\n)*$/;

/** How far before a line its modes are looked for, in UTF-16 units. */
const REACH = 1_000;

/** Slips in what lines begin with: bullets, numbers of chapters, costs in loyalty. */
export const lineStarts: readonly SlipPattern[] = [
  // "•• Draw a card."
  { kind: 'punctuation', has: ['•'], pattern: /^(?: +•|•(?: ?•)+) */gm, right: '• ' },
  // "I. Draw a card.", "I,II — Scry 1.", "i — Scry 1."; dashes that are too short have a rule of their own
  {
    kind: 'punctuation',
    pattern:
      /^(?:[IVX]+|[ivx]+|[1-6])(?:(?: ?[,&/-] ?| and | )(?:[IVX]+|[ivx]+|[1-6])(?![\p{L}\d]))* ?(?:—|--|–(?=\S)|[.:),]|(?<= )(?=\p{Lu}\p{Ll})) ?(?=\S)(?![IVXivx]+\b|\d)/gmu,
    right: ({ 0: written, input }) => (saga.test(input) ? chapters(written) : null),
  },
  // "2: Draw a card.", "− 2: Draw a card.", "−2 - Draw a card.", "2−: Draw a card."
  {
    kind: 'punctuation',
    pattern: /^(?!0: )([+−–-]?) ?(\d+|X)([+−–-]?)(?: ?[:;,.]| [-–—])? ?(?=\p{Lu}\p{Ll}+ )/gmu,
    right: ({ 0: written, 1: before, 2: number, 3: after, index, input }, { card: { typeLine } }) => {
      if (!/\bPlaneswalker\b/.test(typeLine) || (!before && !after && !/[:;—–]/.test(written))) return null;
      const isFirst = !loyalty.test(input.slice(0, index));
      const usual = isFirst ? '+' : (/^[−–-](?=(?:\d+|X): )/m.exec(input)?.[0] ?? '−');
      const right = `${before || after || (number === '0' ? '' : usual)}${number}: `;
      return right === written ? null : right;
    },
  },
  // "1) Draw a card.", "- Draw a card." among modes
  {
    kind: 'punctuation',
    pattern: /^(?:[◦●‣∙▪■○»>.*·–—-]|o|\(?[1-6a-e][.)]) ?(?=[\p{Lu}{])/gmu,
    right: ({ index, input }) => {
      const before = input.slice(Math.max(0, index - REACH), index);
      return modes.test(before) || /\n•.*\n$/.test(before) || /^.*\n•/.test(input.slice(index)) ? '• ' : null;
    },
  },
  // "Choose one." or "Choose one…" before modes
  {
    kind: 'punctuation',
    has: ['\n•'],
    pattern:
      /(?:\.{1,3}|…|,)?(?=\n•)(?<=\b[Cc]hooses? (?:one|two|three|four|up to \p{Ll}+|any number|one or both|one or more|that many)(?: at random| that [^.,:—–\n-]{1,60})?(?:\.{1,3}|…|,)?)/gu,
    right: ' —',
  },
  // "You may choose the same mode more than once —"
  {
    kind: 'punctuation',
    has: ['\n•'],
    pattern: /(?<=\bmore than once) ?[—–-](?=\n•)/g,
    right: '.',
  },
  // "[+1]: Draw a card." among loyalty abilities without brackets
  {
    kind: 'punctuation',
    has: [']: '],
    pattern: /^\[(?:[+−–-](?:\d+|X)|0)\](?=: )/gm,
    right: ({ 0: cost, input }) => (loyalty.test(input) ? cost.slice(1, -1) : null),
  },
];

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The numbers of some chapters as cards write them. */
function chapters(written: string): string | null {
  const numbers = written.toUpperCase().match(/[IVX]+|\d/g)!;
  const right = `${numbers.map((number) => roman[Number(number) - 1] ?? number).join(', ')} — `;
  return right === written ? null : right;
}
