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
import { type Item, partOf, partsOf, type RulesTree } from '../../language/tokens/ast.js';
import { asInstruction } from '../../language/tokens/mention.js';
import { parseTypeLine } from '../../language/type-line.js';
import { type Region, toSource } from '../../text/region.js';
import { cover, inFile, type Span } from '../../text/span.js';

/**
 * How a file refers to a token:
 *
 * - `definition`: the name of its definition in a token file
 * - `subtype`: the subtypes on that definition's type line, if the name is derived from them (111.4)
 * - `maker`: an instruction or a keyword that makes it
 * - `mention`: words that refer to it without making it
 * - `link`: an entry that links a card and the token
 */
export type Role = 'definition' | 'subtype' | 'maker' | 'mention' | 'link';

/** A place where a file refers to a token. */
export interface Occurrence {
  /** The token's key, see `keyOf`. */
  readonly key: string;
  readonly role: Role;
  /** The words of its name without "Token", or the keyword that makes it, in offsets of the file. */
  readonly span: Span;
  /** The words to replace in a rename; null for a keyword, which is not the token's name. */
  readonly words: PlacedWords | null;
}

/** Words in card text, with the mapping back to the file. */
export interface PlacedWords {
  readonly region: Region;
  /** Offsets in the region's text. */
  readonly span: Span;
  /** The offset of the card in the file. */
  readonly start: number;
  readonly plural: boolean;
}

/** Returns all references of a file to a token. Cards that do not contain the letters of its name are skipped. */
export function occurrencesOf(key: string, snapshot: Snapshot): Occurrence[] {
  const { cards } = snapshot.document;
  const { predefined, makers } = snapshot.edition;
  const makerWords = predefined.has(key) ? [...makers.keys()] : [];
  for (const { word } of snapshot.set.keywords.makers) makerWords.push(stemOf(word));
  const stem = stemOf(key);
  const mayNameIt = (card: Card) => {
    const lower = textsOfCard(card).join('\n').toLowerCase();
    return lower.includes(stem) || makerWords.some((word) => lower.includes(word));
  };
  const found = cards.flatMap((placed) => (mayNameIt(placed.card) ? occurrencesOn(placed, snapshot) : []));
  return found.filter((occurrence) => occurrence.key === key);
}

/** The letters that the singular and plural of a name share: all but the last two. */
function stemOf(key: string): string {
  return key.slice(0, Math.max(1, key.length - 2));
}

/** Returns all references of a card to tokens that have a name. */
export function occurrencesOn({ card, start }: PlacedCard, snapshot: Snapshot): Occurrence[] {
  const found: Occurrence[] = [];
  const add = (name: string, role: Role, region: Region, span: Span, plural = false) => {
    const place = inFile(toSource(region, span), start);
    found.push({ key: keyOf(name), role, span: place, words: { region, span, start, plural } });
  };
  for (const analysis of analyseCard(card, snapshot.edition).faces) {
    definitionOn(analysis, snapshot, add);
    const region = analysis.face.rulesText;
    const tree = rulesTreeOf(analysis, snapshot.edition);
    if (!region || !tree) continue;
    for (const { name, span, plural } of namedTokens(tree, snapshot)) {
      add(name, span.role, region, span, plural);
    }
    for (const token of createdInSet(analysis, snapshot.set.keywords, snapshot.edition)) {
      if (token.via === null || token.characteristics.name === null) continue;
      const place = inFile(toSource(region, token.span), start);
      found.push({ key: keyOf(token.characteristics.name), role: 'maker', span: place, words: null });
    }
  }
  for (const { name, kind } of card.links?.entries ?? []) {
    // A token names the card that makes it.
    if (kind === 'makes') add(name.text, 'link', name, baseOf(name.text));
  }
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

/** Returns the span of a name without the word "Token" after it. */
export function baseOf(name: string): Span {
  const end = /(?<! ) +(?:token|\(token\))\s*$/i.exec(name)?.index ?? name.trimEnd().length;
  return { start: 0, end };
}

interface NamedOccurrence {
  readonly name: string;
  readonly span: Span & { readonly role: Role };
  readonly plural: boolean;
}

/** The tokens that a text makes or mentions by name. */
function* namedTokens(tree: RulesTree, { edition, set }: Snapshot): Generator<NamedOccurrence> {
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

/** The name of the token of a phrase, if the phrase contains its words. */
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
  // Skips names that the phrase does not spell out: "a Goblin … named Boo", or subtypes that are not adjacent.
  if (plural && !singularsOf(words.text).some((one) => keyOf(one) === keyOf(name))) return;
  yield { name, span: { ...words.span, role }, plural };
}

/** The subtypes of an item if they are adjacent, or the words before the noun of an item that is only named. */
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
