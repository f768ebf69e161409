import type { CreatedToken } from '../../analysis/card/created.js';
import { plainName } from '../../analysis/card/token-key.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import { partsOf } from '../../language/ast.js';
import { appendTo } from '../../util/multimap.js';
import type { SetQueries } from '../engine/queries.js';
import { entryNamesToken, type LinkableToken } from './linkable-tokens.js';

/** What a link to a token that a card makes has to lead to. */
export interface LinkTarget {
  /** What links call the token: the entry's very name, by which card programs know it. */
  readonly name: string;
  /** Whether nothing else agrees with what the card makes. */
  readonly isOnly: boolean;
}

/** What the set says of a link to a token that a card makes. */
export interface LinkAdvice {
  readonly target: LinkTarget | null;
  /** An entry, or what links name, that has the token's name but is another token; only where there is no target. */
  readonly other: string | null;
}

/**
 * What a link to a token can lead to: an entry that agrees with what the card makes in colors, types, subtypes, power
 * and toughness, and abilities; or, where the set's files do not hold the entries, what other cards are linked with that
 * make the very same token. The name alone tells too little: one set may have three tokens named Cat.
 * Null where the text does not settle what the token is.
 */
export function linkAdvice(made: LinkableToken, asking: SetQueries): LinkAdvice | null {
  const wanted = wantedBy(made);
  return wanted && (JSON.parse(asking.queryAll(advise, JSON.stringify(wanted))) as LinkAdvice);
}

/**
 * Whether the entry that a link names is a token that a card makes. Null where no file of the set holds an entry of this
 * very name, or the text does not settle what the token is.
 */
export function leadsTo(link: string, made: LinkableToken, asking: SetQueries): boolean | null {
  const wanted = wantedBy(made);
  return wanted && asking.queryAll(isEntryFor, JSON.stringify({ link, wanted }));
}

/**
 * What links call the tokens of a key that a card is linked with, whichever of the two has the link.
 * @param card in lower case
 */
export function linkNames({ key }: LinkableToken, card: string, asking: SetQueries): readonly string[] {
  return JSON.parse(asking.queryAll(namesLinking, JSON.stringify({ key, card }))) as string[];
}

/** Whether links or entries of the set have the name of a token. */
export function isNamedInSet({ key }: LinkableToken, asking: SetQueries): boolean {
  return asking.queryAll(isNamed, key);
}

/** A token as a card makes it, as a question can carry it. */
interface WantedToken {
  readonly key: string;
  /** What it is looked up by where its words do not describe it: the rules or the set say what it is. */
  readonly by: 'words' | 'rules' | 'set';
  readonly is: Characteristics;
}

function wantedBy({ key, token }: LinkableToken): WantedToken | null {
  const { origin, characteristics: is } = token;
  if (origin === 'by-name') return { key, by: 'set', is };
  if (!isSettled(token) || is.back !== null) return null;
  return { key, by: origin === 'predefined' ? 'rules' : 'words', is };
}

function isSettled({ origin, item, chosen, characteristics: { colors, types, subtypes } }: CreatedToken): boolean {
  if (origin !== 'described' && origin !== 'predefined') return false;
  if (colors === null || types === null || subtypes === null || chosen.length > 0) return false;
  return partsOf(item, 'unknown').length === 0;
}

function advise(set: SetIndex, question: string): string {
  const wanted = JSON.parse(question) as WantedToken;
  const names = entryNames(set, wanted);
  if (names.length === 0) names.push(...namesByOthers(set, wanted));
  const [name] = names;
  const target = name === undefined ? null : { name, isOnly: names.length === 1 };
  return JSON.stringify({ target, other: target ? null : namesake(set, wanted) } satisfies LinkAdvice);
}

function isEntryFor(set: SetIndex, question: string): boolean | null {
  const { link, wanted } = JSON.parse(question) as { link: string; wanted: WantedToken };
  const named = set.entriesNamed(link);
  return named.length === 0 ? null : named.some((entry) => isEntry(entry.characteristics, wanted));
}

function namesLinking(set: SetIndex, question: string): string {
  const { key, card } = JSON.parse(question) as { key: string; card: string };
  return JSON.stringify([...(linksTo(set, key).byCard.get(card) ?? [])]);
}

function isNamed(set: SetIndex, key: string): boolean {
  return set.entriesFor(key).length > 0 || linksTo(set, key).first !== null;
}

/** The names of the set's entries that are this very token, each once, in file order. */
function entryNames(set: SetIndex, wanted: WantedToken): string[] {
  if (wanted.by === 'set') {
    const entries = set.entriesFor(wanted.key).filter(({ isWhole }) => isWhole);
    return [...new Set(entries.map(({ name }) => name))];
  }
  const entries = set.entriesWith(wanted.is.subtypes ?? []);
  const same = entries.filter(
    ({ name, isWhole, characteristics }) =>
      isWhole && entryNamesToken(name, wanted.key) && isEntry(characteristics, wanted),
  );
  return [...new Set(same.map(({ name }) => name))];
}

function isEntry(entry: Characteristics, { by, is }: WantedToken): boolean {
  if (by === 'set') return true;
  // What a predefined token does the rules say, however the entry words it.
  return identity(entry, by === 'words') === identity(is, by === 'words');
}

/** What other cards are linked with that make the very same token, where no file of the set holds an entry of that name. */
function namesByOthers(set: SetIndex, { key, by, is }: WantedToken): string[] {
  const wanted = by === 'words' ? identity(is, true) : by;
  // Old cards spell out what a Treasure does, each in the words of its time.
  const loosely = identity(is, false);
  const { withoutEntry } = linksTo(set, key);
  const isWanted = (made: TokenIdentity) => (by === 'rules' ? made.loosely === loosely : made.exactly === wanted);
  return [...withoutEntry].flatMap(([name, makes]) => ([...makes.values()].every(isWanted) ? [name] : []));
}

/** What a card makes: the token that its words describe in full, or a name that says which it is. */
interface TokenIdentity {
  /** Empty where the words do not settle it. */
  readonly exactly: string;
  /** The same without abilities. */
  readonly loosely: string;
}

/** The links to the tokens of a key. */
interface KnownLinks {
  /** What links call the tokens, by the card that is linked, in lower case. */
  readonly byCard: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names that no entry of the set has, each with what the cards make that are linked so. */
  readonly withoutEntry: ReadonlyMap<string, ReadonlyMap<string, TokenIdentity>>;
  /** What the first link calls it. */
  readonly first: string | null;
}

/** A set never changes, and every card that makes a token asks for its links. */
const remembered = new WeakMap<SetIndex, Map<string, KnownLinks>>();

function linksTo(set: SetIndex, key: string): KnownLinks {
  const known = remembered.get(set) ?? new Map<string, KnownLinks>();
  remembered.set(set, known);
  const links = known.get(key) ?? collectLinks(set, key);
  known.set(key, links);
  return links;
}

function collectLinks(set: SetIndex, key: string): KnownLinks {
  const madeBy = new Map<string, TokenIdentity[]>();
  for (const { card, token } of set.makers(key)) appendTo(madeBy, card.toLowerCase(), madeAs(token));
  const links = set.links(key);
  const byCard = new Map<string, Set<string>>();
  const withoutEntry = new Map<string, Map<string, TokenIdentity>>();
  for (const { token: name, card } of links) {
    byCard.set(card, (byCard.get(card) ?? new Set()).add(name));
    if (set.entriesNamed(name).length > 0) continue;
    const makes = withoutEntry.get(name) ?? new Map<string, TokenIdentity>();
    withoutEntry.set(name, makes);
    for (const made of madeBy.get(card) ?? [unsettled]) makes.set(made.exactly, made);
  }
  return { byCard, withoutEntry, first: links[0]?.token ?? null };
}

const unsettled: TokenIdentity = { exactly: '', loosely: '' };

function madeAs(token: CreatedToken): TokenIdentity {
  if (token.origin === 'by-name') return { exactly: 'set', loosely: '' };
  if (!isSettled(token)) return unsettled;
  const is = token.characteristics;
  return { exactly: token.origin === 'predefined' ? 'rules' : identity(is, true), loosely: identity(is, false) };
}

function namesake(set: SetIndex, { key }: WantedToken): string | null {
  return set.entriesFor(key)[0]?.name ?? linksTo(set, key).first;
}

/** What two tokens have to share to be one: all but the name, with their abilities or without. */
function identity(is: Characteristics, withAbilities: boolean): string {
  const { supertypes, colors, types, subtypes, pt, loyalty, keywords, abilities, name } = is;
  const lists = [supertypes, colors, types, subtypes, withAbilities ? keywords : []];
  const unordered = lists.map((words) => (words ?? []).map((word) => word.toLowerCase()).sort());
  const own = withAbilities ? abilities.map((ability) => withoutSelf(ability, name)) : [];
  // An entry may say in words what its colors say already.
  const said = own.filter((ability) => !/^(?:this token|it) is (?:all colors|colorless)$/.test(ability)).sort();
  return JSON.stringify([unordered, statsOf(pt, types), loyalty, said]);
}

/** Power and toughness, with `*` for whatever is no number: `X/X`, `★/★`, or nothing on a creature. */
function statsOf(pt: string | null, types: readonly string[] | null): string {
  const isCreature = types?.some((type) => type.toLowerCase() === 'creature') === true;
  if (pt === null || pt === '') return isCreature ? '*/*' : '';
  return pt
    .split('/')
    .map((half) => (/^\s*\d+\s*$/.test(half) ? half.trim() : '*'))
    .join('/');
}

/** An ability, whatever it calls its own token, and whether it says so at all: `can't block` on a card, a sentence in an entry. */
function withoutSelf(ability: string, name: string | null): string {
  const { start, end } = plainName(name ?? '');
  const plain = (name ?? '').slice(start, end).replace(/ Token$/, '');
  const named = plain === '' ? ability : ability.replaceAll(plain, 'this token');
  return named
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/\bthis (?:artifact|aura|creature|enchantment|land|permanent|token)\b/g, 'this token')
    .replace(/^this token (?=can't|attacks|blocks)/, '')
    .replace(/[\s.]+$/, '');
}
