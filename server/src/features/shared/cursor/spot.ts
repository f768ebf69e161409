import { analyseCard, rulesTreeOf } from '../../../analysis/card/card-analysis.js';
import type { FaceAnalysis } from '../../../analysis/card/face-analysis.js';
import type { Snapshot } from '../../../analysis/set/snapshot.js';
import { dialectOf } from '../../../edition/derive.js';
import type { Card, Face } from '../../../formats/card.js';
import type { RulesTree } from '../../../language/tokens/ast.js';
import { treeFromSentences } from '../../../language/tokens/parse.js';
import type { CardPicture } from '../../../render/card-picture.js';
import { type Region, regionSpan, toText } from '../../../text/region.js';
import { type TextSpan, touches } from '../../../text/span.js';
import type { Word } from '../../../text/words.js';
import { lastAtOrBefore } from '../../../util/binary-search.js';

/** The part of a card that the cursor is in. */
export type CardField = 'name' | 'mana cost' | 'type line' | 'rules text' | 'stats' | 'metadata';

/** A cursor in a card, as the input of all hovers. All offsets are offsets in `text`. */
export interface Spot {
  readonly snapshot: Snapshot;
  readonly card: Card;
  readonly role: Card['role'];
  readonly face: FaceAnalysis;
  readonly field: CardField;
  readonly text: string;
  readonly at: number;
  readonly tree: RulesTree;
  /** The index in `tree.words` of the word under the cursor; -1 if there is none. */
  readonly index: number;
}

/** A text under the cursor and its hover. */
export interface HoverSubject {
  /** Offsets in the spot's text. */
  readonly span: TextSpan;
  readonly markdown: string;
  /** The Markdown without the part that the picture shows; if missing, `markdown`. */
  readonly beside?: string;
  /** The term of the game that the text is. */
  readonly term?: string;
  /** The picture of the token, if the text refers to one. */
  readonly picture?: CardPicture | null;
}

/** A spot, with the mapping from its text back to the file. */
export interface PlacedSpot {
  readonly spot: Spot;
  readonly region: Region;
  /** The offset of the card in the file. */
  readonly start: number;
}

/** Returns the card text at an offset of the file; null if there is none. */
export function spotAt(snapshot: Snapshot, offset: number): PlacedSpot | null {
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  if (!placed) return null;
  const { card, start } = placed;
  for (const [number, face] of card.faces.entries()) {
    for (const [field, region] of fieldsOf(face)) {
      if (!touches(regionSpan(region), offset - start)) continue;
      const at = toText(region, offset - start);
      if (at === null) continue;
      const analysis = analyseCard(card, snapshot.edition).faces[number]!;
      const tree = treeOf(field, region, analysis, snapshot);
      const index = wordAt(tree.words, at);
      return {
        spot: { snapshot, card, role: card.role, face: analysis, field, text: region.text, at, tree, index },
        region,
        start,
      };
    }
  }
  return null;
}

function* fieldsOf(face: Face): Generator<[CardField, Region]> {
  if (face.rulesText) yield ['rules text', face.rulesText];
  if (face.name) yield ['name', face.name];
  if (face.manaCost) yield ['mana cost', face.manaCost];
  if (face.typeLine) yield ['type line', face.typeLine];
  if (face.stats) yield ['stats', face.stats];
  for (const { value } of face.metadata) yield ['metadata', value];
}

/** Only rules text is parsed for tokens; other fields are only split into words. */
function treeOf(field: CardField, { text }: Region, analysis: FaceAnalysis, { edition }: Snapshot): RulesTree {
  const rules = field === 'rules text' ? rulesTreeOf(analysis, edition) : null;
  return rules ?? treeFromSentences(text, dialectOf(edition.game), null);
}

/** The word that the cursor is in, otherwise the one that ends at it. */
function wordAt(words: readonly Word[], at: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.start <= at) low = middle + 1;
    else high = middle;
  }
  const i = low - 1;
  if (i >= 0 && at < words[i]!.end && isWord(words[i]!)) return i;
  // Between a word and the full stop after it, the word wins.
  const before = i >= 0 && words[i]!.start === at ? i - 1 : i;
  return before >= 0 && words[before]!.end === at && isWord(words[before]!) ? before : -1;
}

function isWord({ kind }: Word): boolean {
  return kind === 'word' || kind === 'number' || kind === 'pair' || kind === 'symbol';
}
