import { cardContext } from '../analysis/card/abilities.js';
import { indexFile } from '../analysis/set/file-index.js';
import { nothingDeclared, SetIndex } from '../analysis/set/set-index.js';
import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Edition } from '../edition/edition.js';
import { grammarOf } from '../edition/grammar.js';
import type { Face, PlacedCard } from '../formats/card.js';
import { RULES_TEXT, rulesTextFormat } from '../formats/rules-text.js';
import type { UnreadPiece } from '../language/abilities/ability.js';
import type { OwnWords } from '../language/grammar/vocabulary.js';
import { type FaceReading, readFace } from '../language/meaning/read-face.js';
import { toSource } from '../text/region.js';
import { type CardSpan, type FileOffset, type FileSpan, inFile, type TextSpan } from '../text/span.js';
import { tokensIn } from './phrases-json.js';

/** A face whose rules text was read. */
export interface ReadingOfFace {
  readonly card: string;
  readonly face: string;
  readonly typeLine: string;
  readonly text: string;
  readonly edition: Edition;
  /** The words that the set adds. */
  readonly own: OwnWords;
  readonly reading: FaceReading;
  /** The slips that were repaired in `text` before it was read, in text order; see `repaired.ts`. */
  readonly slips?: readonly RepairedSlip[];
  /** Where the card begins in the file. */
  readonly start: number;
  /** The place of a span of the rules text in the file. */
  place(span: TextSpan): FileSpan;
}

/** A slip as it is written, its place in the file, and its repair. */
export interface RepairedSlip {
  readonly text: string;
  readonly place: FileSpan;
  readonly newText: string;
}

/** What a face has besides its rules text. */
export interface FaceHead {
  readonly name: string;
  readonly typeLine: string;
}

/** Reads a text with the grammar of an edition and the words that its set adds. */
export function readingOf(text: string, { name, typeLine }: FaceHead, edition: Edition, own?: OwnWords): FaceReading {
  return readFace(text, grammarOf(edition, own), cardContext(name, typeLine), tokensIn(text, edition));
}

/** The reading of a text that is in no file, with the words that it explains itself. */
export function readingOfText(text: string, head: FaceHead, edition: Edition): ReadingOfFace {
  const document = rulesTextFormat.read(RULES_TEXT, text);
  const { words } = new SetIndex(new Map([[RULES_TEXT, indexFile(RULES_TEXT, document, edition)]]), nothingDeclared);
  return {
    card: head.name,
    face: head.name,
    typeLine: head.typeLine,
    text,
    edition,
    own: words,
    reading: readingOf(text, head, edition, words),
    start: 0,
    place: ({ start, end }) => inFile({ start, end } as unknown as CardSpan, 0 as FileOffset),
  };
}

/** The readings of all faces with rules text, in the order of the file. */
export function* readingsOf({ document, edition, set }: Snapshot): Generator<ReadingOfFace> {
  for (const placed of document.cards) {
    for (const face of placed.card.faces) {
      const { rulesText } = face;
      if (!rulesText || rulesText.text.trim() === '') continue;
      const name = face.name?.text ?? '';
      const typeLine = face.typeLine?.text ?? '';
      yield {
        card: placed.card.faces[0]!.name?.text ?? '',
        face: name,
        typeLine,
        text: rulesText.text,
        edition,
        own: set.words,
        reading: readingOf(rulesText.text, { name, typeLine }, edition, set.words),
        start: placed.start,
        place: (span) => placeOf(placed, face, span),
      };
    }
  }
}

function placeOf({ start }: PlacedCard, { rulesText }: Face, span: TextSpan): FileSpan {
  return inFile(toSource(rulesText!, span), start);
}

/** The span of an unread piece in the rules text. */
export function spanOfPiece({ start, end }: UnreadPiece): TextSpan {
  return { start, end } as TextSpan;
}
