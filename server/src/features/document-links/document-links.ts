import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Face } from '../../formats/card.js';
import { citations } from '../../rulebook/cite.js';
import { findRule } from '../../rulebook/find.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { type Region, regionSpan, toSource } from '../../text/region.js';
import { inFile, type Span } from '../../text/span.js';

/** A rule number in a file, and the rule it refers to. */
export interface RuleLink {
  /** The number, in offsets of the file. */
  readonly span: Span;
  /** The rule's number in the rulebook in use. */
  readonly rule: string;
}

/**
 * Returns the rules of the rulebook in use that a file cites, in order. Outside of card text, for example in comments,
 * a number counts only after the word *rule*.
 */
export function ruleLinks(snapshot: Snapshot): RuleLink[] {
  const { document, edition } = snapshot;
  const text = snapshot.text.toString();
  const inCards: Span[] = [];
  const links: RuleLink[] = [];
  const add = (span: Span, number: string) => {
    const rule = findRule(edition.rulebook, number);
    if (rule) links.push({ span, rule: rule.number });
  };
  for (const { card, start } of document.cards) {
    for (const region of card.faces.flatMap(regionsOf)) {
      inCards.push(inFile(regionSpan(region), start));
      for (const cited of citations(region.text)) add(inFile(toSource(region, cited), start), cited.number);
    }
  }
  inCards.sort((a, b) => a.start - b.start);
  let at = 0;
  for (const link of ruleLinksInNotes(text, edition.rulebook)) {
    while (at < inCards.length && inCards[at]!.end <= link.span.start) at++;
    const isInCard = at < inCards.length && inCards[at]!.start < link.span.end;
    if (!isInCard) links.push(link);
  }
  return links.sort((a, b) => a.span.start - b.span.start);
}

/** Returns the rules that a text without cards cites, in order: there a number counts only after the word *rule*. */
export function ruleLinksInNotes(text: string, rulebook: Rulebook): RuleLink[] {
  return citations(text).flatMap(({ start, end, number }): RuleLink[] => {
    if (!/\b(?:rules?|cr) $/i.test(text.slice(Math.max(0, start - 8), start))) return [];
    const rule = findRule(rulebook, number);
    return rule ? [{ span: { start, end }, rule: rule.number }] : [];
  });
}

/** Names and type lines cite no rules, so numbers in them are not linked. */
function regionsOf({ rulesText, flavor, metadata }: Face): Region[] {
  return [...(rulesText ? [rulesText] : []), ...flavor, ...metadata.map(({ value }) => value)];
}
