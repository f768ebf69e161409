import common from '../../../grammar/common.txt';
import fifth from '../../../grammar/fifth.txt';
import effects from '../../../grammar/riftbound/effects.txt';
import events from '../../../grammar/riftbound/events.txt';
import keywords from '../../../grammar/riftbound/keywords.txt';
import objects from '../../../grammar/riftbound/objects.txt';
import quantities from '../../../grammar/riftbound/quantities.txt';
import sentences from '../../../grammar/riftbound/sentences.txt';
import type { Dialect } from '../ast.js';
import { freeSubtypes } from './free-subtypes.js';
import type { Spelling } from './lexemes.js';
import { magicWordings } from './magic.js';
import { readNotation, type Wording } from './notation.js';
import { riftboundSpelling } from './riftbound-symbols.js';
import { riftboundTerminals } from './riftbound-terminals.js';
import type { Terminal } from './terminal.js';
import { terminals } from './terminals.js';
import type { GrammarVocabulary } from './vocabulary.js';

/** The wordings of a game's cards; read from their files on each call. */
export function wordingsOf(dialect: Dialect): readonly Wording[] {
  if (dialect === 'magic') return magicWordings();
  if (dialect === 'fifth') return [...magicWordings(), ...readNotation(fifth)];
  return [common, objects, quantities, keywords, sentences, events, effects].flatMap(readNotation);
}

/** The categories of a game that are words of a class. */
export function terminalsOf(dialect: Dialect, vocabulary: GrammarVocabulary): ReadonlyMap<string, Terminal> {
  const words = terminals(vocabulary);
  if (dialect === 'magic') return words;
  const free = new Map(words).set('subtype', freeSubtypes(words.get('subtype')!, vocabulary.keywords));
  return dialect === 'riftbound' ? new Map([...free, ...riftboundTerminals()]) : free;
}

/** How a game spells words as symbols; null if its symbols are read as written. */
export function spellingOf(dialect: Dialect): Spelling | null {
  return dialect === 'riftbound' ? riftboundSpelling : null;
}
