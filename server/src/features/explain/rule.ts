import type { Edition } from '../../edition/edition.js';
import { rulesUnder } from '../../rulebook/find.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import { citedTitle } from '../shared/nearby-rules.js';
import { hasOnlyTokenRules } from '../shared/other-rulebook.js';
import { beginning, type Passage, passageOf } from '../shared/passages.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** Returns a rule with its examples and its subrules. */
export function explainRule(rule: GameRule, rulebook: Rulebook): string {
  return paragraphs(
    quotedRule(passageOf(rule, { examples: true })),
    listOfRules(rulesUnder(rulebook, rule)),
    sourceLines(rulebook),
  );
}

/** Returns a message for a rule that the rulebook does not contain, with a way to get it. */
export function missingRule(number: string, { rulebook, game }: Edition): string {
  if (game === 'fifth') return wrapped(`${rulebook.title}, numbers no rules.`);
  const title = citedTitle(rulebook, number);
  return paragraphs(
    wrapped(`Rule ${number}${title === null ? '' : ` (${title})`} is not in ${rulebook.title}.`),
    hasOnlyTokenRules(rulebook)
      ? wrapped(
          'This rulebook contains the rules about tokens. To look others up, save the official rules as a .txt file and name it with --rulebook, or as "rulebook" in tokenwright.json.',
        )
      : null,
  );
}

/** Returns a rule after its number, followed by its examples. */
export function quotedRule({ number, text, examples, paraphrase }: Passage): string {
  const lead = number === null ? '' : `${number}  `;
  const marked = paraphrase ? `(paraphrase) ${text}` : text;
  return paragraphs(wrapped(marked, lead), ...examples.map((example) => wrapped(`Example: ${example}`, '    ')));
}

/** Returns rules by number and first words, one per line; in full if they have no numbers to look them up by. */
export function listOfRules(rules: readonly GameRule[]): string {
  const passages = rules.map((rule) => passageOf(rule));
  const width = Math.max(0, ...passages.map(({ number }) => number?.length ?? 0));
  if (width === 0) return paragraphs(...passages.map(quotedRule));
  return lines(
    ...passages.map(({ number, text }) => `  ${(number ?? '').padEnd(width)}  ${beginning(text, 74 - width)}`),
  );
}

/** Returns the title of the rulebook and the source of its text. */
export function sourceLines({ title, source }: Rulebook): string {
  return lines(wrapped(title), wrapped(`Source: ${source}`));
}
