import { foldName, namesIn } from '../../analysis/card/card-names.js';
import { keyOf } from '../../analysis/card/token-key.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { textsOfCard } from '../../formats/card-text.js';
import { folded } from '../../text/apostrophes.js';
import { type Region, toSource } from '../../text/region.js';
import { inFile, overlap, type Span } from '../../text/span.js';
import { namesInText, type TextOf } from './name-in-text.js';
import type { NamedCard } from './named-card.js';
import { type Occurrence, occurrencesOn, type Role } from './occurrence.js';

/** A place where a file refers to a card of the set. `words` is null for a placeholder, such as `~`. */
export interface CardOccurrence extends Occurrence {
  /** Whether it is the short name of a legend. */
  readonly isShort: boolean;
  /** Whether these may be ordinary words that only look like the name. */
  readonly isDoubtful: boolean;
}

/** Returns all places of a file that refer to a card: its heading, rules text, flavor text, links and list entries. */
export function occurrencesOfCard(card: NamedCard, snapshot: Snapshot): CardOccurrence[] {
  const { cards, mentions = [] } = snapshot.document;
  const isNamed = nameFinder(card);
  const onCards = cards.flatMap((each) => (isNamed(each.card) ? occurrencesOfCardOn(card, each, snapshot) : []));
  const listed = mentions.flatMap(({ name }) => inName(ofFile(name), 'link', card, 0));
  return [...onCards, ...listed];
}

/** Whether a card has the letters of the name anywhere: a quick check, as most cards do not. */
function nameFinder({ key, name }: NamedCard): (card: Card) => boolean {
  const wanted = folded(name);
  const contains = (text: string) => folded(text).includes(wanted);
  return (card) =>
    textsOfCard(card).some(contains) || card.links?.entries.some((link) => foldName(link.name.text) === key) === true;
}

/** Returns all places of one card or token that refer to a card. */
export function occurrencesOfCardOn(
  card: NamedCard,
  { card: on, start }: PlacedCard,
  snapshot: Snapshot,
): CardOccurrence[] {
  const isSelf = hasName(on, card.key);
  const headings = isSelf ? on.faces.flatMap(({ name }) => (name ? inName(name, 'definition', card, start) : [])) : [];
  const links = (on.links?.entries ?? []).flatMap(({ name, kind }) =>
    kind === 'makes' && isToken(name.text, snapshot) ? [] : inName(name, 'link', card, start),
  );
  const taken = occurrencesOn({ card: on, start }, snapshot)
    .filter(({ key, words }) => words && (key !== keyOf(card.name) || isToken(card.name, snapshot)))
    .map(({ span }) => span);
  const inTexts = on.faces.flatMap((face) => inFace(card, face, isSelf, start, snapshot));
  return [...headings, ...inTexts.filter(({ span }) => !taken.some((each) => overlap(each, span))), ...links];
}

function inFace(card: NamedCard, face: Face, isSelf: boolean, start: number, snapshot: Snapshot): CardOccurrence[] {
  const { rulesText, flavor, metadata } = face;
  const notes = metadata.flatMap(({ key, value }) => (key === 'Note' ? [value] : []));
  const prose = [...flavor, ...notes].flatMap((region) => inText(card, region, 'prose', start, snapshot));
  if (!rulesText) return prose;
  const named = inText(card, rulesText, isSelf ? 'the card' : 'another card', start, snapshot);
  const isThisFace = face.name !== null && namesIn(face.name.text).some(({ name }) => foldName(name) === card.key);
  return [...named, ...(isThisFace ? placeholdersIn(card, rulesText, start) : []), ...prose];
}

function inText(card: NamedCard, region: Region, textOf: TextOf, start: number, snapshot: Snapshot): CardOccurrence[] {
  const { edition, set } = snapshot;
  const find = (name: string) => namesInText(region.text, name, textOf, edition);
  const full = find(card.name).map((found) => ({ ...found, isShort: false }));
  const isWithinFull = (span: Span) => full.some((each) => overlap(each.span, span));
  const short = textOf === 'the card' && card.shortName !== null ? find(card.shortName) : [];
  const found = [
    ...full,
    ...short.filter(({ span }) => !isWithinFull(span)).map((each) => ({ ...each, isShort: true })),
  ];
  if (found.length === 0) return [];
  const longer = longerNames(card, set.ownCardNames())
    .flatMap((name) => find(name))
    .map(({ span }) => span);
  return found
    .filter(({ span }) => !longer.some((each) => overlap(each, span)))
    .map((each) => ({
      ...placed(card, 'mention', region, each.span, start),
      ...each,
      span: inFile(toSource(region, each.span), start),
    }));
}

/** The region of a file as that of a card that starts with the file. */
function ofFile(region: Region<'file'>): Region {
  const start: number = region.start;
  return { ...region, start };
}

/** The names of other cards that contain this one: *Moss Caller Elder* does not mention *Moss Caller*. */
function longerNames({ name, shortName, key }: NamedCard, all: readonly string[]): string[] {
  const parts = shortName === null ? [name] : [name, shortName];
  return all.filter(
    (other) => foldName(other) !== key && parts.some((part) => other.length > part.length && other.includes(part)),
  );
}

/** What designers and card programs write for the name of the card itself. */
const placeholder = /~(?![\w~])|\bCARDNAME\b/g;

function placeholdersIn(card: NamedCard, region: Region, start: number): CardOccurrence[] {
  return [...region.text.matchAll(placeholder)].map(({ 0: { length }, index }) => {
    const span = { start: index, end: index + length };
    return { ...placed(card, 'mention', region, span, start), words: null };
  });
}

/** The card's name in a heading, a link or an entry of a list: the whole of it, or half for a split card. */
function inName(region: Region, role: Role, card: NamedCard, start: number): CardOccurrence[] {
  const found = namesIn(region.text).filter(({ name }) => foldName(name) === card.key);
  return found.slice(0, 1).map(({ span }) => placed(card, role, region, span, start));
}

function placed({ key }: NamedCard, role: Role, region: Region, span: Span, start: number): CardOccurrence {
  const words = { region, span, start, plural: false };
  return { key, role, span: inFile(toSource(region, span), start), words, isShort: false, isDoubtful: false };
}

/** Whether a name is that of a token, which cards of the same name do not share a rename with. */
function isToken(name: string, { set, edition }: Snapshot): boolean {
  return set.definition(name) !== null || edition.predefined.has(keyOf(name));
}

function hasName({ role, faces }: Card, key: string): boolean {
  return (
    role === 'card' && faces.some(({ name }) => name && namesIn(name.text).some((each) => foldName(each.name) === key))
  );
}
