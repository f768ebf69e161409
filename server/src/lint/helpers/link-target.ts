import type { CreatedToken } from '../../analysis/card/created.js';
import { plainName } from '../../analysis/card/token-key.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Characteristics } from '../../edition/characteristics.js';
import { partsOf } from '../../language/tokens/ast.js';
import { memoizeByName } from '../../util/memoize.js';
import { appendTo } from '../../util/multimap.js';
import type { SetQueries } from '../engine/queries.js';
import { entryNamesToken, type LinkableToken } from './linkable-tokens.js';

/** The target that a link to a token should have. */
export type LinkTarget = {
  /** The name that links use for the token: exactly the name of the entry, by which card programs find it. */
  readonly name: string;
  /** Whether nothing else matches the token that the card makes. */
  readonly isOnly: boolean;
};

/** The result of looking up a link's target in the set. A type alias, because it is a query result. */
export type LinkAdvice = {
  readonly target: LinkTarget | null;
  /** An entry or link name with the token's name that is another token; only if there is no target. */
  readonly other: string | null;
};

/**
 * The possible target of a link to a token: an entry that matches the token the card makes in colors, types, subtypes,
 * power and toughness, and abilities or, if the set's files do not contain the entries, the name that other cards with
 * exactly this token are linked to. The name alone is not enough: one set may have three tokens named Cat. Null if the
 * text does not determine what the token is.
 */
export function linkAdvice(made: LinkableToken, queries: SetQueries): LinkAdvice | null {
  const wanted = wantedBy(made);
  return wanted && queries.queryAll(advise, JSON.stringify(wanted));
}

/**
 * Whether the entry that a link names is a token that a card makes. Null if the set has no entry of exactly this name,
 * or if the text does not determine what the token is.
 */
export function leadsTo(link: string, made: LinkableToken, queries: SetQueries): boolean | null {
  const wanted = wantedBy(made);
  return wanted && queries.queryAll(isEntryFor, JSON.stringify({ link, wanted }));
}

/**
 * The names that links between a card and tokens of a key use, whichever side the link is on.
 * @param card in lower case
 */
export function linkNames({ key }: LinkableToken, card: string, queries: SetQueries): readonly string[] {
  return queries.queryAll(namesLinking, JSON.stringify({ key, card }));
}

/** Whether a link or an entry of the set has the name of a token. */
export function isNamedInSet({ key }: LinkableToken, queries: SetQueries): boolean {
  return queries.queryAll(isNamed, key);
}

/** A token as a card makes it, in a form that can be passed to a query. */
interface WantedToken {
  readonly key: string;
  /** How it is identified: by its own words or, if it is only named, by what the rules or the set say it is. */
  readonly by: 'words' | 'rules' | 'set';
  readonly is: Characteristics;
}

function wantedBy({ key, token }: LinkableToken): WantedToken | null {
  const { origin, characteristics: is } = token;
  if (origin === 'by-name') return { key, by: 'set', is };
  if (!isDetermined(token) || is.back !== null) return null;
  return { key, by: origin === 'predefined' ? 'rules' : 'words', is };
}

function isDetermined({ origin, item, chosen, characteristics: { colors, types, subtypes } }: CreatedToken): boolean {
  if (origin !== 'described' && origin !== 'predefined') return false;
  if (colors === null || types === null || subtypes === null || chosen.length > 0) return false;
  return partsOf(item, 'unknown').length === 0;
}

function advise(set: SetIndex, query: string): LinkAdvice {
  const wanted = JSON.parse(query) as WantedToken;
  const names = entryNames(set, wanted);
  if (names.length === 0) names.push(...namesByOthers(set, wanted));
  const [name] = names;
  const target = name === undefined ? null : { name, isOnly: names.length === 1 };
  return { target, other: target ? null : namesake(set, wanted) };
}

function isEntryFor(set: SetIndex, query: string): boolean | null {
  const { link, wanted } = JSON.parse(query) as { link: string; wanted: WantedToken };
  const named = set.entriesNamed(link);
  return named.length === 0 ? null : named.some((entry) => isEntry(entry.characteristics, wanted));
}

function namesLinking(set: SetIndex, query: string): readonly string[] {
  const { key, card } = JSON.parse(query) as { key: string; card: string };
  return [...(linksTo(set, key).byCard.get(card) ?? [])];
}

function isNamed(set: SetIndex, key: string): boolean {
  return set.entriesFor(key).length > 0 || linksTo(set, key).first !== null;
}

/** The names of the set's entries that are exactly this token, without duplicates, in file order. */
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
  // The rules decide what a predefined token does, however its entry words it.
  return identity(entry, by === 'words') === identity(is, by === 'words');
}

/**
 * The names that other cards with exactly this token are linked to, if no file of the set contains an entry of that
 * name.
 */
function namesByOthers(set: SetIndex, { key, by, is }: WantedToken): string[] {
  const wanted = by === 'words' ? identity(is, true) : by;
  // Older cards spell out what a Treasure does, in the wording of their time.
  const loosely = identity(is, false);
  const { withoutEntry } = linksTo(set, key);
  const isWanted = (made: TokenIdentity) => (by === 'rules' ? made.loosely === loosely : made.exactly === wanted);
  return [...withoutEntry].flatMap(([name, makes]) => ([...makes.values()].every(isWanted) ? [name] : []));
}

/** The identity of a token that a card makes: its full description, or the name that identifies it. */
interface TokenIdentity {
  /** Empty if the words do not determine it. */
  readonly exactly: string;
  /** The same without abilities. */
  readonly loosely: string;
}

/** The links to the tokens of a key. */
interface KnownLinks {
  /** The names that links use for the tokens, by the linked card in lower case. */
  readonly byCard: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names without an entry in the set, each with the tokens made by the cards linked to it. */
  readonly withoutEntry: ReadonlyMap<string, ReadonlyMap<string, TokenIdentity>>;
  /** The name in the first link. */
  readonly first: string | null;
}

/** Memoized because every card that makes a token queries its links. */
const linksTo = memoizeByName((set: SetIndex, key: string): KnownLinks => {
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
    for (const made of madeBy.get(card) ?? [undetermined]) makes.set(made.exactly, made);
  }
  return { byCard, withoutEntry, first: links[0]?.token ?? null };
});

const undetermined: TokenIdentity = { exactly: '', loosely: '' };

function madeAs(token: CreatedToken): TokenIdentity {
  if (token.origin === 'by-name') return { exactly: 'set', loosely: '' };
  if (!isDetermined(token)) return undetermined;
  const is = token.characteristics;
  return { exactly: token.origin === 'predefined' ? 'rules' : identity(is, true), loosely: identity(is, false) };
}

function namesake(set: SetIndex, { key }: WantedToken): string | null {
  return set.entriesFor(key)[0]?.name ?? linksTo(set, key).first;
}

/** A string that is equal for equal tokens: everything except the name, with or without abilities. */
function identity(is: Characteristics, withAbilities: boolean): string {
  const { supertypes, colors, types, subtypes, pt, loyalty, keywords, abilities, name } = is;
  const lists = [supertypes, colors, types, subtypes, withAbilities ? keywords : []];
  const unordered = lists.map((words) => (words ?? []).map((word) => word.toLowerCase()).sort());
  const own = withAbilities ? abilities.map((ability) => withoutSelf(ability, name)) : [];
  // An entry may repeat its colors in words.
  const abilityTexts = own.filter((ability) => !/^(?:this token|it) is (?:all colors|colorless)$/.test(ability)).sort();
  return JSON.stringify([unordered, statsOf(pt, types), loyalty, abilityTexts]);
}

/** Power and toughness, with `*` for anything but a number: `X/X`, `★/★`, or nothing on a creature. */
function statsOf(pt: string | null, types: readonly string[] | null): string {
  const isCreature = types?.some((type) => type.toLowerCase() === 'creature') === true;
  if (pt === null || pt === '') return isCreature ? '*/*' : '';
  return pt
    .split('/')
    .map((half) => (/^\s*\d+\s*$/.test(half) ? half.trim() : '*'))
    .join('/');
}

/** An ability without its reference to its own token: a card says `can't block`, an entry has a full sentence. */
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
