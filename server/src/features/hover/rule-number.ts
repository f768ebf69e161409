import type { Edition } from '../../edition/edition.js';
import { termsOfRule } from '../../edition/terms.js';
import { type Citation, citations } from '../../rulebook/cite.js';
import { findRule, isTitle, rulesBetween, rulesUnder } from '../../rulebook/find.js';
import type { GameRule } from '../../rulebook/rulebook.js';
import { shift, touches } from '../../text/span.js';
import { capitalized } from '../../util/capital.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, escapeText, page } from '../shared/markdown.js';
import { citedTitle } from '../shared/nearby-rules.js';
import { hasOnlyTokenRules } from '../shared/other-rulebook.js';
import { beginning, passageOf } from '../shared/passages.js';
import { quotes, sourceLine } from '../shared/quoted-rules.js';
import { meaningOf } from '../shared/term-argument.js';

/** At most this many subrules, or rules of a range, are listed. */
const MOST_LISTED = 8;

/** The hover on a rule number in text: the rule, or how to get it. */
export function ruleNumberAt({ text, at, snapshot, field }: Spot): HoverSubject | null {
  // Names and type lines cite no rules.
  if (field === 'name' || field === 'type line') return null;
  return citedAt(text, at, snapshot.edition);
}

/**
 * How far around the cursor a citation is searched, in UTF-16 units: a list of rules may be long, a number is short.
 */
const BEFORE = 400;
const AFTER = 100;

/** Returns the hover of the rule number that a text cites at an offset. */
export function citedAt(text: string, at: number, edition: Edition): HoverSubject | null {
  const start = Math.max(0, at - BEFORE);
  const near = citations(text.slice(start, at + AFTER)).find((cited) => touches(cited, at - start));
  return near ? { span: shift(near, start), markdown: ruleHover(near, edition) } : null;
}

/** Returns the rule of a cited number in the edition in use. */
function ruleHover({ number, last }: Citation, edition: Edition): string {
  const { rulebook } = edition;
  const range = last === null ? [] : rulesBetween(rulebook, number, last);
  if (range.length > 1) return page(bold(`Rules ${number} to ${last}`), rows(range), sourceLine(rulebook));
  const rule = findRule(rulebook, number);
  if (!rule) return missing(number, edition);
  if (isTitle(rule))
    return page(headed(rule.number, rule.text), rows(rulesUnder(rulebook, rule)), sourceLine(rulebook));
  const quote = quotes([passageOf(rule, { examples: true })]);
  return page(bold(`Rule ${rule.number}`), quote, rows(rulesUnder(rulebook, rule)), sourceLine(rulebook));
}

/** A list of rules by number and first words. */
function rows(rules: readonly GameRule[]): string {
  const shown = rules.slice(0, rules.length <= MOST_LISTED + 1 ? MOST_LISTED + 1 : MOST_LISTED);
  const lines = shown.map(({ number, text }) => `- \`${number}\` ${escapeText(beginning(text))}`);
  return [...lines, ...(rules.length > shown.length ? [`- and ${rules.length - shown.length} more`] : [])].join('\n');
}

function headed(number: string, title: string | null): string {
  return title === null ? bold(`Rule ${number}`) : `${bold(`Rule ${number}`)} · ${escapeText(title)}`;
}

/** A rule that the rulebook does not contain: what the term that it is about means, and how to read the rule. */
function missing(number: string, edition: Edition): string {
  const { rulebook, game } = edition;
  const book = sourceLine(rulebook);
  if (game === 'fifth') return page(bold(`Rule ${number}`), `${book} numbers no rules.`);
  const [term] = termsOfRule(number, edition);
  const name = term && capitalized(term.name);
  const title = headed(number, citedTitle(rulebook, number) ?? name ?? null);
  const meaning = term ? escapeText(meaningOf(term, null)) : null;
  if (!hasOnlyTokenRules(rulebook)) return page(title, meaning, `The rule is not in ${book}.`);
  return page(
    title,
    meaning,
    `Of ${book}, Tokenwright comes with only the rules about tokens. To read this one, save the official rules as a .txt file and ` +
      'choose it with *Choose Rulebook…*, or name it in tokenwright.json:',
    '```json\n{ "rulebook": "rules.txt" }\n```',
  );
}
