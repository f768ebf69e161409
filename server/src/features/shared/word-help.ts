import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import { keyOf } from '../../rulebook/terms.js';
import { bold, escapeText, list, page } from './markdown.js';
import { quotes, sourceLine } from './quoted-rules.js';
import { originOf, termHelp } from './term-help.js';
import { sourcesOf } from './term-sources.js';
import { termOf } from './term-words.js';

/** At most this many names are listed, then the number of the others. */
const MOST_LISTED = 12;

/** Returns the meaning of a keyword: ours, and the rulebook's. Null if the edition does not have it. */
export function keywordHelp(word: string, edition: Edition): string | null {
  const printed = edition.vocabulary.keywords.get(word.toLowerCase());
  if (printed === undefined) return null;
  const term = termsOf(edition)
    .get(keyOf(word))
    ?.find(({ kind }) => kind.startsWith('keyword'));
  if (term) return termHelp(term, null, edition);
  const { rules, glossary } = sourcesOf({ name: printed, kind: 'keyword', rule: null }, edition);
  const said = rules.length > 0 ? quotes(rules) : glossary && escapeText(glossary);
  return said === null ? null : page(bold(printed), said, sourceLine(edition.rulebook));
}

/** Returns the meaning of a symbol in braces; null for an unknown one. */
export function symbolHelp(symbol: string, edition: Edition): string | null {
  const [term] = termOf([{ lower: `{${symbol.replace(/^\{|\}$/g, '').toLowerCase()}}` }], termsOf(edition)) ?? [];
  return term?.kind === 'symbol' ? termHelp(term, null, edition) : null;
}

/** Returns what a subtype means and the tokens that have it; null if the word is not a subtype. */
export function subtypeHelp(word: string, { edition, set }: Snapshot): string | null {
  const known = edition.vocabulary.subtypes.get(word.toLowerCase());
  const declared = set.declared.subtypes.find((each) => each.toLowerCase() === word.toLowerCase());
  const printed = known?.word ?? declared;
  if (printed === undefined) return null;
  const families = known ? known.families.map((family) => `${family} type`).join(' and ') : 'subtype of this set';
  const [term] =
    (known &&
      termsOf(edition)
        .get(keyOf(printed))
        ?.filter(({ kind }) => kind.endsWith('type'))) ??
    [];
  const has = (subtypes: readonly string[] | null) =>
    subtypes?.some((each) => each.toLowerCase() === word.toLowerCase()) === true;
  const own = set.tokens().filter(({ characteristics }) => has(characteristics.subtypes));
  const predefined = [...edition.predefined.values()].filter(({ characteristics }) => has(characteristics.subtypes));
  const names = [
    ...own.map(({ name }) => escapeText(name)),
    ...predefined.map(({ words, rule }) => `${escapeText(words)} Token (rule ${rule})`),
  ];
  const unique = [...new Set(names)];
  const shown =
    unique.length > MOST_LISTED ? [...unique.slice(0, MOST_LISTED), `and ${unique.length - MOST_LISTED} more`] : unique;
  return page(
    `${bold(printed)} · ${families}`,
    term ? escapeText(term.meaning) : null,
    shown.length > 0 ? `Tokens that have it:\n\n${list(shown)}` : null,
    term ? escapeText(originOf(term, edition)) : null,
  );
}
