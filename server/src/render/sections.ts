import type { CardPicture } from './card-picture.js';

/** How the rules text of a face is divided. */
export type SectionKind = 'chapters' | 'class' | 'levels' | 'loyalty';

/** Lines of rules text with what is shown beside or above them. */
export interface Section {
  /** The chapters (`I`, `II`), the cost of a loyalty ability, the levels (`LEVEL 1-3`), a number of counters (`12+`). */
  readonly marks: readonly string[];
  /** The line above the text: a class level with its cost. */
  readonly heading: { readonly cost: string; readonly words: string } | null;
  /** The power and toughness at these levels; null if they do not change. */
  readonly stats: string | null;
  readonly lines: readonly string[];
}

/** Rules text in sections. */
export interface Sections {
  readonly kind: SectionKind;
  readonly sections: readonly Section[];
}

/** More sections than any card has; the lines of further ones join the last. */
const MAX_SECTIONS = 12;

type Opening = Omit<Section, 'lines'> & { readonly rest: string };

/**
 * Divides cleaned lines of rules text into sections by the type line of the face; null if no line opens a section, so
 * that half-written cards are drawn like others.
 */
export function sectionsOf({ typeLine, game }: CardPicture, lines: readonly string[]): Sections | null {
  if (game === 'riftbound') return null;
  const kind = kindOf(typeLine.slice(0, 200).toLowerCase());
  const sections: { -readonly [Key in keyof Section]: Section[Key] }[] = [];
  let opened = false;
  for (const line of lines) {
    const last = sections.at(-1);
    const opening = sections.length < MAX_SECTIONS ? openings[kind](line) : null;
    if (opening) {
      const { rest, ...section } = opening;
      sections.push({ ...section, lines: rest === '' ? [] : [rest] });
      opened = true;
    } else if (kind === 'levels' && last && last.marks.length > 0 && last.lines.length === 0 && isStats(line)) {
      last.stats = line;
    } else if (last && (line.startsWith('•') || !standsAlone(kind, last))) {
      last.lines = [...last.lines, line];
    } else sections.push({ marks: [], heading: null, stats: null, lines: [line] });
  }
  return opened ? { kind, sections } : null;
}

function kindOf(typeLine: string): SectionKind {
  if (typeLine.includes('planeswalker')) return 'loyalty';
  if (/\bsaga\b/.test(typeLine)) return 'chapters';
  return /\bclass\b/.test(typeLine) ? 'class' : 'levels';
}

/** Whether a line without a mark begins a section of its own after this one: an ability after a chapter or a cost. */
function standsAlone(kind: SectionKind, { marks }: Section): boolean {
  return (kind === 'chapters' || kind === 'loyalty') && marks.length > 0;
}

function isStats(line: string): boolean {
  return /^[\d*+X−-]{1,6}\/[\d*+X−-]{1,6}$/.test(line);
}

const plain = { heading: null, stats: null } as const;

/** What opens a section of each kind; null for other lines. */
const openings: Readonly<Record<SectionKind, (line: string) => Opening | null>> = {
  // 714.2: “I, II — …”
  chapters(line) {
    const found = /^([IVX]{1,5}(?:, ?[IVX]{1,5}){0,5}) ?[—–-]+ ?(.*)$/.exec(line);
    return found && { ...plain, marks: found[1]!.split(/, ?/), rest: found[2]! };
  },
  // 716.2: “{1}{G}: Level 2”
  class(line) {
    const found = /^((?:\{[^{}\s]{1,12}\}){1,10}): ?(level \d{1,2})\b ?(.*)$/i.exec(line);
    return found && { marks: [], heading: { cost: found[1]!, words: found[2]! }, stats: null, rest: found[3]! };
  },
  // 711.2: “LEVEL 1-3”; station: “STATION 8+” or “8+ | …” (721.2)
  levels(line) {
    const level = /^(level|station) (\d{1,3}(?:[-–−]\d{1,3}|\+))$/i.exec(line);
    if (level) return { ...plain, marks: [level[1]!.toUpperCase(), level[2]!.replace(/[-−]/, '–')], rest: '' };
    const station = /^(\d{1,3}\+) ?\| ?(.*)$/.exec(line);
    return station && { ...plain, marks: [station[1]!], rest: station[2]! };
  },
  // 606.1: “+1: …”, “−X: …”
  loyalty(line) {
    const found = /^\[?([+−–-]?(?:\d{1,3}|X))\]?: ?(.*)$/i.exec(line);
    return found && { ...plain, marks: [found[1]!.replace(/^[–-]/, '−')], rest: found[2]! };
  },
};
