import type { AbilityNode, PhrasePart } from '../../../../server/src/language/tokens/ast.js';
import { parseRules } from '../../../../server/src/language/tokens/parse.js';

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

/**
 * The sentences about its tokens after the first phrase of rules text: `has` or `has all`, with `?` if they are
 * conditional, and then their parts, or else what is gained.
 */
export function followUpsOf(text: string): string[][] {
  const [phrase] = parseRules(text, 'magic').phrases;
  return (phrase?.followUps ?? []).map(({ kind, parts, ofAll, isConditional, text: gained }) => [
    `${kind}${ofAll ? ' all' : ''}${isConditional ? '?' : ''}`,
    ...(parts.length > 0 ? parts.flatMap((part) => shown(part, text)) : [gained].filter(Boolean)),
  ]);
}

/** What the exception of the copy in rules text gives the token: its parts, and what it adds to. */
export function exceptionOf(text: string): string[] {
  const parts = parseRules(text, 'magic').phrases.flatMap(({ items }) => items.flatMap((item) => item.parts));
  return parts.flatMap((part) => {
    if (part.kind !== 'except') return [];
    const { adds } = part.changes;
    return [
      ...part.changes.parts.flatMap((each) => shown(each, text)),
      ...(adds.types ? ['adds types'] : []),
      ...(adds.colors ? ['adds colors'] : []),
    ];
  });
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
