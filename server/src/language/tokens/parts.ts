import type { Phrase } from '../grammar/phrase.js';
import { abilitiesPart } from './ability-nodes.js';
import type { PartOf, PhrasePart } from './ast.js';
import { basicCategories, basicParts, basicPartsIn, namedPart } from './basic-parts.js';
import { exceptionFrom } from './exception.js';
import type { Reading } from './reading.js';
import { colorsPart, statePart } from './values.js';

const clauses = ['after', 'strange-after', 'treated-part'];
const categories: ReadonlySet<string> = new Set([...basicCategories, ...clauses]);

const chosenKinds: ReadonlySet<string> = new Set(['chosen-kind']);

/** The parts within a phrase, in the order of the text. */
export function partsIn(reading: Reading, phrase: Phrase): PhrasePart[] {
  return reading
    .outermost(phrase, categories)
    .flatMap((each) =>
      clauses.includes(reading.category(each)) ? partsAfter(reading, each) : basicParts(reading, each),
    );
}

/** What a phrase after the noun says. */
function partsAfter(reading: Reading, phrase: Phrase): PhrasePart[] {
  const span = reading.spanOf(phrase);
  const construct = reading.construct(phrase);
  const node = (field: string) => reading.node(reading.field(phrase, field)!);
  const inner = (category: string) => reading.firstWithin(phrase, category);
  const state = inner('state-after');
  switch (construct) {
    case 'name':
      return [namedPart(reading, phrase)];
    case 'name-in-play':
      return [{ kind: 'chosen', span, what: ['name'] }];
    case 'described':
      // "an Orb token, it's a 0/1 black Eye creature token": the noun is repeated.
      return basicPartsIn(reading, phrase).filter(({ kind }) => kind !== 'noun');
    case 'random':
      return [{ kind: 'pt', span: reading.spanOf(inner('random-pt')!), text: '?/?' }];
    case 'cost':
    case 'later':
    case 'is':
      return [{ kind: 'unknown', ...reading.node(phrase) }];
    case 'copy':
      return [{ kind: 'copy', span, of: node('of'), form: 'that is' }];
    case 'token-copy':
      return [{ kind: 'copy', span, of: node('of'), form: 'token copy' }];
    case 'token-of':
      return [{ kind: 'copy', span, of: node('of'), form: 'token of' }];
    case 'land-types':
      return [{ kind: 'every land type', span }];
    case 'colors':
      return [{ ...colorsPart(reading, inner('colors-after')!, true), span }];
    case 'chosen':
      return [
        {
          kind: 'chosen',
          span,
          what: reading.outermost(phrase, chosenKinds).map((each) => reading.construct(each).replace('-', ' ')),
        },
      ];
    case 'attached':
      return [{ kind: 'attached', span, to: node('to') }];
    case 'for-each':
      return [{ kind: 'for each', span, what: node('what') }];
    case 'equal':
      return [{ kind: 'equal to', span, what: node('what') }];
    case 'where':
      return [{ kind: 'where', span, what: node('what') }];
    case 'except':
    case 'without':
      return [exceptPart(reading, phrase)];
    case 'rounded':
      return [{ kind: 'rounded', span, direction: 'up' }];
    case 'rounded-down':
      return [{ kind: 'rounded', span, direction: 'down' }];
    case 'instead':
      return [{ kind: 'instead', span }];
    case 'counts': {
      const words = reading.text(inner('capitals')!).split(/\s+/);
      return [{ kind: 'counts as', span, words, plural: / count as /.test(` ${reading.text(phrase)} `) }];
    }
    case 'place':
    case 'control':
    case 'after':
      return partsIn(reading, phrase);
    default:
      return state ? [statePart(reading, state, span)] : [abilitiesPart(reading, phrase, span)];
  }
}

function exceptPart(reading: Reading, phrase: Phrase): PartOf<'except'> {
  const given = reading.field(phrase, 'exception')!;
  const isExcept = reading.construct(phrase) === 'except';
  return {
    kind: 'except',
    span: reading.spanOf(phrase),
    exception: reading.node(given),
    comma: !isExcept || reading.word(phrase.start).lower === ',',
    changes: isExcept ? exceptionFrom(reading, given) : { parts: [], adds: { types: false, colors: false } },
  };
}
