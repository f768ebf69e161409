import { namesOf } from '../../analysis/card/card-names.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';

/** Names of other things where a card refers to itself, also in sentences that are not read. */
export function namesInSelfPlaces(face: FaceReading): Span[] {
  if (namesOf(face.card).length === 0) return [];
  const typeLine = face.face.typeLine?.text ?? '';
  if (face.card.role === 'token' || /\b(?:Legendary|Vanguard|Scheme|Plane)\b/.test(typeLine)) return [];
  return selfPlacesIn(face.text).filter(({ start, end }) => {
    const words = face.text.slice(start, end);
    const isOther = !isOwnName(words, face) && mayBeName(words, face) && !face.isName({ start, end });
    return isOther && !isQuoted(face, { start, end });
  });
}

const name =
  "(?!(?:When\\w*|As|At|If|This|That|Those|These|Target|Each|Every|All|Any|An?|Another|Other|Enchanted|Equipped|Fortified|It|You|Your|Then|Until|Up|X|Y)\\b)\\p{Lu}[\\p{L}\\d'’-]*(?:,? (?:(?:of|the|and|to|in|for|from|a) ){0,2}\\p{Lu}[\\p{L}\\d'’-]*)+";

/** What stands around a name where a card refers to itself: as what enters or attacks, in a cost, with a counter. */
const selfPlaces: readonly { readonly before: string; readonly after: string }[] = [
  {
    before: '\\bWhen(?:ever)? ',
    after: ' (?:enters|attacks|dies|blocks|deals|becomes|leaves|transforms|is put|is turned|is dealt)\\b',
  },
  { before: '\\b(?:Sacrifice|Exile|Return|Untap|Tap) ', after: ':| from your ' },
  { before: '\\bcounters? on ', after: '[.,]' },
  { before: '\\b(?:than|equal to) ', after: "['’]s (?:power|toughness|mana value)\\b" },
  {
    before: '^|\\. |: ',
    after: " (?:enters|attacks each|gets|gains|deals|doesn['’]t untap|has the indicated)\\b",
  },
  { before: '^|\\. |: |— |, (?:and |then )?', after: ' deals (?:\\d|X|damage)' },
];

/** A name between any of them. The pattern of a name takes long to compile, so it is not repeated for each. */
const inSelfPlace = new RegExp(
  // A capital is looked for first: what is behind takes longer to test, at every character.
  `(?=\\p{Lu})(?<=${selfPlaces.map(({ before }) => before).join('|')})${name}(?=${selfPlaces.map(({ after }) => after).join('|')})`,
  'gmu',
);

const sides = selfPlaces.map(({ before, after }) => ({
  before: new RegExp(`(?<=${before})`, 'my'),
  after: new RegExp(after, 'my'),
}));

/** What every such name has: a quick look, as most texts have none. */
const twoCapitals = /[A-Z\x80-\uffff]\S{0,60} (?:(?:of|the|and|to|in|for|from|a) ){0,2}[A-Z\x80-\uffff]/;

/** The names in such places. */
function selfPlacesIn(text: string): Span[] {
  const found: Span[] = [];
  if (!twoCapitals.test(text)) return found;
  inSelfPlace.lastIndex = 0;
  for (let match = inSelfPlace.exec(text); match; match = inSelfPlace.exec(text)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (isSelfPlace(text, span)) found.push(span);
    else inSelfPlace.lastIndex = span.start + 1; // "Sacrifice Ashen Hound" begins with a capital, too
  }
  return found;
}

/** Whether what stands before and after a name belongs together. */
function isSelfPlace(text: string, { start, end }: Span): boolean {
  return sides.some(({ before, after }) => matchesAt(before, text, start) && matchesAt(after, text, end));
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

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
