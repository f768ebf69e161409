import termsOfMagic from '../../rulebooks/terms-magic.txt';
import { folded } from '../text/apostrophes.js';
import { memoize } from '../util/memoize.js';
import { appendTo } from '../util/multimap.js';
import type { Game, Rulebook } from './rulebook.js';

/** A term of a game, explained in our own words. */
export interface Term {
  /** As cards write it, without its parameter: `ward`, `city’s blessing`, `{T}`. */
  readonly name: string;
  /** What follows it on cards, and may occur in the meaning. */
  readonly parameter: TermParameter | null;
  /** What kind of term it is, in the singular: `keyword ability`, `zone`. */
  readonly kind: string;
  /** The number of its rule in the newest rules, or null. */
  readonly rule: string | null;
  /** The year since when cards or rules have it, or null. */
  readonly since: number | null;
  /** One or two sentences. */
  readonly meaning: string;
}

/** How the parameter of a term is written in the file of terms, and in the meaning. */
export type TermParameter = 'N' | '[cost]' | '[quality]';

/** Terms by each of their forms, in lower case with straight apostrophes. A few forms are two terms: *counter*. */
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
]);

let magic: Terms | null = null;

/** The bundled terms of a game, read on first use. */
export function bundledTerms(game: Game): Terms {
  if (game !== 'magic') return new Map();
  magic ??= readTerms(termsOfMagic);
  return magic;
}

/** The bundled terms that exist in a rulebook: those of its game that are not newer than its rules. */
export const termsOfRulebook = memoize(({ game, date }: Rulebook): Terms => {
  const year = Number(date.slice(0, 4));
  const terms = new Map<string, readonly Term[]>();
  for (const [key, all] of bundledTerms(game)) {
    const existing = all.filter(({ since }) => since === null || since <= year);
    if (existing.length > 0) terms.set(key, existing);
  }
  return terms;
});

/**
 * Reads a file of terms; `terms-magic.txt` describes the format.
 * @throws Error for a line that is not in the format, naming the line
 */
export function readTerms(text: string): Terms {
  const terms = new Map<string, Term[]>();
  let kind: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^(.+?) \((?:(\d{3}(?:\.\d+[a-z]?)?))?(?:, )?(\d{4})?\): (.+)$/.exec(line);
    if (!match) kind = kinds.get(line);
    if (!kind || (!match && !kinds.has(line))) throw new Error(`Neither a term nor a heading: ${line}`);
    if (!match) continue;
    const [, names = '', rule = null, since, meaning = ''] = match;
    const [first = '', ...others] = names.split(' | ');
    const { name, parameter } = withoutParameter(first);
    const term = { name, parameter, kind, rule, since: since === undefined ? null : Number(since), meaning };
    for (const form of [name, ...others.flatMap((list) => list.split(', '))]) appendTo(terms, keyOf(form), term);
  }
  return terms;
}

/** The key of a form of a term. */
export function keyOf(form: string): string {
  return folded(form).replaceAll('!', '');
}

function withoutParameter(text: string): Pick<Term, 'name' | 'parameter'> {
  const match = /^(.+) (N|\[cost\]|\[quality\])$/.exec(text);
  return { name: match?.[1] ?? text, parameter: (match?.[2] as TermParameter | undefined) ?? null };
}
