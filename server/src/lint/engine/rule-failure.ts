import type { Severity } from '../finding.js';
import type { LintSettings } from '../settings.js';

/** The id of the finding that reports an error in a rule. Settings and comments can refer to it like a rule. */
export const RULE_FAILED = 'rule-failed';

/** How much of an error's message is shown, in UTF-16 units. */
const LONGEST_REASON = 200;

/**
 * The severity of a rule failure under these settings. By default it is low, since it is our mistake and not the
 * designer's.
 */
export function failureSeverity({ rules }: LintSettings): Severity | 'off' {
  return rules.get(RULE_FAILED)?.severity ?? 'info';
}

/**
 * The message for a rule that threw.
 * @param rule its id; null if the card could not even be analysed, so that no rule ran
 * @param where what was being checked: `this card`, `this file`
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
  let message: string;
  try {
    message = `${error}`;
  } catch {
    message = 'unknown error';
  }
  const [line = ''] = message.split(/[\r\n]/, 1);
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}
