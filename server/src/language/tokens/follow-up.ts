import type { Phrase } from '../grammar/phrase.js';
import { abilitiesPart } from './ability-nodes.js';
import { type FollowUpBase, type Item, type PhrasePart, partOf } from './ast.js';
import { partsIn } from './parts.js';
import type { Reading } from './reading.js';

/** A sentence about the tokens that begins at a word, with the index of the word after what was read of it. */
export interface ReadFollowUp {
  readonly followUp: FollowUpBase;
  readonly end: number;
}

/** Reads a sentence about the tokens, from its subject on; null for any other sentence. */
export function readFollowUp(reading: Reading, at: number, items: readonly Item[]): ReadFollowUp | null {
  const phrase = reading.read('follow-up', at);
  const kind = phrase && reading.firstWithin(phrase, 'capital');
  if (!phrase || (kind && !isKindOf(reading.text(kind), items))) return null;
  const parts = partsOf(reading, phrase);
  const construct = reading.construct(phrase);
  if (
    construct === 'is' &&
    (!parts.some((part) => part.kind === 'type') || parts.some((part) => part.kind === 'unknown'))
  )
    return null;
  const { span } = reading.node(phrase);
  return { followUp: { kind: kinds[construct]!, span, parts, text: textOf(reading, phrase) }, end: phrase.end };
}

const kinds: Readonly<Record<string, FollowUpBase['kind']>> = {
  power: 'power',
  treat: 'treat',
  give: 'gains',
  state: 'enters',
  is: 'is',
  has: 'has',
  gains: 'gains',
  becomes: 'becomes',
  enters: 'enters',
  unquoted: 'gains',
};

function partsOf(reading: Reading, phrase: Phrase): PhrasePart[] {
  switch (reading.construct(phrase)) {
    case 'has':
      return [abilitiesPart(reading, reading.field(phrase, 'abilities')!)];
    case 'unquoted':
      return [];
    default:
      return partsIn(reading, phrase);
  }
}

/** What is gained, or what it becomes a copy of, as written. */
function textOf(reading: Reading, phrase: Phrase): string {
  const construct = reading.construct(phrase);
  if (construct === 'power') return reading.text(phrase);
  const rest = reading.field(phrase, 'abilities') ?? reading.field(phrase, 'rest') ?? reading.field(phrase, 'unquoted');
  return rest ? reading.text(rest) : '';
}

/** "The Goblin", "Those Goblins": the tokens by their last subtype. */
function isKindOf(word: string, items: readonly Item[]): boolean {
  const lower = word.toLowerCase();
  return items.some((item) => {
    const kind = item.parts.findLast((part) => part.kind === 'subtype')?.word.toLowerCase();
    return kind !== undefined && (lower === kind || lower === `${kind}s`);
  });
}

/** What sentences may call tokens: the whole name, or its first part, *Voja* for *Voja, Friend to Elves*. */
export function namesOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    const name = partOf(item, 'name')?.name.text;
    return name ? [name, name.split(',')[0]!] : [];
  });
}
