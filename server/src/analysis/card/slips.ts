import type { Edition } from '../../edition/edition.js';
import { grammarOf, knownWordsOf } from '../../edition/grammar.js';
import type { Face } from '../../formats/card.js';
import { isSlot } from '../../formats/notation/slot-code.js';
import type { UnreadPiece } from '../../language/abilities/ability.js';
import { noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { type Repair, type Slip, slipKinds } from '../../language/repair/slip.js';
import { slipsIn } from '../../language/repair/slips.js';
import { canHaveSlip } from '../../language/repair/unread-slips.js';
import type { WrongWording } from '../../language/saying/edit.js';
import { shownSpan } from '../../language/saying/shown-span.js';
import { lineEndAt, lineStartAt, lineUpTo } from '../../text/line-at.js';
import { capitalized } from '../../util/capital.js';
import { abilitiesOf, cardContext } from './abilities.js';

/**
 * The slips in the rules text of a face. Offsets are UTF-16 units of the rules text.
 * @param ownWordsFor the words that the set adds to those of the rules and a text may have: requested only for the lines
 *   that cannot be read without them
 */
export function slipsOfFace(face: Face, edition: Edition, ownWordsFor: (lines: string) => OwnWords): readonly Slip[] {
  const readWith = (words: OwnWords) => abilitiesOf(face, { edition, set: { words } });
  const plain = readWith(noOwnWords);
  if (!plain) return [];
  const { text } = face.rulesText!;
  // Notes on a slot of the set's plan: "Card draw (added cost)".
  if (isSlot(face.name?.text) && plain.unread.length > 0 && !text.includes('.')) return [];
  const known = knownWordsOf(edition, noOwnWords);
  const mayHaveSlip = plain.unread.some((piece) => canHaveSlip(text, piece, known));
  const own = mayHaveSlip ? ownWordsFor(unreadLines(text, plain.unread)) : noOwnWords;
  const reading = own === noOwnWords ? plain : readWith(own)!;
  const typeLine = face.typeLine?.text ?? '';
  const card = { ...cardContext(face.name?.text ?? '', typeLine), typeLine, manaCost: face.manaCost?.text ?? '' };
  const marked = reading.wrongWordings.flatMap((wrong) => markedSlip(text, wrong) ?? []);
  const repaired = slipsIn(text, reading, grammarOf(edition, own), card, knownWordsOf(edition, own));
  if (marked.length === 0) return repaired;
  const others = repaired.filter((slip) => !marked.some(({ start, end }) => slip.start < end && start < slip.end));
  return [...others, ...marked].sort((a, b) => a.start - b.start);
}

/** The lines with unread words, as one text. */
function unreadLines(text: string, unread: readonly UnreadPiece[]): string {
  const lines = new Set<string>();
  for (const { start, end } of unread) {
    lines.add(text.slice(lineStartAt(text, start), lineEndAt(text, end)));
  }
  return [...lines].join('\n');
}

/** A wrong wording as a slip, if its mark in the grammar says that it is one. */
function markedSlip(text: string, { start, end: last, text: right, rule }: WrongWording): Slip | null {
  // "three card's"
  const end = right?.endsWith('s') && /^['’]s\b/.test(text.slice(last, last + 3)) ? last + 2 : last;
  const kind = slipKinds.find((each) => each === rule);
  const repairs = right === null ? [] : [{ start, end, newText: right }];
  // Numbers above twenty have no fix, since cards write them in digits.
  if (!kind || (kind === 'number-in-digits' && right === null)) return null;
  // "{2} {G}" is one amount of mana, as the slip about its space says.
  if (text[start - 1] === '}' && /^ \{[^TQ]/.test(text.slice(end - (end > start ? 1 : 0), end + 3))) return null;
  if (kind === 'missing-word' && text.slice(start, end).trim() === ',')
    return isOtherComma(text, start) ? null : commaSlip(text, start, repairs);
  if (/^its /.test(right ?? '') && text.startsWith('mana cost', end)) {
    const before = text.slice(Math.max(0, start - REACH), start);
    if (severalSpells.test(before)) return manaCostSlip(end + 'mana '.length);
  }
  // Words that are one too many are shown with those around them.
  const shown = right?.trim() === '' ? { start: wordStart(text, start), end: wordEnd(text, end) } : { start, end };
  return { kind, ...shownSpan(text, shown), repairs };
}

/** How far before a pronoun its spells are looked for, in UTF-16 units. */
const REACH = 150;

/** Several spells or cards, and no single one after them. */
const severalSpells = /\b(?:cards|spells|copies|them|those)\b(?![\s\S]*\b(?:it|card|spell|copy)\b)[^.]*$/;

/** "cast those cards without paying their mana cost" */
function manaCostSlip(start: number): Slip {
  const place = { start, end: start + 'cost'.length };
  return { kind: 'word-agreement', ...place, repairs: [{ ...place, newText: 'costs' }] };
}

/** Whether a comma is in the place of another mark: "you may pay {1} if you do, …", "Landfall, Whenever …". */
function isOtherComma(text: string, start: number): boolean {
  const before = lineUpTo(text, start);
  return (
    /\bif \w+ do$/.test(before) ||
    (/^(?:• )?\p{Lu}[\p{L} ]+$/u.test(before) && /^, (?:When|At )/.test(text.slice(start)))
  );
}

/** A comma without the word after it, such as “then”. Before a capital, a permission, or another subject a full stop is right. */
function commaSlip(text: string, start: number, repairs: readonly Repair[]): Slip {
  const shown = { start, end: wordEnd(text, start + 1) };
  const [next] =
    /(?<=^, )(?:\p{Lu}|y(?=ou may )|i(?=[ft] )|t(?=hey |his |hose |hat player ))/u.exec(text.slice(start)) ?? [];
  if (next === undefined) return { kind: 'missing-word', ...shown, repairs };
  const repair = { start, end: start + ', '.length + next.length, newText: `. ${capitalized(next)}` };
  return { kind: 'punctuation', ...shown, repairs: [repair] };
}

function wordStart(text: string, at: number): number {
  const before = text.slice(0, at).trimEnd();
  return Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1;
}

function wordEnd(text: string, at: number): number {
  return at + /^\s*[^\s.,:;]*/.exec(text.slice(at))![0].length;
}
