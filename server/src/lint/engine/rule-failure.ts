import type { Severity } from '../finding.js';
import type { LintSettings } from '../settings.js';

/** The id of the finding that says that a rule threw. Settings and comments may name it like a rule. */
export const RULE_FAILED = 'rule-failed';

/** How much of an error's own words is shown. */
const LONGEST_REASON = 200;

/** How much a failed rule weighs under these settings: it is our mistake, never the designer's. */
export function failureSeverity({ rules }: LintSettings): Severity | 'off' {
  return rules.get(RULE_FAILED)?.severity ?? 'info';
}

/**
 * What is said where a rule threw.
 * @param rule its id; null where the card could not even be analysed, so that no rule looked at it
 * @param where what was looked at: `this card`, `this file`
 */
export function failureMessage(rule: string | null, where: string, error: unknown): string {
  const reason = reasonOf(error);
  const what =
    rule === null
      ? `The analysis of ${where} failed (${reason}), so no rule was applied to it.`
      : `The rule ${rule} failed on ${where} (${reason}); all other rules were applied.`;
  const named = rule === null ? 'this message' : "the rule's name";
  return `${what} This is a bug in Tokenwright: please report it with ${named}, the text of ${where} and what "tokenwright --version" says.`;
}

function reasonOf(error: unknown): string {
  let said: string;
  try {
    said = `${error}`;
  } catch {
    said = 'unknown error';
  }
  const [line = ''] = said.split(/[\r\n]/, 1);
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}
