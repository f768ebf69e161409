import type { KeywordMaker } from '../../edition/edition.js';
import { children } from '../../rulebook/find.js';
import { isSection } from '../../rulebook/number.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';

/** What another rule calls a rule that the rulebook does not hold: "See rule 701.44, “Explore.”" Null where none does. */
export function citedTitle(rulebook: Rulebook, number: string): string | null {
  const mark = `rule ${number}`;
  for (const { text } of rulebook.rules.values()) {
    const at = text.indexOf(mark);
    if (at < 0) continue;
    const behind = text.slice(at + mark.length, at + mark.length + 60);
    // Magic writes “Explore.” in quotation marks, Riftbound "816. Temporary for more information".
    const title =
      /^, ["“]([^"”.]{1,40})[.]?["”]/.exec(behind)?.[1] ?? /^\. ([A-Z][\w ]{1,40}) for more/.exec(behind)?.[1];
    if (title !== undefined) return title;
  }
  return null;
}

/** The rules that stand under a rule: by their numbers, or under a title without such (Riftbound's 176) those up to the next title. */
export function rulesUnder(rulebook: Rulebook, rule: GameRule): GameRule[] {
  const own = children(rulebook, rule.number);
  if (own.length > 0 || !isTitle(rule)) return own;
  const rules = [...rulebook.rules.values()];
  const after = rules.slice(rules.indexOf(rule) + 1);
  const next = after.findIndex(isTitle);
  return after.slice(0, next < 0 ? undefined : next).filter(({ number }) => isSection(number));
}

/** The rule that says what a keyword that makes tokens means; also where its number in the edition is not known. */
export function meaningRule({ keyword, rule }: KeywordMaker, rulebook: Rulebook): GameRule | null {
  return rulebook.rules.get(rule ?? `keyword:${keyword}`) ?? null;
}

/** Whether a rule is but the title of those under it: "111. Tokens". */
export function isTitle({ text }: GameRule): boolean {
  return text.length < 60 && !/[.!?:”")\]]$/.test(text);
}
