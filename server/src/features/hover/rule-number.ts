import type { Edition } from '../../edition/edition.js';
import { type Citation, citations } from '../../rulebook/cite.js';
import { findRule, rulesBetween } from '../../rulebook/find.js';
import type { GameRule } from '../../rulebook/rulebook.js';
import { shift, touches } from '../../text/span.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, escapeText, page } from '../shared/markdown.js';
import { citedTitle, isTitle, rulesUnder } from '../shared/nearby-rules.js';
import { holdsOnlyTokens } from '../shared/other-rulebook.js';
import { beginning, passageOf } from '../shared/passages.js';
import { from, quotes } from './rules.js';

/** So many rules under a rule, or of a range, are listed. */
const LISTED = 8;

/** On a rule number in text: the rule, or how to get it. */
export function ruleNumberAt({ text, at, snapshot, field }: Spot): HoverSubject | null {
  // Names and type lines cite no rules; a number there is a number.
  if (field === 'name' || field === 'type line') return null;
  return citedAt(text, at, snapshot.edition);
}

/** So far around the cursor a citation may reach: a list of rules is long, a number short. */
const BEFORE = 400;
const BEHIND = 100;

/** The rule number that a text cites at an offset. */
export function citedAt(text: string, at: number, edition: Edition): HoverSubject | null {
  const start = Math.max(0, at - BEFORE);
  const near = citations(text.slice(start, at + BEHIND)).find((cited) => touches(cited, at - start));
  return near ? { span: shift(near, start), markdown: ruleHover(near, edition) } : null;
}

/** What a cited number stands for in the edition in use. */
function ruleHover({ number, last }: Citation, edition: Edition): string {
  const { rulebook } = edition;
  const range = last === null ? [] : rulesBetween(rulebook, number, last);
  if (range.length > 1) return page(bold(`Rules ${number} to ${last}`), rows(range), from(rulebook));
  const rule = findRule(rulebook, number);
  if (!rule) return missing(number, edition);
  if (isTitle(rule)) return page(headed(rule.number, rule.text), rows(rulesUnder(rulebook, rule)), from(rulebook));
  const quote = quotes([passageOf(rule, { examples: true })]);
  return page(bold(`Rule ${rule.number}`), quote, rows(rulesUnder(rulebook, rule)), from(rulebook));
}

/** Rules by number and first words. */
function rows(rules: readonly GameRule[]): string {
  const shown = rules.slice(0, rules.length <= LISTED + 1 ? LISTED + 1 : LISTED);
  const lines = shown.map(({ number, text }) => `- \`${number}\` ${escapeText(beginning(text))}`);
  return [...lines, ...(rules.length > shown.length ? [`- and ${rules.length - shown.length} more`] : [])].join('\n');
}

function headed(number: string, title: string | null): string {
  return title === null ? bold(`Rule ${number}`) : `${bold(`Rule ${number}`)} · ${escapeText(title)}`;
}

function missing(number: string, { rulebook, game }: Edition): string {
  const title = citedTitle(rulebook, number);
  const book = from(rulebook);
  if (game === 'fifth') return page(bold(`Rule ${number}`), `${book} numbers no rules.`);
  if (!holdsOnlyTokens(rulebook)) return page(headed(number, title), `Not in ${book}.`);
  return page(
    headed(number, title),
    `Not in ${book} as it comes with Tokenwright: that holds the rules about tokens.`,
    'To read it here, save the official rules as a .txt file beside your set and name it in tokenwright.json:',
    '```json\n{ "rulebook": "rules.txt" }\n```',
  );
}
