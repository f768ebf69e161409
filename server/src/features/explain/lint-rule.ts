import type { Edition } from '../../edition/edition.js';
import type { Rule } from '../../lint/rule.js';
import { findRule } from '../../rulebook/find.js';
import { passageOf } from '../shared/passages.js';
import { quotedRule, sourceLines } from './rule.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** The properties of a lint rule that `explain` uses. */
export type ExplainedLintRule = Pick<
  Rule,
  'id' | 'summary' | 'why' | 'severity' | 'fix' | 'cite' | 'appliesTo' | 'examples'
>;

/**
 * Explains a lint rule: what it finds and why, where it applies, a wrong and a right text, and the game rule it cites.
 */
export function explainLintRule(rule: ExplainedLintRule, edition: Edition): string {
  const { rulebook } = edition;
  const inapplicable = rule.appliesTo.test(edition) ? '' : ` Not in the one in use: ${rulebook.title}.`;
  const cited = rule.cite(edition);
  const citedRule = cited === null ? null : findRule(rulebook, cited);
  return paragraphs(
    `${rule.id} (${rule.severity}, ${rule.fix === 'none' ? 'no fix' : `${rule.fix} fix`})`,
    wrapped(rule.summary),
    wrapped(rule.why),
    wrapped(`Holds: ${withFullStop(rule.appliesTo.label)}${inapplicable}`),
    ...rule.examples
      .slice(0, 1)
      .map(({ wrong, right }) => lines(shown('Wrong: ', wrong), right && shown('Right: ', right))),
    citedRule && paragraphs(quotedRule(passageOf(citedRule)), sourceLines(rulebook)),
  );
}

/** An example, with its line breaks kept. */
function shown(lead: string, text: string): string {
  return lines(...text.split('\n').map((line, i) => wrapped(line, i === 0 ? lead : ' '.repeat(lead.length))));
}

function withFullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
