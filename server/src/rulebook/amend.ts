import type { RulebookHeader } from './header.js';
import { compareNumbers, parentNumber } from './number.js';
import type { GameRule, Rulebook, RulebookProblem, WordLists } from './rulebook.js';
import type { RulesText } from './rules-text.js';

/**
 * The rulebook that a file in our own layout defines: its base without what it removes, plus what it adds and replaces.
 */
export function applyAmendment(
  base: Rulebook | null,
  header: RulebookHeader,
  text: RulesText,
  words: WordLists | null,
): Rulebook {
  return {
    id: header.id,
    game: header.game ?? base?.game ?? 'magic',
    title: header.title ?? header.id,
    date: header.date ?? '',
    source: header.source ?? base?.source ?? '',
    rules: base === null ? text.rules : amendedRules(base, header.remove, text),
    glossary: new Map([...(base?.glossary ?? []), ...text.glossary]),
    questions: [...(base?.questions ?? []), ...text.questions],
    words: words ?? base?.words ?? NO_WORDS,
  };
}

const NO_WORDS: WordLists = {
  cardTypes: [],
  supertypes: [],
  subtypes: new Map(),
  keywordAbilities: [],
  keywordActions: [],
};

function amendedRules(base: Rulebook, remove: readonly string[], text: RulesText): ReadonlyMap<string, GameRule> {
  const removed = new Set(remove);
  const isRemoved = (number: string | null): boolean =>
    number !== null && (removed.has(number) || isRemoved(parentNumber(number)));
  const remaining = [...base.rules].filter(([number]) => !isRemoved(number));
  const rules = new Map([...remaining, ...text.rules]);
  return new Map([...rules].sort(([a], [b]) => compareNumbers(a, b)));
}

/** Problems of what an amendment's header states about its base. */
export function amendmentProblems(base: Rulebook | null, header: RulebookHeader): RulebookProblem[] {
  const at = (key: string) => header.lines.get(key) ?? 0;
  if (header.base !== null && base === null)
    return [{ line: at('base'), message: `there is no rulebook “${header.base}” to amend` }];
  const missing = header.remove.filter((number) => !base?.rules.has(number));
  return missing.map((number) => ({ line: at('remove'), message: `the base has no rule ${number} to remove` }));
}
