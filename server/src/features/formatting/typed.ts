import type { Snapshot } from '../../analysis/set/snapshot.js';
import { symbolKind } from '../../language/symbols.js';
import type { Edit } from '../../lint/finding.js';
import { regionEnd } from '../../text/region.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { typingPlaceAt } from '../completion/place.js';
import type { TypedField, TypingPlace } from '../completion/typing-place.js';

/** How a few characters before the cursor are printed. */
interface Replacement {
  /** How many UTF-16 units before the cursor the replaced text begins and ends. */
  readonly back: number;
  readonly end: number;
  readonly text: string;
}

type Typist = (place: TypingPlace, snapshot: Snapshot) => Replacement | null;

/** What is replaced after each character. */
const typists: Readonly<Record<string, Typist>> = {
  '-': longDash,
  ' ': bullet,
  ':': minus,
  '}': symbolCapitals,
};

/** The characters that the text before the cursor may be formatted after. */
export const typedCharacters: readonly string[] = [...Object.keys(typists), ')'];

/**
 * Returns the edit that writes what was just typed as cards print it: `--` as a dash, an asterisk before a mode as a bullet, the
 * minus sign of a loyalty cost, a symbol in capitals, a space before the rarity. Comments, headers and names are left
 * alone, and flavor text but for its dashes. At most one edit; empty if there is nothing to change.
 * @param offset the cursor, after the typed character
 */
export function typedFormatting(snapshot: Snapshot, offset: number): Edit[] {
  const character = snapshot.text.slice(Math.max(0, offset - 1), offset);
  if (character === ')') return spaceBeforeRarity(snapshot, offset);
  const typist = Object.hasOwn(typists, character) ? typists[character] : undefined;
  const place = typist && typingPlaceAt(snapshot, offset);
  const found = place && typist(place, snapshot);
  if (!found) return [];
  const { back, end, text } = found;
  const newText = place.encode(text);
  const span = place.spanOf(back, end);
  // The file may have the characters in another notation, such as an entity, which is more than what was typed.
  const isVerbatim = span.end - span.start === back - end;
  return newText === null || !isVerbatim ? [] : [{ span, newText }];
}

const withDashes: ReadonlySet<TypedField> = new Set(['type line', 'rules text', 'flavor']);

/** `--`, but not at the start of a line, where three hyphens separate the faces of a card. */
function longDash({ field, before }: TypingPlace): Replacement | null {
  if (!withDashes.has(field) || !before.endsWith('--')) return null;
  const head = before.slice(0, -2).trimEnd();
  return head === '' || head.endsWith('-') ? null : { back: 2, end: 0, text: '—' };
}

// The space shows that the asterisk begins neither power and toughness nor flavor text.
function bullet({ field, before }: TypingPlace): Replacement | null {
  return field === 'rules text' && before.trimStart() === '* ' ? { back: 2, end: 1, text: '•' } : null;
}

/** `-3:` or `[-3]:` at the start of an ability (606.4). */
function minus({ field, before }: TypingPlace, { edition }: Snapshot): Replacement | null {
  if (field !== 'rules text' || edition.game !== 'magic') return null;
  const cost = /(?:^|["“‘'])\[?([-–](?:\d{1,3}|X)\]?:)$/.exec(before)?.[1];
  return cost === undefined ? null : { back: cost.length, end: cost.length - 1, text: '−' };
}

const withSymbols: ReadonlySet<TypedField> = new Set(['mana cost', 'rules text']);

/** `{w}`, `{2/u}`; in Riftbound `{e3}` (energy) and `{p1}` (power). */
function symbolCapitals({ field, before }: TypingPlace, { edition }: Snapshot): Replacement | null {
  const inner = withSymbols.has(field) ? /\{([^{}\s]{1,8})\}$/.exec(before)?.[1] : undefined;
  if (inner === undefined) return null;
  const text = inner.toUpperCase();
  const isSymbol = symbolKind(inner) !== null || (edition.game === 'riftbound' && /^[EP]\d{1,2}$/.test(text));
  return isSymbol && text !== inner ? { back: inner.length + 1, end: 1, text } : null;
}

/** `Creature — Elf(rare)`: the rarity in parentheses after a type line of plain card text. */
function spaceBeforeRarity({ document, text }: Snapshot, offset: number): Edit[] {
  const placed = document.format === 'plain' ? lastAtOrBefore(document.cards, offset) : null;
  if (!placed) return [];
  for (const { typeLine, metadata } of placed.card.faces) {
    const rarity = metadata.find(({ key, keySpan }) => key === 'Rarity' && keySpan.start === keySpan.end);
    if (!typeLine || !rarity || placed.start + regionEnd(rarity.value) !== offset - 1) continue;
    const at = placed.start + regionEnd(typeLine);
    return text.slice(at, at + 1) === '(' ? [{ span: { start: at, end: at }, newText: ' ' }] : [];
  }
  return [];
}
