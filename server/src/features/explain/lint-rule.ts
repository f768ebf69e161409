import type { Edition } from '../../edition/edition.js';
import type { Rule } from '../../lint/rule.js';
import { findRule } from '../../rulebook/find.js';
import { passageOf } from '../shared/passages.js';
import { origin, quotedRule } from './rule.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** What of a lint rule is told in a terminal. */
export type ToldRule = Pick<Rule, 'id' | 'summary' | 'why' | 'severity' | 'fix' | 'cite' | 'appliesTo' | 'examples'>;

/** A lint rule: what it finds and why, where it holds, a wrong text and the right one, and the game's rule behind it. */
export function explainLintRule(rule: ToldRule, edition: Edition): string {
  const { rulebook } = edition;
  const holds = rule.appliesTo.test(edition) ? '' : ` Not in the one in use: ${rulebook.title}.`;
  const cited = rule.cite(edition);
  const behind = cited === null ? null : findRule(rulebook, cited);
  return paragraphs(
    `${rule.id} (${rule.severity}, ${rule.fix === 'none' ? 'no fix' : `${rule.fix} fix`})`,
    wrapped(rule.summary),
    wrapped(rule.why),
    wrapped(`Holds: ${withFullStop(rule.appliesTo.label)}${holds}`),
    ...rule.examples
      .slice(0, 1)
      .map(({ wrong, right }) => lines(shown('Wrong: ', wrong), right && shown('Right: ', right))),
    behind && paragraphs(quotedRule(passageOf(behind)), origin(rulebook)),
  );
}

/** An example, its own lines kept. */
function shown(lead: string, text: string): string {
  return lines(...text.split('\n').map((line, i) => wrapped(line, i === 0 ? lead : ' '.repeat(lead.length))));
}

function withFullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
