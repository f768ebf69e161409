import type { Edition } from '../../edition/edition.js';
import { findRule } from '../../rulebook/find.js';
import { numberEnd } from '../../rulebook/number.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import { citedTitle, rulesUnder } from '../shared/nearby-rules.js';
import { holdsOnlyTokens } from '../shared/other-rulebook.js';
import { beginning, type Passage, passageOf } from '../shared/passages.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** What is asked for, as a rule number, however it is written: `111.10a`, `rule 111.10A`, `CR 111.10.`; null where it is none. */
export function asRuleNumber(what: string): string | null {
  const number = what
    .replace(/^(?:rule|section|cr)\s+/i, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return numberEnd(number, 0) === number.length ? number : null;
}

/** A rule with its examples, and what stands under it. */
export function explainRule(rule: GameRule, rulebook: Rulebook): string {
  return paragraphs(
    quotedRule(passageOf(rule, { examples: true })),
    listOfRules(rulesUnder(rulebook, rule)),
    origin(rulebook),
  );
}

/** The rule of a number; null where the rulebook has none. */
export function explainNumber(number: string, { rulebook }: Edition): string | null {
  const rule = findRule(rulebook, number);
  return rule && explainRule(rule, rulebook);
}

/** What to do about a rule that the rulebook does not hold. */
export function missingRule(number: string, { rulebook, game }: Edition): string {
  if (game === 'fifth') return wrapped(`${rulebook.title}, numbers no rules.`);
  const title = citedTitle(rulebook, number);
  return paragraphs(
    wrapped(`Rule ${number}${title === null ? '' : ` (${title})`} is not in ${rulebook.title}.`),
    holdsOnlyTokens(rulebook)
      ? wrapped(
          'This rulebook holds the rules about tokens. To look others up, save the official rules as a .txt file and name it with --rulebook, or as "rulebook" in tokenwright.json.',
        )
      : null,
  );
}

/** A rule behind its number, its examples under it. */
export function quotedRule({ number, text, examples, paraphrase }: Passage): string {
  const lead = number === null ? '' : `${number}  `;
  const marked = paraphrase ? `(paraphrase) ${text}` : text;
  return paragraphs(wrapped(marked, lead), ...examples.map((example) => wrapped(`Example: ${example}`, '    ')));
}

/** Rules by number and first words, one a line; where rules have no numbers, whole: there is no other way to ask for them. */
function listOfRules(rules: readonly GameRule[]): string {
  const passages = rules.map((rule) => passageOf(rule));
  const width = Math.max(0, ...passages.map(({ number }) => number?.length ?? 0));
  if (width === 0) return paragraphs(...passages.map(quotedRule));
  return lines(
    ...passages.map(({ number, text }) => `  ${(number ?? '').padEnd(width)}  ${beginning(text, 74 - width)}`),
  );
}

/** In which rules all this stands, and where their sentences come from. */
export function origin({ title, source }: Rulebook): string {
  return lines(wrapped(title), wrapped(`Source: ${source}`));
}
