import type { RulesChange } from '../../rulebook/changes/diff.js';
import type { RulesItem } from '../../rulebook/changes/items.js';
import type { TracedRule } from '../../rulebook/changes/trace.js';
import { textOf } from '../../rulebook/changes/word-changes.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import type { RulesHit } from '../../rulebook/search/search.js';

/** Raised when a field of this JSON changes its meaning or is removed; `rules.schema.json` describes it. */
export const RULES_VERSION = 1;

/** What a rulebook is, without its rules. */
export function rulebookToJson({ id, title, game, date, source }: Rulebook) {
  return { id, title, game, date, source };
}

export function ruleToJson({ number, text, examples, paraphrase }: GameRule) {
  return { number, text, examples, paraphrase };
}

export function itemToJson({ part, key, text }: RulesItem) {
  return { part, key, text };
}

export function hitToJson({ part, key, text, headings, rank, exact }: RulesHit) {
  return { part, key, text, headings, rank, exact };
}

/** A change with both texts: with all changes of a diff, the newer rulebook can be made from the older one. */
export function changeToJson({ part, kind, from, to, text, renumbered }: RulesChange) {
  return {
    part,
    kind,
    from,
    to,
    before: from === null ? null : textOf(text, 'before'),
    after: to === null ? null : textOf(text, 'after'),
    words: text,
    renumbered,
  };
}

export function tracedToJson({ rulebook, number, text }: TracedRule) {
  return {
    rulebook: rulebookToJson(rulebook),
    number,
    text: number === null ? null : textOf(text, 'after'),
    words: text,
  };
}
