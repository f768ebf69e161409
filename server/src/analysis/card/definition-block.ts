import { type Characteristics, customColorsOf as customColorsIn } from '../../edition/characteristics.js';
import { abilityText, joinTwoWordTypes, keywordText } from '../../edition/describe.js';
import type { Edition } from '../../edition/edition.js';
import type { Face } from '../../formats/card.js';
import { colorLetters } from '../../language/lexicon.js';
import { parseTypeLine } from '../../language/type-line.js';

/** The characteristics that a block of a token file defines. */
export function describeDefinition(face: Face, edition: Edition): Characteristics {
  const line = face.typeLine ? parseTypeLine(face.typeLine.text) : null;
  const rules = face.rulesText?.text ?? '';
  const { keywords, abilities } = splitAbilities(rules, edition);
  const might = metadataOf(face, 'Might');
  const subtypes = joinTwoWordTypes(line?.subtypes.map((node) => node.text) ?? [], edition.vocabulary);
  return {
    name: face.name?.text ?? null,
    // Card programs write "Token Creature"; *Token* is not a supertype (205.4a).
    supertypes: line?.supertypes.map((node) => node.text).filter((word) => word.toLowerCase() !== 'token') ?? [],
    colors: colorsOf(metadataOf(face, 'Color')),
    types: line?.types.map((node) => node.text) ?? [],
    subtypes,
    pt: edition.game === 'riftbound' ? null : (face.stats?.text ?? null),
    loyalty: metadataOf(face, 'Loyalty'),
    keywords,
    abilities,
    back: null,
    might: might === null ? null : Number.parseInt(might, 10),
    tags: edition.game === 'riftbound' ? subtypes : [],
  };
}

function metadataOf(face: Face, key: string): string | null {
  return face.metadata.find((entry) => entry.key === key)?.value.text ?? null;
}

/**
 * The colors of `Color: red and white`, or of letters as card programs write them: `RW`. Absent means colorless for a
 * token definition. Any other word is a custom color; custom letters are ignored, as they have no names.
 */
function colorsOf(text: string | null): readonly string[] {
  if (text === null) return [];
  const words = text.slice(0, MAX_COLORS_LENGTH).split(/[^\p{L}-]+/u);
  const letters = new Set(words.flatMap(lettersIn));
  const own = words.filter((word) => word !== '' && !isLetters(word) && !isCommon(word.toLowerCase()));
  return [...[...colorLetters.values()].filter((letter) => letters.has(letter)), ...own];
}

const MAX_COLORS_LENGTH = 200;

function lettersIn(word: string): string[] {
  const letter = colorLetters.get(word.toLowerCase());
  return letter ? [letter] : isLetters(word) ? [...word] : [];
}

/** Whether a word consists of color letters, some of which may be custom: `UR`. */
function isLetters(word: string): boolean {
  return /^[A-Z]+$/.test(word) && !isCommon(word.toLowerCase());
}

/** The custom colors of a face's `Color:` line, as words. */
export function customColorsOfFace(face: Face): string[] {
  return customColorsIn(colorsOf(metadataOf(face, 'Color')));
}

/** Whether a word in a list of colors is not a custom color. */
function isCommon(word: string): boolean {
  return colorLetters.has(word) || word === 'colorless' || word === 'and' || word === 'none';
}

/** A line of only keywords ("Trample, haste") becomes keywords; any other line is an ability. */
function splitAbilities(rules: string, edition: Edition): { keywords: string[]; abilities: string[] } {
  const keywords: string[] = [];
  const abilities: string[] = [];
  for (const line of rules.split('\n')) {
    const plain = withoutReminder(line.trim());
    if (plain === '') continue;
    const pieces = plain.split(', ');
    if (pieces.every((piece) => isKeyword(piece, edition))) keywords.push(...pieces.map(keywordText));
    else abilities.push(abilityText(plain));
  }
  return { keywords, abilities };
}

/** A line without the reminder text at its end (207.2a). */
function withoutReminder(line: string): string {
  const open = line.endsWith(')') ? line.lastIndexOf('(') : -1;
  return open < 0 ? line : line.slice(0, open).trimEnd();
}

/** Whether a piece begins with a keyword of the edition and is not a sentence. */
export function isKeyword(piece: string, { vocabulary }: Edition): boolean {
  const words = piece.toLowerCase().split(' ');
  if (piece.endsWith('.')) return false;
  for (let length = Math.min(3, words.length); length > 0; length--) {
    if (vocabulary.keywords.has(words.slice(0, length).join(' '))) return true;
  }
  return /^\S+walk$/.test(words[0]!) || /^\[.*\]$/.test(piece);
}
