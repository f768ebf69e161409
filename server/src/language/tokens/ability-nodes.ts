import type { Phrase } from '../grammar/phrase.js';
import type { AbilityNode, PartOf } from './ast.js';
import type { Reading } from './reading.js';

const kinds: ReadonlySet<string> = new Set([
  'quote',
  'bracketed',
  'counters',
  'stats',
  'characteristics',
  'elsewhere',
  'unquoted',
  'keyword',
  'comma-quote',
]);

/** The abilities of a list after *with*, *has* or *have*. */
function abilityNodes(reading: Reading, phrase: Phrase): AbilityNode[] {
  return reading.outermost(phrase, kinds).map((each) => abilityNode(reading, each));
}

/** The part of a phrase that gives abilities. */
export function abilitiesPart(reading: Reading, phrase: Phrase, span = reading.spanOf(phrase)): PartOf<'abilities'> {
  return { kind: 'abilities', span, abilities: abilityNodes(reading, phrase) };
}

/** One ability. */
function abilityNode(reading: Reading, phrase: Phrase): AbilityNode {
  const node = reading.node(phrase);
  const kind = reading.category(phrase);
  if (kind === 'quote' || kind === 'comma-quote') {
    const isClosed = node.text.length > 1 && /["”'’]$/.test(node.text);
    const inner = { start: node.span.start + 1, end: node.span.end - (isClosed ? 1 : 0) };
    return { kind: 'quoted', span: node.span, inner, text: node.text.slice(1, isClosed ? -1 : undefined) };
  }
  if (kind === 'stats') {
    const value = reading.field(phrase, 'value');
    return { kind, ...node, value: value ? reading.text(value) : '*/*' };
  }
  if (kind === 'counters' || kind === 'unquoted' || kind === 'elsewhere' || kind === 'characteristics')
    return { kind, ...node };
  return { kind: 'keyword', ...node };
}
