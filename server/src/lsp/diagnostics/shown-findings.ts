import type { Finding } from '../../lint/finding.js';
import { ruleIds, rules } from '../../lint/registry.js';
import type { Text } from '../../text/text.js';
import { memoize } from '../../util/memoize.js';
import { isAtEnd, isInBlock, type Writing } from '../writing/writing.js';

const lackingRules: ReadonlySet<string> = new Set(rules.filter(({ lacks }) => lacks).map(({ id }) => id));

/**
 * Which of a file's findings are shown while something is being written, in this file or another. The others wait:
 *
 * - in the card that is being written: findings that touch the end of the last edit, those that say that something is
 *   missing, and new ones about the form of the file, such as a tag that is not closed yet
 * - elsewhere: those that were not there before, since they probably follow from half a card
 *
 * @param written what is being written in this file; null if that is in another file
 * @param known the findings of the file before the writer came to this card; null if the file was not checked then
 */
export function shownFindings(
  findings: readonly Finding[],
  text: Text,
  written: Writing | null,
  known: readonly Finding[] | null,
): Finding[] {
  const isKnown = known ? among(known) : () => true;
  return findings.filter((finding) => {
    const wasThere = isKnown(finding);
    if (!written || !isInBlock(finding.span, written)) return wasThere;
    if (isAtEnd(finding.span, written, text) || lackingRules.has(finding.rule)) return false;
    return wasThere || ruleIds.has(finding.rule);
  });
}

/** Whether a finding is one of these, wherever it is now; each of them is recognized once. */
function among(known: readonly Finding[]): (finding: Finding) => boolean {
  const counts = new Map(countsOf(known));
  return (finding) => {
    const key = keyOf(finding);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
  };
}

/** How many findings say the same; those before a card is written are the same at each key. */
const countsOf = memoize((findings: readonly Finding[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return counts;
});

/** What a finding says. */
function keyOf({ rule, card, message }: Finding): string {
  return `${rule}\n${card}\n${message}`;
}
