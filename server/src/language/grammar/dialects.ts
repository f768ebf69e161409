import common from '../../../grammar/common.txt';
import fifth from '../../../grammar/fifth.txt';
import effects from '../../../grammar/riftbound/effects.txt';
import events from '../../../grammar/riftbound/events.txt';
import keywords from '../../../grammar/riftbound/keywords.txt';
import objects from '../../../grammar/riftbound/objects.txt';
import quantities from '../../../grammar/riftbound/quantities.txt';
import sentences from '../../../grammar/riftbound/sentences.txt';
import { getOrInsert } from '../../util/get-or-insert.js';
import type { Dialect } from '../lexicon.js';
import { fifthSpelling, fifthTerminals, withoutLater } from './fifth.js';
import type { Spelling } from './lexemes.js';
import { magicWordings } from './magic.js';
import { readNotation, type Wording } from './notation.js';
import { riftboundSpelling } from './riftbound-symbols.js';
import { riftboundTerminals } from './riftbound-terminals.js';
import type { Terminal } from './terminal.js';
import { terminals } from './terminals.js';
import type { GrammarVocabulary } from './vocabulary.js';

const wordings = new Map<Dialect, readonly Wording[]>();

/** The wordings of a game's cards; read from their files on first use. */
export function wordingsOf(dialect: Dialect): readonly Wording[] {
  return getOrInsert(wordings, dialect, () => readWordings(dialect));
}

function readWordings(dialect: Dialect): readonly Wording[] {
  if (dialect === 'magic') return magicWordings();
  if (dialect === 'fifth') return [...readNotation(fifth), ...withoutLater(magicWordings())];
  return [common, objects, quantities, keywords, sentences, events, effects].flatMap((text) => readNotation(text));
}

/** The categories of a game that are words of a class. */
export function terminalsOf(dialect: Dialect, vocabulary: GrammarVocabulary): ReadonlyMap<string, Terminal> {
  const words = terminals(vocabulary);
  if (dialect === 'fifth') return fifthTerminals(words, vocabulary);
  return dialect === 'riftbound' ? riftboundTerminals(words, vocabulary) : words;
}

/** How a game spells words; null if they are all read as written. */
export function spellingOf(dialect: Dialect): Spelling | null {
  return dialect === 'riftbound' ? riftboundSpelling : dialect === 'fifth' ? fifthSpelling : null;
}
