import { namesOf } from '../../analysis/card/card-names.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';
import { wordings } from './legacy-wordings.js';

/** Names of other things where a card refers to itself, also in sentences that are not read. */
export function namesInSelfPlaces(face: FaceReading): Span[] {
  if (namesOf(face.card).length === 0) return [];
  const typeLine = face.face.typeLine?.text ?? '';
  if (face.card.role === 'token' || /\b(?:Legendary|Vanguard|Scheme|Plane)\b/.test(typeLine)) return [];
  return [...wordings(face.text, selfPlaces)].flatMap(({ match, span: { start } }) => {
    const end = start + match[0].length;
    const isOther = !isOwnName(match[0], face) && mayBeName(match[0], face) && !face.isName({ start, end });
    return isOther && !isQuoted(face, { start, end }) ? [{ start, end }] : [];
  });
}

const name =
  "(?!(?:When\\w*|As|At|If|This|That|Those|These|Target|Each|Every|All|Any|An?|Another|Other|Enchanted|Equipped|Fortified|It|You|Your|Then|Until|Up|X|Y)\\b)\\p{Lu}[\\p{L}\\d'’-]*(?:,? (?:(?:of|the|and|to|in|for|from|a) ){0,2}\\p{Lu}[\\p{L}\\d'’-]*)+";

/** Names where a card refers to itself: as what enters or attacks, in a cost, or as what has a counter. */
const selfPlaces = new RegExp(
  // A capital is looked for first: what is behind takes longer to test, at every character.
  `(?=\\p{Lu})(?:${[
    `(?<=\\bWhen(?:ever)? )${name}(?= (?:enters|attacks|dies|blocks|deals|becomes|leaves|transforms|is put|is turned|is dealt)\\b)`,
    `(?<=\\b(?:Sacrifice|Exile|Return|Untap|Tap) )${name}(?=:| from your )`,
    `(?<=\\bcounters? on )${name}(?=[.,])`,
    `(?<=\\b(?:than|equal to) )${name}(?=['’]s (?:power|toughness|mana value)\\b)`,
    `(?<=^|\\. |: )${name}(?= (?:enters|attacks each|gets|gains|deals|doesn['’]t untap|has the indicated)\\b)`,
    `(?<=^|\\. |: |— |, (?:and |then )?)${name}(?= deals (?:\\d|X|damage))`,
  ].join('|')})`,
  'gmu',
);

/** Whether words are a name of the card, without regard to accents, case and marks. */
function isOwnName(written: string, { card }: FaceReading): boolean {
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const own = namesOf(card).flatMap((full) => [full, ...full.split(/ \/\/ |, |: /), full.replace(/ ?\(.*$/, '')]);
  return own.some((each) => fold(each) === fold(written));
}

/** Whether words with capitals may be a card's name: not subtypes, and no name that the text introduces. */
function mayBeName(written: string, face: FaceReading): boolean {
  const { vocabulary } = face.edition;
  const isWord = (word: string) =>
    vocabulary.subtypes.has(word) || vocabulary.cardTypes.has(word) || vocabulary.supertypes.has(word);
  if (
    written
      .toLowerCase()
      .split(/ and | or | /)
      .every((word) => isWord(word) || isWord(word.replace(/s$/, '')))
  )
    return false;
  return !introductions.some((word) => face.text.includes(`${word} ${written}`));
}

/** Words before a name that the text gives to something else. */
const introductions = ['named', 'with', 'into', 'create', 'creates', 'Create', 'the', 'choose', 'name'];

/** Whether a place is in the ability of another object. */
function isQuoted({ quotes }: FaceReading, { start }: Span): boolean {
  return quotes.some(({ pairs }) => pairs.some(({ open, close }) => open < start && start < close));
}
