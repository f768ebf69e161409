import { chunksOf } from '../../../analysis/set/card-chunk.js';
import { indexChunk } from '../../../analysis/set/chunk-index.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import type { Card, CardDocument, Face, PlacedCard } from '../../../formats/card.js';
import { plainExtensions } from '../../../formats/plain/plain-format.js';
import { parseTypeLine } from '../../../language/type-line.js';
import { toSource } from '../../../text/region.js';
import { inFile } from '../../../text/span.js';
import { everywhere } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const duplicateCardName: Rule = {
  id: 'duplicate-card-name',
  summary: 'Two cards of a set have the same name.',
  why:
    'Cards are identified by their names (rule 201.2): by the limit of four copies in a deck, and by every “card ' +
    'named …”. Usually the second card was copied from the first and kept its name. Basic lands may share a name, ' +
    'and so may printings of one card, which have different numbers or differ only in wording.',
  cite: magicRule('201.2', ''),
  severity: 'warning',
  fix: 'none',
  scope: 'set',
  appliesTo: everywhere,
  examples: [
    {
      wrong: 'Ash Rain {1}{R}\nSorcery\nDraw two cards.\n\nAsh Rain {3}{R}\nSorcery\nDraw three cards.',
      right: 'Ash Rain {1}{R}\nSorcery\nDraw two cards.\n\nAsh Storm {3}{R}\nSorcery\nDraw three cards.',
      of: 'cards',
    },
  ],
  check({ path, document, edition, queryFile }, report) {
    const sharedNames = new Map(queryFile(namesakes, path));
    if (sharedNames.size === 0) return;
    const before = new Map<string, Card>();
    for (const { card, start } of cardsNamed(sharedNames, document, edition)) {
      const face = card.faces[0]!;
      const name = face.name?.text.toLowerCase() ?? '';
      const shared = sharedNames.get(name);
      if (card.role === 'token' || !face.name || !shared || isBasicLand(face)) continue;
      if (isSplit(card, document)) continue;
      const first = before.get(name);
      if (!first) before.set(name, card);
      const place = first ? placeOfFirst(first, card, document) : placeBefore(path, shared.firstPath);
      if (place === null) continue;
      report({
        span: inFile(toSource(face.name, { start: 0, end: face.name.text.length }), start),
        ...(shared.cards >= PLACEHOLDERS && { severity: 'info' }),
        message: `Another card in ${place} is also named “${face.name.text}”.`,
      });
    }
  },
};

/** A name that this many cards share is only a placeholder: "alpha". */
const PLACEHOLDERS = 3;

/** The cards of the chunks that contain one of these names. */
function* cardsNamed(
  names: ReadonlyMap<string, unknown>,
  document: CardDocument,
  edition: Edition,
): Generator<PlacedCard> {
  for (const { chunk, first } of chunksOf(document)) {
    for (const name of indexChunk(chunk, edition).cardNames.keys()) {
      if (!names.has(name)) continue;
      for (let at = 0; at < chunk.cards.length; at++) yield document.cards[first + at]!;
      break;
    }
  }
}

/**
 * The names of a file's cards that several cards have, each with their number and the first path, in order, of the files
 * that contain them. For a file typed by hand all such files count, for any other only itself. Empty if there are none.
 */
function namesakes(
  set: SetIndex,
  path: string,
): readonly (readonly [name: string, { readonly cards: number; readonly firstPath: string }])[] {
  const counts = isTypedFile(path) ? isTypedFile : (other: string) => other === path;
  return [...set.namesakes(path)].flatMap(([name, all]) => {
    const places = all.filter((place) => counts(place.path));
    const cards = places.reduce((sum, place) => sum + place.cards, 0);
    return cards > 1 && /\p{L}/u.test(name) ? [[name, { cards, firstPath: places[0]!.path }] as const] : [];
  });
}

/**
 * A saved file of plain text. Files of card programs often contain the same cards of the set in an earlier version, and
 * drafts contain cards in progress.
 */
function isTypedFile(path: string): boolean {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return plainExtensions.includes(extension) && !path.startsWith('untitled:');
}

/** The name of the file with the first card of a name; null if that is this file. */
function placeBefore(path: string, first: string): string | null {
  return first === path ? null : first.slice(first.lastIndexOf('/') + 1);
}

/** This file, if it has an earlier card of the name that is not another printing of the same card. */
function placeOfFirst(first: Card, second: Card, { format }: CardDocument): string | null {
  const [a, b] = [numberOf(first), numberOf(second)];
  if (isSamePrinted(first, second)) {
    const mayBePrinting =
      format !== 'plain' ||
      (a !== undefined && b !== undefined && a !== b) ||
      rulesTextOf(first) !== rulesTextOf(second);
    return mayBePrinting ? null : 'this file';
  }
  return 'this file';
}

/** "Ash // Ember": some programs list the halves of a split card one by one, each with the whole name. */
function isSplit({ faces }: Card, { format }: CardDocument): boolean {
  return format !== 'plain' && / \/\/ /.test(faces[0]?.name?.text ?? '');
}

function isBasicLand({ typeLine }: Face): boolean {
  return /^Basic\b/i.test(typeLine?.text ?? '');
}

function numberOf({ faces }: Card): string | undefined {
  return faces[0]?.metadata.find(({ key }) => key === 'Number')?.value.text;
}

/**
 * Whether two cards of one name are the same card: cost, card types and stats are equal, and so is the text apart from
 * rewording, that is numbers and symbols in order and most of the words. Cards are reworded with every printing.
 */
function isSamePrinted(first: Card, second: Card): boolean {
  if (first.faces.length !== second.faces.length) return false;
  return first.faces.every((face, i) => {
    const other = second.faces[i]!;
    return frameOf(face) === frameOf(other) && isReworded(wordingOf(face), wordingOf(other));
  });
}

/** The parts that rewording does not change. */
function frameOf({ manaCost, typeLine, stats }: Face): string {
  const types = parseTypeLine(typeLine?.text ?? '').types.map(({ text }) => text.toLowerCase());
  return JSON.stringify([manaCost?.text.replace(/[{}\s]/g, ''), types.sort(), stats?.text.replace(/\s/g, '')]);
}

function isReworded(a: Wording, b: Wording): boolean {
  if (a.figures !== b.figures) return false;
  let common = 0;
  for (const [word, times] of a.words) common += Math.min(times, b.words.get(word) ?? 0);
  const all = a.length + b.length;
  return all === 0 || (2 * common) / all >= ENOUGH;
}

/** The minimum fraction of common words in two wordings of one text. */
const ENOUGH = 0.75;

interface Wording {
  /** Numbers and symbols, in their order. */
  readonly figures: string;
  readonly words: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Old and new wordings: "this creature" replaces the name. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [/\bthis (?:artifact|aura|card|creature|enchantment|equipment|land|permanent|spell|vehicle)\b/g, ' '],
  [/\b(?:comes into play|enters the battlefield)\b/g, 'enters'],
  [/\bis put into a graveyard from (?:play|the battlefield)\b/g, 'dies'],
  [/\b(?:removes? (?=target|it|that|the)|removed from the game)\b/g, 'exile '],
  [/\bfrom the game\b|\bto your mana pool\b|\bunder your control\b/g, ' '],
];

/** The wording of a face, without reminder text and its own name. */
function wordingOf({ name, rulesText }: Face): Wording {
  const text = (rulesText?.text ?? '').replace(/\([^()]*\)/g, ' ').toLowerCase();
  const own = name?.text.toLowerCase() ?? '';
  const nameless = rewordings.reduce(
    (rulesTextOf, [was, is]) => rulesTextOf.replace(was, is),
    own === '' ? text : text.replaceAll(own, ' '),
  );
  const words = new Map<string, number>();
  let length = 0;
  for (const [word] of nameless.matchAll(/[\p{L}'’]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
    length++;
  }
  const figures = [...nameless.matchAll(/\{[^{}\s]*\}|\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/g)].join(
    ' ',
  );
  return { figures, words, length };
}

/** The rules text of a card without reminder text, which only some printings have. */
function rulesTextOf({ faces }: Card): string {
  const rules = (text: string | undefined) =>
    text
      ?.replace(/\([^()]*\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return JSON.stringify(faces.map(({ rulesText }) => rules(rulesText?.text)));
}
