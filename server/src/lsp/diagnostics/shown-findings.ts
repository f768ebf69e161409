import type { Finding } from '../../lint/finding.js';
import { ruleIds, rules } from '../../lint/registry.js';
import type { Text } from '../../text/text.js';
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
  const isKnown = known ? among(known, findings) : () => true;
  return findings.filter((finding, at) => {
    const wasThere = isKnown(finding, at);
    if (!written || !isInBlock(finding.span, written)) return wasThere;
    if (isAtEnd(finding.span, written, text) || lackingRules.has(finding.rule)) return false;
    return wasThere || ruleIds.has(finding.rule);
  });
}

/**
 * Whether a finding is one of these, wherever it is now; each of them is recognized once. The lists have a common start
 * and end nearly always, and only findings of the cards between them are counted.
 */
function among(known: readonly Finding[], findings: readonly Finding[]): (finding: Finding, at: number) => boolean {
  const shorter = Math.min(known.length, findings.length);
  let start = 0;
  while (start < shorter && saysTheSame(known[start]!, findings[start]!)) start++;
  let end = 0;
  while (end < shorter - start && saysTheSame(known.at(-1 - end)!, findings.at(-1 - end)!)) end++;
  const between = [...known.slice(start, known.length - end), ...findings.slice(start, findings.length - end)];
  const cards = new Set(between.map(({ card }) => card));
  const counts = new Map<string, number>();
  for (const finding of known.slice(start)) {
    if (!cards.has(finding.card)) continue;
    const key = keyOf(finding);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (finding, at) => {
    if (at < start || !cards.has(finding.card)) return true;
    const key = keyOf(finding);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
  };
}

function saysTheSame(a: Finding, b: Finding): boolean {
  return a.rule === b.rule && a.card === b.card && a.message === b.message;
}

/** What a finding says. */
function keyOf({ rule, card, message }: Finding): string {
  return `${rule}\n${card}\n${message}`;
}
