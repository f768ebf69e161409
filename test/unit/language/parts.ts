import type { AbilityNode, PhrasePart } from '../../../server/src/language/ast.js';
import { parseRules } from '../../../server/src/language/parse.js';

/**
 * The parts of every token noun phrase of rules text, each with its kind and its words:
 * `['count a', 'subtype Goblin', 'noun token', 'keyword haste']`. The abilities of a part are listed one by one.
 */
export function partsOf(text: string): string[][] {
  return parseRules(text, 'magic').phrases.flatMap(({ items }) =>
    items.map(({ parts }) => parts.flatMap((part) => shown(part, text))),
  );
}

/** The parts after the noun of the first phrase of rules text. */
export function partsAfterNoun(text: string): string[] {
  const parts = partsOf(text)[0] ?? [];
  return parts.slice(parts.findIndex((part) => part.startsWith('noun ')) + 1);
}

function shown(part: PhrasePart, text: string): string[] {
  if (part.kind === 'abilities') return part.abilities.map((ability) => shownAbility(ability, text));
  const words = text.slice(part.span.start, part.span.end);
  if (part.kind === 'copy') return [`${part.kind} ${words} → ${part.of.text}`];
  if (part.kind === 'name') return [`${part.kind} ${part.name.text}`];
  if (part.kind === 'control') return [`${part.kind} ${words} → ${part.of}`];
  if (part.kind === 'place') return [`${part.kind} ${words} → ${part.place}`];
  return [`${part.kind} ${words}`];
}

function shownAbility({ kind, span }: AbilityNode, text: string): string {
  return `${kind} ${text.slice(span.start, span.end)}`;
}
