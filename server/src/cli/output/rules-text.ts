import { quotedRule, sourceLines } from '../../features/explain/rule.js';
import { lines, paragraphs, wrapped } from '../../features/explain/terminal.js';
import { hasOnlyTokenRules } from '../../features/shared/other-rulebook.js';
import { beginning, passageOf } from '../../features/shared/passages.js';
import { isChapter, isSection } from '../../rulebook/number.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import type { RulesHit } from '../../rulebook/search/search.js';
import type { RuleView } from '../../rulebook/view.js';
import type { Style } from '../terminal/style.js';
import { visible } from './visible.js';

/** How much of a rule is shown in a list, in characters. */
const SHOWN = 150;

/** How many citing rules are listed. */
const MOST_CITERS = 20;

/** A rule for reading: what contains it, itself with its examples, the rules under it, and what cites it. */
export function ruleViewText({ rule, parents, children, citedBy }: RuleView, rulebook: Rulebook, style: Style): string {
  const listed = citedBy.slice(0, MOST_CITERS).map(({ part, key, text }) => {
    const name = part === 'rule' ? key : `${key} (${part === 'term' ? 'glossary' : 'question'})`;
    return wrapped(beginning(text.replace(/\n/g, ' '), SHOWN), `  ${name}  `);
  });
  const more = citedBy.length - listed.length;
  return `${paragraphs(
    lines(...parents.map((parent) => style('dim', ruleLine(parent)))),
    quotedRule(passageOf(rule, { examples: true })),
    paragraphs(...children.map((child) => indented(quotedRule(passageOf(child, { examples: true }))))),
    lines(
      listed.length > 0 ? style('bold', 'Cited by') : null,
      ...listed,
      more > 0 ? `  and ${more} more (--format json lists them)` : null,
    ),
    style('dim', sourceLines(rulebook)),
  )}\n`;
}

function ruleLine({ number, text }: GameRule): string {
  return wrapped(beginning(text, SHOWN), isSection(number) || isChapter(number) ? `${number}. ` : `${number}  `);
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Search results for reading, two or more lines each. */
export function hitsText(hits: readonly RulesHit[], rulebook: Rulebook, style: Style): string {
  const entries = hits.map((hit) => {
    const [head, about] = headOf(hit);
    const first = `${style('bold', visible(head))}${about === '' ? '' : style('dim', `  ${visible(about)}`)}`;
    const text =
      hit.text === hit.headings.at(-1) ? null : wrapped(beginning(hit.text.replace(/\n/g, ' '), SHOWN), '    ');
    return lines(first, text);
  });
  const note = hasOnlyTokenRules(rulebook)
    ? wrapped('This rulebook is an excerpt. With tokenwright rulebooks add <file>, the official rules are searched.')
    : null;
  return `${paragraphs(lines(...entries), style('dim', lines(sourceLines(rulebook), note)))}\n`;
}

/** The first line of a result: what it is, and what it is about. */
function headOf({ part, key, headings }: RulesHit): [head: string, about: string] {
  if (part === 'rule') return [key, headings.join(' › ')];
  return [key, { term: 'glossary', question: 'question', meaning: 'in our own words' }[part]];
}
