import type { Phrase } from '../grammar/phrase.js';
import type { Dialect } from '../lexicon.js';
import { type Item, partOf } from './ast.js';
import { partsIn } from './parts.js';
import { Reading } from './reading.js';
import { readSource } from './source.js';

/** A sentence of the rules that defines a token: "A Treasure token is a colorless Treasure artifact token with …". */
export interface Definition {
  /** The words before *token*: `Treasure`, `Wicked Role`, `Sand Soldier`. */
  readonly words: string;
  readonly front: Item;
  readonly back: Item | null;
}

/** Reads a definition sentence (111.10a…; Riftbound 184.1…); null if the text is not one. */
export function readDefinition(text: string, dialect: Dialect): Definition | null {
  const source = readSource(text, dialect);
  const reading = new Reading(source, { from: 0, to: source.words.length });
  const phrase = reading.read('definition', 0);
  if (!phrase) return null;
  const subject = partsIn(reading, reading.field(phrase, 'before')!);
  const words = subject.flatMap((part) => (part.kind === 'subtype' ? [part.word] : []));
  if (words.length === 0) return null;
  const front = bodyOf(reading, phrase);
  const name = words.join(' ');
  if (!partOf(front, 'double-faced')) return { words: name, front, back: null };
  return { words: name, front: readFace(reading, 'front') ?? front, back: readFace(reading, 'back') };
}

function bodyOf(reading: Reading, phrase: Phrase): Item {
  const body = reading.field(phrase, 'body')!;
  return { kind: 'described', span: reading.spanOf(body), parts: partsIn(reading, body) };
}

/** "Its front face is a colorless Incubator artifact with …" */
function readFace(reading: Reading, side: 'front' | 'back'): Item | null {
  for (let at = 0; !reading.isDone(at); at++) {
    const phrase = reading.word(at + 1).lower === side ? reading.read('face', at) : null;
    if (phrase) return bodyOf(reading, phrase);
  }
  return null;
}
