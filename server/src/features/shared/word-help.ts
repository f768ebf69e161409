import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import { findRule, isTitle, rulesUnder } from '../../rulebook/find.js';
import type { GameRule } from '../../rulebook/rulebook.js';
import { keyOf } from '../../rulebook/terms.js';
import { quotes, sourceLine } from '../hover/rules.js';
import { bold, escapeText, list, page } from './markdown.js';
import { meaningRule } from './nearby-rules.js';
import { passageOf } from './passages.js';
import { type Argument, termHelp } from './term-help.js';

/** At most this many names are listed, then the number of the others. */
const MOST_LISTED = 12;

/**
 * Returns the meaning of a keyword: ours, and the rulebook's. Null if neither defines it.
 * @param argument its parameter on the card
 */
export function keywordHelp(word: string, edition: Edition, argument: Argument = null): string | null {
  const { rulebook, vocabulary, makers } = edition;
  const lower = word.toLowerCase();
  const printed = vocabulary.keywords.get(lower);
  if (printed === undefined) return null;
  const maker = [...makers.values()].flat().find(({ keyword }) => keyword === lower);
  const rules = [maker ? meaningRule(maker, rulebook) : null, ...ruleOf(printed, edition)].filter(
    (rule) => rule !== null,
  );
  const entry = rulebook.glossary.get(lower);
  const term = termsOf(edition)
    .get(keyOf(word))
    ?.find(({ kind }) => kind.startsWith('keyword'));
  if (rules.length === 0 && !entry) return term ? termHelp(term, argument) : null;
  const passages = [...new Set(rules)].map((rule) => passageOf(rule));
  const meaning = entry ? escapeText(entry.text.split('\n')[0] ?? '') : null;
  const said = page(passages.length > 0 ? quotes(passages) : meaning, sourceLine(rulebook));
  return term ? termHelp(term, argument, said) : page(bold(printed), said);
}

/** The first rules under the title that is the keyword: 702.9 Flying, 702.9a …. */
function ruleOf(keyword: string, { rulebook }: Edition): GameRule[] {
  for (const rule of rulebook.rules.values()) {
    if (!isTitle(rule) || rule.text.toLowerCase() !== keyword.toLowerCase()) continue;
    return rulesUnder(rulebook, rule).slice(0, 2);
  }
  return [];
}

/** The meaning of each symbol and its rule (107). Keys are the text between the braces, in upper case. */
const symbolMeanings: ReadonlyMap<string, readonly [meaning: string, rule: string]> = new Map([
  ['T', ['Tap this permanent.', '107.5']],
  ['Q', ['Untap this permanent.', '107.6']],
  ['E', ['One energy counter.', '107.14']],
  ['C', ['One colorless mana.', '107.4c']],
  ['S', ['One mana from a snow source.', '107.4h']],
  ['X', ['An amount that is chosen, or defined elsewhere.', '107.3']],
  ['W', ['One white mana.', '107.4a']],
  ['U', ['One blue mana.', '107.4a']],
  ['B', ['One black mana.', '107.4a']],
  ['R', ['One red mana.', '107.4a']],
  ['G', ['One green mana.', '107.4a']],
]);

const colorNames: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** Returns the meaning of a symbol in braces; null for an unknown one. */
export function symbolHelp(symbol: string, { game, rulebook }: Edition): string | null {
  if (game !== 'magic') return null;
  const inner = symbol.replace(/^\{|\}$/g, '').toUpperCase();
  const known = symbolMeanings.get(inner) ?? composedSymbol(inner);
  if (!known) return null;
  const [meaning, number] = known;
  const rule = findRule(rulebook, number);
  return page(bold(`{${inner}}`), meaning, rule ? quotes([passageOf(rule)]) : `Rule ${number}`);
}

function composedSymbol(inner: string): readonly [string, string] | null {
  if (/^\d{1,7}$/.test(inner)) return [`${inner} mana of any type.`, '107.4b'];
  const parts = inner.split('/');
  const phyrexian = parts.at(-1) === 'P';
  const halves = (phyrexian ? parts.slice(0, -1) : parts).map((part) =>
    /^\d+$/.test(part) ? `${part} mana of any type` : colorNames[part] && `one ${colorNames[part]} mana`,
  );
  if (halves.length > 2 || parts.length < 2 || halves.some((half) => half === undefined)) return null;
  if (phyrexian) return [`Paid with ${halves.join(' or ')}, or 2 life.`, '107.4f'];
  return [`Paid with ${halves.join(' or ')}.`, '107.4e'];
}

/** Returns the card types of a subtype and the tokens that have it; null if the word is not a subtype. */
export function subtypeHelp(word: string, { edition, set }: Snapshot): string | null {
  const known = edition.vocabulary.subtypes.get(word.toLowerCase());
  const declared = set.declared.subtypes.find((each) => each.toLowerCase() === word.toLowerCase());
  const printed = known?.word ?? declared;
  if (printed === undefined) return null;
  const families = known ? known.families.map((family) => `${family} type`).join(' and ') : 'subtype of this set';
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
  return page(`${bold(printed)} · ${families}`, shown.length > 0 ? `Tokens that have it:\n\n${list(shown)}` : null);
}
