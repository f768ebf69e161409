import type { Phrase } from '../grammar/phrase.js';
import { abilitiesPart } from './ability-nodes.js';
import type { Exception, PhrasePart } from './ast.js';
import { basicPartsIn } from './basic-parts.js';
import type { Reading } from './reading.js';
import { nameNode } from './values.js';

/** How many words after "in addition to" are searched: "in addition to its other colors and creature types". */
const MAX_ADDITION = 10;

/**
 * The characteristics that an exception gives the copy, clause by clause: "it's a 1/1 and has haste", "its name is Pim",
 * "it's black in addition to its other colors". Other clauses are skipped.
 */
export function exceptionFrom(reading: Reading, { start, end }: Phrase): Exception {
  const parts: PhrasePart[] = [];
  const adds = { types: false, colors: false };
  for (let at = start; at < end; ) {
    const given = reading.read('given', at);
    if (given && given.end <= end) parts.push(...partsOf(reading, given));
    at = given && given.end <= end ? given.end : at + 1;
    for (; at < end && !isBoundary(reading.word(at).lower); at++) {
      if (!reading.read('in-addition', at)) continue;
      for (let next = at + 3; next < at + MAX_ADDITION; next++) {
        const lower = reading.word(next).lower;
        if (lower === 'type' || lower === 'types') adds.types = true;
        else if (lower === 'color' || lower === 'colors') adds.colors = true;
      }
    }
    while (at < end && isBoundary(reading.word(at).lower)) at++;
  }
  return { parts, adds };
}

function isBoundary(lower: string): boolean {
  return lower === ',' || lower === 'and';
}

function partsOf(reading: Reading, phrase: Phrase): readonly PhrasePart[] {
  const [inner] = phrase.slots;
  const span = reading.spanOf(phrase);
  switch (reading.construct(phrase)) {
    case 'name': {
      const name = reading.field(phrase, 'name')!;
      return [{ kind: 'name', span, name: nameNode(reading, name), form: 'named' }];
    }
    case 'pt':
      return [{ kind: 'pt', ...reading.node(inner!) }];
    case 'pt-of-both': {
      const { span: own, text } = reading.node(inner!);
      return [{ kind: 'pt', span: own, text: `${text}/${text}` }];
    }
    case 'unquoted': {
      const unquoted = reading.firstWithin(phrase, 'unquoted')!;
      return [abilitiesPart(reading, phrase, reading.spanOf(unquoted))];
    }
    case 'abilities': {
      const start = reading.firstWithin(phrase, 'has-or-with')!.start;
      return [abilitiesPart(reading, phrase, reading.spanOf({ start, end: phrase.end }))];
    }
    case 'is':
      return basicPartsIn(reading, phrase).filter(({ kind }) => kind !== 'unknown' && kind !== 'count');
    // "it has flying if it's a creature" cannot be decided in advance.
    default:
      return [];
  }
}
