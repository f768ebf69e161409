import { analyseCard, rulesTreeOf } from '../../analysis/card/card-analysis.js';
import { CreatedToken } from '../../analysis/card/created.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import { singularsOf } from '../../analysis/card/plural.js';
import { referencesIn, resolve } from '../../analysis/card/references.js';
import { keyOf } from '../../analysis/card/token-key.js';
import { createdInSet } from '../../analysis/keywords/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { nameFrom } from '../../edition/describe.js';
import type { Card, PlacedCard } from '../../formats/card.js';
import { textsOfCard } from '../../formats/card-text.js';
import { type Item, partOf, partsOf, type RulesTree } from '../../language/ast.js';
import { asInstruction } from '../../language/mention.js';
import { parseTypeLine } from '../../language/type-line.js';
import { type Region, toSource } from '../../text/region.js';
import { cover, type Span, shift } from '../../text/span.js';

/**
 * How a file speaks of a token:
 *
 * - `definition`: the name of its definition in a token file
 * - `subtype`: the subtypes on that definition's type line, where the name follows from them (111.4)
 * - `maker`: an instruction or a keyword that makes it
 * - `mention`: words that mean it and make nothing
 * - `link`: an entry that links a card and the token
 */
export type Role = 'definition' | 'subtype' | 'maker' | 'mention' | 'link';

/** A place where a file speaks of a token. */
export interface Occurrence {
  /** Which token, as `keyOf` has it. */
  readonly key: string;
  readonly role: Role;
  /** Offsets in the file: the words of its name without "Token", or the keyword that makes it. */
  readonly span: Span;
  /** Where those words stand, to put others there; null for a keyword, which is not the token's name. */
  readonly words: PlacedWords | null;
}

/** Words in card text, and the way back to the file. */
export interface PlacedWords {
  readonly region: Region;
  /** Offsets in the region's text. */
  readonly span: Span;
  /** Where the card starts in the file. */
  readonly start: number;
  readonly plural: boolean;
}

/** What a file says of one token. Cards without the letters of its name are not looked at. */
export function occurrencesOf(key: string, snapshot: Snapshot): Occurrence[] {
  const { cards } = snapshot.document;
  const { predefined, makers } = snapshot.edition;
  const made = predefined.has(key) ? [...makers.keys()] : [];
  for (const { word } of snapshot.set.keywords.makers) made.push(stemOf(word));
  const stem = stemOf(key);
  const mayNameIt = (card: Card) => {
    const lower = textsOfCard(card).join('\n').toLowerCase();
    return lower.includes(stem) || made.some((word) => lower.includes(word));
  };
  const found = cards.flatMap((placed) => (mayNameIt(placed.card) ? occurrencesOn(placed, snapshot) : []));
  return found.filter((occurrence) => occurrence.key === key);
}

/** The letters that singular and plural of a name share: all but its last two. */
function stemOf(key: string): string {
  return key.slice(0, Math.max(1, key.length - 2));
}

/** Everything a card says of tokens with a name. */
export function occurrencesOn({ card, start }: PlacedCard, snapshot: Snapshot): Occurrence[] {
  const found: Occurrence[] = [];
  const add = (name: string, role: Role, region: Region, span: Span, plural = false) => {
    const place = shift(toSource(region, span), start);
    found.push({ key: keyOf(name), role, span: place, words: { region, span, start, plural } });
  };
  for (const analysis of analyseCard(card, snapshot.edition).faces) {
    definitionOn(analysis, snapshot, add);
    const region = analysis.face.rulesText;
    const tree = rulesTreeOf(analysis, snapshot.edition);
    if (!region || !tree) continue;
    for (const { name, span, plural } of madeAndMeant(tree, snapshot)) {
      add(name, span.role, region, span, plural);
    }
    for (const token of createdInSet(analysis, snapshot.set.keywords, snapshot.edition)) {
      if (token.via === null || token.characteristics.name === null) continue;
      const place = shift(toSource(region, token.span), start);
      found.push({ key: keyOf(token.characteristics.name), role: 'maker', span: place, words: null });
    }
  }
  for (const { name } of card.links?.entries ?? []) add(name.text, 'link', name, baseOf(name.text));
  return found;
}

type Add = (name: string, role: Role, region: Region, span: Span, plural?: boolean) => void;

function definitionOn({ face, definition }: FaceAnalysis, { edition }: Snapshot, add: Add): void {
  if (!definition || !face.name) return;
  add(face.name.text, 'definition', face.name, baseOf(face.name.text));
  const { typeLine } = face;
  const subtypes = typeLine ? parseTypeLine(typeLine.text).subtypes : [];
  const [first, last] = [subtypes[0], subtypes.at(-1)];
  if (!typeLine || !first || !last) return;
  const byDefault = nameFrom(
    subtypes.map(({ text }) => text),
    edition.naming,
  );
  if (byDefault !== null && keyOf(byDefault) === keyOf(face.name.text)) {
    add(face.name.text, 'subtype', typeLine, cover(first.span, last.span));
  }
}

/** A name without the word "Token" behind it. */
export function baseOf(name: string): Span {
  const end = /(?<! ) +(?:token|\(token\))\s*$/i.exec(name)?.index ?? name.trimEnd().length;
  return { start: 0, end };
}

interface NamedOccurrence {
  readonly name: string;
  readonly span: Span & { readonly role: Role };
  readonly plural: boolean;
}

/** The tokens that a text makes or means by their names. */
function* madeAndMeant(tree: RulesTree, { edition, set }: Snapshot): Generator<NamedOccurrence> {
  for (const phrase of tree.phrases) {
    for (const item of phrase.items) yield* nameOf(new CreatedToken(phrase, item, edition), item, 'maker');
  }
  for (const mention of tree.mentions) {
    const phrase = asInstruction(mention);
    for (const item of mention.items) yield* nameOf(new CreatedToken(phrase, item, edition), item, 'mention');
  }
  for (const reference of referencesIn(tree)) {
    const meaning = resolve(reference, edition, set);
    const [predefined] = meaning?.predefined.length === 1 ? meaning.predefined : [];
    const name = meaning?.own?.name ?? predefined?.words;
    if (name === undefined) continue;
    const base = baseOf(reference.words);
    const span = { start: reference.span.start, end: reference.span.start + base.end };
    yield { name, span: { ...span, role: 'mention' }, plural: keyOf(reference.words) !== keyOf(name) };
  }
}

/** The name of a token that a phrase speaks of, where its words are the name. */
function* nameOf(token: CreatedToken, item: Item, role: Role): Generator<NamedOccurrence> {
  const named = partOf(item, 'name');
  if (named) {
    const { text, span } = named.name;
    yield { name: text, span: { start: span.start, end: span.start + baseOf(text).end, role }, plural: false };
    return;
  }
  if (token.origin === 'copy' || token.origin === 'back-reference') return;
  const words = beforeNoun(item);
  const name = token.lookupName;
  if (!words || name === null || keyOf(name) === '') return;
  const plural = keyOf(words.text) !== keyOf(name);
  // Of other words than its own a name is not spelt here: "a Goblin … named Boo", or subtypes apart from each other.
  if (plural && !singularsOf(words.text).some((one) => keyOf(one) === keyOf(name))) return;
  yield { name, span: { ...words.span, role }, plural };
}

/** The subtypes of an item, which stand together, or the words before the noun of one that is only named. */
function beforeNoun(item: Item): { readonly span: Span; readonly text: string } | null {
  const parts = item.kind === 'named' ? item.parts.filter(isNameWord) : partsOf(item, 'subtype');
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const text = parts.map((part) => ('word' in part ? part.word : part.text)).join(' ');
  const span = cover(first.span, last.span);
  return span.end - span.start === text.length ? { span, text } : null;
}

function isNameWord(part: Item['parts'][number]) {
  return part.kind === 'subtype' || part.kind === 'unknown';
}
