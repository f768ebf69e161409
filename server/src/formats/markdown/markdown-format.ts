import type { Span } from '../../text/span.js';
import type { CardDocument, Format, FormatProblem, PlacedCard } from '../card.js';
import { CardCache } from '../card-cache.js';
import { parseCard } from '../plain/card-parser.js';
import { readPlain } from '../plain/read.js';
import { type Fence, fencesOf } from './fences.js';
import { parseNestedCard } from './nested-card.js';
import { NestedText } from './nested-text.js';
import { firstUnmarkedCard, unmarkedCards } from './unmarked-cards.js';

/**
 * The beginning of a file is cut off if it has this length, and its first card may be further down. In UTF-16 units.
 */
const HEAD_LENGTH = 4000;

/**
 * Fenced blocks of card text (`cardtext`) and token definitions (`tokentext`) in Markdown, such as design diaries.
 * Comments disable rules as in a plain file, but only within their block, so the format as a whole has no comments.
 */
export function createMarkdownFormat(): Format {
  const caches = new Map<string, CardCache>();
  const cacheFor = ({ role, isNested, quotes }: Fence) => {
    const key = `${role} ${isNested} ${quotes}`;
    const cached = caches.get(key);
    if (cached) return cached;
    const cache = new CardCache((source) =>
      isNested ? parseNestedCard(source, role, quotes) : parseCard(source, role),
    );
    caches.set(key, cache);
    return cache;
  };
  return {
    id: 'markdown',
    about: {
      title: 'Card text in Markdown',
      recognized:
        'By a fenced block marked `cardtext` or `tokentext`, in an `.md` or `.markdown` file. Cards without one are named in a message.',
      comments: '`#` comments inside a block',
    },
    files: ['**/*.md', '**/*.markdown'],
    matches: (path, head) => /\.(?:md|markdown)$/i.test(path) && mayHaveCards(head),
    read(_path, whole, previous) {
      const text = whole.toString();
      for (const cache of caches.values()) cache.begin(previous, previous?.cards.length);
      const blocks = fencesOf(text)
        .filter(({ lines }) => lines.length > 0)
        .map((fence) => (fence.isNested ? readNested : readBlock)(text, fence, cacheFor(fence)));
      const unmarked = blocks.length === 0 ? firstUnmarkedCard(text) : null;
      return joinBlocks(blocks, unmarked ? [unmarkedCards(unmarked)] : []);
    },
  };
}

/** Whether a file has marked blocks of cards, or unmarked cards; its first block may be far below. */
function mayHaveCards(head: string): boolean | 'undecided' {
  if (hasFence(head) || firstUnmarkedCard(head)) return true;
  return head.length >= HEAD_LENGTH ? 'undecided' : false;
}

function hasFence(head: string): boolean {
  return /^[ \t>*+\-\d.)]*(?:`{3,}|~{3,})[ \t]*(?:cardtext|tokentext)\b/im.test(head);
}

/** Reads a block whose lines have no prefix. */
function readBlock(text: string, { role, lines }: Fence, cache: CardCache): CardDocument {
  const start = lines[0]!.start;
  const document = readPlain(text.slice(start, lines.at(-1)!.end), role, cache, null);
  const cards = document.cards.map((placed): PlacedCard => ({ ...placed, start: placed.start + start }));
  return placedIn(document, cards, (offset) => offset + start);
}

/** Reads a block in a quote or a list without the prefixes of its lines, and maps the result back to the file. */
function readNested(text: string, { role, lines }: Fence, cache: CardCache): CardDocument {
  const nested = new NestedText(text, lines, null);
  const document = readPlain(nested.text, role, new CardCache((source) => parseCard(source, role)), null);
  const cards = document.cards.map(({ card, start }): PlacedCard => {
    const span = nested.spanToSource({ start, end: start + card.source.length });
    return { card: cache.card(text.slice(span.start, span.end)), start: span.start };
  });
  return placedIn(document, cards, (offset) => nested.toSource(offset));
}

/** Converts the document of a block to offsets in the file. */
function placedIn(
  { header, suppressions, problems }: CardDocument,
  cards: readonly PlacedCard[],
  toFile: (offset: number) => number,
): CardDocument {
  const placed = ({ start, end }: Span) => ({ start: toFile(start), end: toFile(end) });
  return {
    format: 'markdown',
    header: header && {
      span: placed(header.span),
      entries: header.entries.map(({ key, keySpan, value }) => ({
        key,
        keySpan: placed(keySpan),
        // A value is on a single line, where offsets map one to one.
        value: { ...value, start: toFile(value.start) },
      })),
    },
    cards,
    suppressions: suppressions.map(({ span, scope, rules }) => ({
      span: placed(span),
      scope: placed(scope),
      rules: rules.map((rule) => ({ id: rule.id, span: placed(rule.span) })),
    })),
    problems: problems.map((problem) => ({ ...problem, span: placed(problem.span) })),
  };
}

/** Joins all blocks into one document. The first header applies to all of them, so any other is a problem. */
function joinBlocks(blocks: readonly CardDocument[], unmarked: readonly FormatProblem[]): CardDocument {
  const [first, ...others] = blocks.flatMap(({ header }) => (header ? [header] : []));
  const problems: FormatProblem[] = others.map(({ span }) => ({ id: 'second-header', span, message: secondHeader }));
  return {
    format: 'markdown',
    header: first ?? null,
    cards: blocks.flatMap(({ cards }) => cards),
    suppressions: blocks.flatMap(({ suppressions }) => suppressions),
    problems: [...blocks.flatMap((block) => block.problems), ...problems, ...unmarked],
  };
}

const secondHeader =
  'A file has one header, and this file has another further up, which applies to all its blocks. Remove one of the two.';
