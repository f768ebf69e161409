import type { KeywordMaker } from '../../edition/edition.js';
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

/** Returns the rule that defines a keyword that makes tokens, even if the edition has no number for it. */
export function meaningRule({ keyword, rule }: KeywordMaker, rulebook: Rulebook): GameRule | null {
  return rulebook.rules.get(rule ?? `keyword:${keyword}`) ?? null;
}
