import type { Snapshot } from '../../analysis/set/snapshot.js';
import { diffRulebooks, type RulesChange } from '../../rulebook/changes/diff.js';
import { isTitle } from '../../rulebook/find.js';
import { isUnder, parentNumber } from '../../rulebook/number.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import { escapeRegExp } from '../../util/escape-regexp.js';
import { appendTo } from '../../util/multimap.js';

/** A keyword ability or action whose rules changed. */
export interface KeywordChange {
  /** As the rules name it: `Ward`. */
  readonly keyword: string;
  /** The number of its section in the newer rules. */
  readonly rule: string;
  /** The rules that were added, removed, or have other words. */
  readonly changes: readonly RulesChange[];
  /** The names of the cards whose text has it. */
  readonly cards: readonly string[];
}

/**
 * The keywords on cards whose rules changed. Keywords that only one of the rulebooks has are left out: an excerpt does
 * not have all.
 */
export function keywordChanges(files: readonly Snapshot[], before: Rulebook, after: Rulebook): KeywordChange[] {
  const all = diffRulebooks(before, after);
  const changes = all.filter(isOfWords);
  const olderNumbers = new Map(all.flatMap(({ from, to }) => (from !== null && to !== null ? [[to, from]] : [])));
  const added = new Set(all.flatMap(({ kind, to }) => (kind === 'added' ? to : [])));
  const titles = [...after.rules.values()].filter((rule) => isKeywordTitle(rule) && !added.has(rule.number));
  const texts = textsOf(files);
  return titles.flatMap(({ number, text }): KeywordChange[] => {
    const older = olderNumbers.get(number) ?? number;
    const ofSection = changes.filter(({ from, to }) => (to === null ? isUnder(from!, older) : isUnder(to, number)));
    const pattern = ofSection.length > 0 ? patternOf(text) : null;
    const cards = pattern ? [...texts].filter(([, each]) => each.some((one) => pattern.test(one))) : [];
    if (cards.length === 0) return [];
    return [{ keyword: text, rule: number, changes: ofSection, cards: cards.map(([name]) => name) }];
  });
}

/** Whether the words of a rule changed, not only its number or those it cites. */
function isOfWords({ part, renumbered, text }: RulesChange): boolean {
  return part === 'rule' && !renumbered && text.some(({ kind }) => kind !== 'same');
}

function isKeywordTitle(rule: GameRule): boolean {
  const parent = parentNumber(rule.number);
  return (parent === '701' || parent === '702') && isTitle(rule);
}

/** The rules texts of all cards, by their names. */
function textsOf(files: readonly Snapshot[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { card } of files.flatMap(({ document }) => document.cards)) {
    const name = card.faces[0]?.name?.text ?? '';
    for (const { rulesText } of card.faces) if (rulesText) appendTo(texts, name, rulesText.text);
  }
  return texts;
}

/**
 * Finds the keyword of a title in text, in the forms that cards have: *sacrifices*, *tapped*, *islandwalk*. *Daybound and
 * Nightbound* is one title for two keywords.
 */
function patternOf(title: string): RegExp {
  const words = title.replace(/ \([^()]*\)/g, '').split(' and ');
  const forms = words.map((word) => {
    const stem = escapeRegExp(word.toLowerCase()).replace(/(?:e|y)$/, '');
    const isCompound = /^(?:landwalk|typecycling|cycling)$/i.test(word);
    return `${isCompound ? `\\w*${stem.replace(/^land/, '')}` : `\\b${stem}`}(?:e|y|s|es|ies|ed|ied|ing|ping|ped)?\\b`;
  });
  return new RegExp(forms.join('|'), 'i');
}
