import { isCapital } from '../../util/capital.js';
import type { Phrase } from '../grammar/phrase.js';
import { typeWords } from '../lexicon.js';
import { abilitiesPart } from './ability-nodes.js';
import type { PartOf, PhrasePart } from './ast.js';
import type { Reading } from './reading.js';
import {
  colorsOfSymbol,
  colorsPart,
  controlPart,
  countPart,
  mightPart,
  nameNode,
  placePart,
  statePart,
} from './values.js';
import { nounOf } from './words/names.js';

/** The categories of phrases that become parts and are not, or not only, clauses after the noun. */
export const basicCategories: ReadonlySet<string> = new Set([
  ...['count', 'trait', 'description-trait', 'described-by', 'strange', 'noun', 'name-first', 'card-word'],
  ...['with', 'state-after', 'place', 'control', 'thing', 'named'],
]);

/** The parts within a phrase without clauses after the noun, in the order of the text. */
export function basicPartsIn(reading: Reading, phrase: Phrase): PhrasePart[] {
  return reading.outermost(phrase, basicCategories).flatMap((each) => basicParts(reading, each));
}

/** What a phrase of one of the basic categories says. */
export function basicParts(reading: Reading, phrase: Phrase): PhrasePart[] {
  switch (reading.category(phrase)) {
    case 'count':
      return [countPart(reading, phrase)];
    case 'strange':
    case 'card-word':
      return [{ kind: 'unknown', ...reading.node(phrase) }];
    case 'noun': {
      const { span, text } = reading.node(phrase);
      const plural = nounOf(reading.word(phrase.start)) === 'tokens';
      return [{ kind: 'noun', span, word: text, plural }];
    }
    case 'name-first': {
      const { span } = reading.node({ start: phrase.start, end: phrase.end + 1 });
      return [{ kind: 'name', span, name: reading.node(phrase), form: 'appositive' }];
    }
    case 'with':
      return [abilitiesPart(reading, phrase)];
    case 'named':
      return [namedPart(reading, phrase)];
    case 'state-after':
      return [statePart(reading, phrase)];
    case 'place':
      return [placePart(reading, phrase)];
    case 'control':
      return [controlPart(reading, phrase)];
    case 'thing':
      return [thing(reading, phrase)];
    default:
      return phrase.slots.flatMap((slot) => traitPart(reading, slot));
  }
}

/** One of the words before the noun. */
function traitPart(reading: Reading, phrase: Phrase): PhrasePart[] {
  const { span, text } = reading.node(phrase);
  switch (reading.category(phrase)) {
    case 'pt':
      return [{ kind: 'pt', span, text }];
    case 'broken-pt':
      return [{ kind: 'unknown', span, text }];
    case 'might':
      return [mightPart(reading, phrase)];
    case 'supertype':
      return [{ kind: 'supertype', span, word: text }];
    case 'type':
      return [{ kind: isCapital(text) && beginsSubtype(reading, phrase) ? 'subtype' : 'type', span, word: text }];
    case 'plural-type':
    case 'plural-type-of-fifth':
      return [{ kind: 'type', span, word: text.slice(0, -1) }];
    case 'state':
      return [statePart(reading, phrase)];
    case 'colors':
      return [colorsPart(reading, phrase, false)];
    case 'color-symbol':
      return [colorsOfSymbol(reading, phrase)];
    case 'double-faced':
      return [{ kind: 'double-faced', span }];
    case 'subtype':
      return [{ kind: 'subtype', span, word: text }];
    case 'trait':
      return basicParts(reading, phrase);
    default:
      return basicPartsIn(reading, phrase);
  }
}

/** Whether a capitalized card type is the first word of one of the set's own subtypes: "Battle Droid artifact creature". */
function beginsSubtype(reading: Reading, { end }: Phrase): boolean {
  let at = end;
  while (isCapital(reading.word(at).text)) at++;
  return at > end && typeWords.magic.has(reading.word(at).lower);
}

/** A name after *named*. */
export function namedPart(reading: Reading, phrase: Phrase): PartOf<'name'> {
  const name = nameNode(reading, reading.firstWithin(phrase, 'name')!);
  return { kind: 'name', span: reading.spanOf(phrase), name, form: 'named' };
}

/** Riftbound: what a definition gives a token, "3 Might", "the Fae tag", "the Temporary keyword". */
function thing(reading: Reading, phrase: Phrase): PhrasePart {
  const [slot] = phrase.slots;
  const { span, text } = reading.node(slot!);
  switch (reading.construct(phrase)) {
    case 'quote':
      return abilitiesPart(reading, phrase);
    case 'might':
      return mightPart(reading, slot!);
    case 'tag':
      return { kind: 'tag', span, word: text };
    default:
      return { kind: 'abilities', span, abilities: [{ kind: 'keyword', span, text }] };
  }
}
