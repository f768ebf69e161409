import type { KeywordMaker } from '../../edition/edition.js';
import { children } from '../../rulebook/find.js';
import { isSection } from '../../rulebook/number.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';

/** Returns the title that another rule gives a missing rule: "See rule 701.44, “Explore.”" Null if there is none. */
export function citedTitle(rulebook: Rulebook, number: string): string | null {
  const mark = `rule ${number}`;
  for (const { text } of rulebook.rules.values()) {
    const at = text.indexOf(mark);
    if (at < 0) continue;
    const following = text.slice(at + mark.length, at + mark.length + 60);
    // Magic writes “Explore.” in quotation marks, Riftbound "816. Temporary for more information".
    const title =
      /^, ["“]([^"”.]{1,40})[.]?["”]/.exec(following)?.[1] ?? /^\. ([A-Z][\w ]{1,40}) for more/.exec(following)?.[1];
    if (title !== undefined) return title;
  }
  return null;
}

/**
 * Returns the rules under a rule: its subrules by number; for a title without subrules (Riftbound's 176), the rules up
 * to the next title.
 */
export function rulesUnder(rulebook: Rulebook, rule: GameRule): GameRule[] {
  const own = children(rulebook, rule.number);
  if (own.length > 0 || !isTitle(rule)) return own;
  const rules = [...rulebook.rules.values()];
  const after = rules.slice(rules.indexOf(rule) + 1);
  const next = after.findIndex(isTitle);
  return after.slice(0, next < 0 ? undefined : next).filter(({ number }) => isSection(number));
}

/** Returns the rule that defines a keyword that makes tokens, even if the edition has no number for it. */
export function meaningRule({ keyword, rule }: KeywordMaker, rulebook: Rulebook): GameRule | null {
  return rulebook.rules.get(rule ?? `keyword:${keyword}`) ?? null;
}

/** Returns whether a rule is only a title for those under it: "111. Tokens". */
export function isTitle({ text }: GameRule): boolean {
  return text.length < 60 && !/[.!?:”")\]]$/.test(text);
}
