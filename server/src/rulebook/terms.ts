import termsOfFifth from '../../rulebooks/terms-fifth.txt';
import termsOfMagic from '../../rulebooks/terms-magic.txt';
import termsOfRiftbound from '../../rulebooks/terms-riftbound.txt';
import { folded } from '../text/apostrophes.js';
import { getOrInsert } from '../util/get-or-insert.js';
import { appendTo } from '../util/multimap.js';
import type { Game, Rulebook } from './rulebook.js';

/** A term of a game, explained in our own words. */
export interface Term {
  /** As cards write it, without its parameters: `ward`, `city’s blessing`, `{T}`. */
  readonly name: string;
  /** How its parameters follow it on cards: ` [cost]`, ` N—[cost]`. Empty if it has none. */
  readonly parameters: string;
  /** What kind of term it is, in the singular: `keyword ability`, `zone`. */
  readonly kind: string;
  /** The number of its rule in the newest rules, or null. */
  readonly rule: string | null;
  /** The year since when cards or rules have it, or null. */
  readonly since: number | null;
  /** One or two sentences, in which the parameters may occur. */
  readonly meaning: string;
  /** Abbreviations that players use for it: `CMC`. */
  readonly abbreviations: readonly string[];
}

/** How a parameter of a term is written in the file of terms. */
export type TermParameter = 'N' | '[cost]' | '[quality]';

/** Terms by each of their forms (`keyOf`). A few forms are two terms: *counter*. */
export type Terms = ReadonlyMap<string, readonly Term[]>;

/** The kind of the terms under each heading of the file. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['Keyword abilities', 'keyword ability'],
  ['Keyword actions', 'keyword action'],
  ['Ability words', 'ability word'],
  ['Card types', 'card type'],
  ['Supertypes', 'supertype'],
  ['Subtypes', 'subtype'],
  ['Zones', 'zone'],
  ['Parts of the turn', 'part of the turn'],
  ['Counters', 'counter'],
  ['Designations', 'designation'],
  ['Symbols', 'symbol'],
  ['Glossary', 'term'],
  ['Players say', 'players’ word'],
]);

const texts: Readonly<Record<Game, string>> = {
  magic: termsOfMagic,
  riftbound: termsOfRiftbound,
  fifth: termsOfFifth,
};

const read = new Map<Game, Terms>();

/** The bundled terms of a game, read on first use. */
export function bundledTerms(game: Game): Terms {
  return getOrInsert(read, game, () => readTerms(texts[game]));
}

/** Whether a term is newer than a rulebook; not if the rulebook has no date. */
export function isLater({ since }: Term, { date }: Rulebook): boolean {
  const year = Number(date.slice(0, 4));
  return since !== null && year > 0 && since > year;
}

/** The bundled terms that exist in a rulebook, and that its glossary does not explain. */
export function ownTerms(rulebook: Rulebook): Term[] {
  const terms = new Set([...bundledTerms(rulebook.game).values()].flat());
  return [...terms].filter((term) => !isLater(term, rulebook) && !rulebook.glossary.has(term.name.toLowerCase()));
}

/** The meaning of a term in general: `N` is a number, and what depends on it is in the plural. */
export function generalMeaning({ meaning }: Term): string {
  return meaning.replace(/<[^|>]*\|([^>]*)>/g, '$1');
}

/**
 * Reads a file of terms; `terms-magic.txt` describes the format.
 * @throws Error for a line that is not in the format, naming the line
 */
export function readTerms(text: string): Terms {
  const terms = new Map<string, Term[]>();
  let kind: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    if (kinds.has(line)) {
      kind = kinds.get(line);
      continue;
    }
    const match =
      /^(.+?) \((?:(\d{3}(?:\.[\da-z.]+)?))?(?:, )?(\d{4})?\): (.+)$/.exec(line) ?? /^([^:(]+)()(): (.+)$/.exec(line);
    if (!kind || !match) throw new Error(`Neither a term nor a heading: ${line}`);
    const [, names = '', rule, since, meaning = ''] = match;
    const [first = '', others = ''] = names.split(' | ');
    const [, name = '', parameters = ''] = /^(.+?)((?:[ —](?:N|\[cost\]|\[quality\]))*)$/.exec(first)!;
    const forms = others === '' ? [] : others.split(', ');
    const abbreviations = forms.filter((form) => form.startsWith('“')).map((form) => form.slice(1, -1));
    const term: Term = {
      name,
      parameters,
      kind,
      rule: rule || null,
      since: since ? Number(since) : null,
      meaning,
      abbreviations,
    };
    for (const key of new Set([name, ...forms].map(keyOf))) appendTo(terms, key, term);
  }
  return terms;
}

/** The key of a form of a term: in lower case, without typographic differences (*jump start*, *Jump-Start*). */
export function keyOf(form: string): string {
  return folded(form)
    .replace(/[!“”"]/g, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
}

/** The parameters of a term, in the order in which cards write them. */
export function parametersOf({ parameters }: Term): TermParameter[] {
  return (parameters.match(/N|\[cost\]|\[quality\]/g) ?? []) as TermParameter[];
}
