import type { Phrase } from '../grammar/phrase.js';
import { allColors, type Count, colorLetters, countOf, numberWords } from '../lexicon.js';
import type { ColorWord, Node, PartOf } from './ast.js';
import type { Reading } from './reading.js';
import { colorOfSymbol } from './words/traits.js';

/** How many tokens there are: `two`, `X`, `that many plus one`, `half that many`. */
export function countPart(reading: Reading, phrase: Phrase): PartOf<'count'> {
  return { kind: 'count', ...reading.node(phrase), count: countFrom(reading, phrase) };
}

function countFrom(reading: Reading, phrase: Phrase): Count {
  const words = reading.text(phrase);
  const reference = (own: string): Count => ({ kind: 'reference', words: own });
  switch (reading.construct(phrase)) {
    case 'times':
      return reference(words.toLowerCase().replace(/\b[xyz]$/, (letter) => letter.toUpperCase()));
    case 'half-many':
      return { kind: 'half', name: 'that many' };
    case 'half':
      return { kind: 'half', name: words.slice(words.indexOf(' ') + 1) };
    case 'one':
    case 'the':
      return { kind: 'number', value: 1 };
    case 'counted':
      return countOf(reading.text(reading.firstWithin(phrase, 'counted')!).toLowerCase())!;
    case 'sum':
    case 'product':
      return reference(words);
    default:
      return reference(words.toLowerCase());
  }
}

const colorWords: ReadonlySet<string> = new Set(['color', 'custom-color', 'strange-first', 'strange-last']);

/** The colors of a list before or after the noun. */
export function colorsPart(reading: Reading, phrase: Phrase, afterNoun: boolean): PartOf<'colors'> {
  const words: ColorWord[] = [];
  const strange: Node[] = [];
  if (reading.construct(phrase) === 'all') {
    const { span, text } = reading.node(phrase);
    words.push({ span, word: text, letters: allColors });
  }
  for (const each of reading.outermost(phrase, colorWords)) {
    const node = reading.node(each);
    if (reading.category(each) !== 'color') strange.push(node);
    else {
      const letter = colorLetters.get(node.text);
      words.push({ span: node.span, word: node.text, letters: letter ? [letter] : [] });
    }
  }
  return { kind: 'colors', span: reading.spanOf(phrase), words, afterNoun, strange };
}

/** A mana symbol in place of a color: "2/1 {B} Skeleton". */
export function colorsOfSymbol(reading: Reading, phrase: Phrase): PartOf<'colors'> {
  const { span, text } = reading.node(phrase);
  return {
    kind: 'colors',
    span,
    words: [{ span, word: text, letters: [colorOfSymbol(text)!] }],
    afterNoun: false,
    strange: [],
  };
}

/** Riftbound: `3 [M]`, `three Might`; the value is null for a symbol in place of the number. */
export function mightPart(reading: Reading, phrase: Phrase): PartOf<'might'> {
  const { kind, text, lower } = reading.word(phrase.start);
  const digits = kind === 'number' ? /[0-9]+/.exec(text) : null;
  return {
    kind: 'might',
    span: reading.spanOf(phrase),
    value: digits ? Number(digits[0]) : (numberWords.get(lower) ?? null),
    text,
  };
}

/** A name; of one in quotation marks the words between them. */
export function nameNode(reading: Reading, phrase: Phrase): Node {
  const node = reading.node(phrase);
  if (reading.word(phrase.start).kind !== 'quote' || phrase.end > phrase.start + 1) return node;
  // The full stop of the sentence may be inside the marks: named “Phyrexian Token.”
  const text = /^.(.*?)[.,]?["”'’]?$/s.exec(node.text)![1]!;
  const start = node.span.start + 1;
  return { span: { start, end: start + text.length }, text };
}

/** `tapped`, `tapped and attacking that player`, `ready`: status, not characteristics (110.5). */
export function statePart(reading: Reading, phrase: Phrase, span = reading.spanOf(phrase)): PartOf<'state'> {
  const words = reading.text(phrase).toLowerCase();
  const attacked = reading.firstWithin(phrase, 'attacked');
  return {
    kind: 'state',
    span,
    tapped: words.startsWith('tapped'),
    attacking: /^(?:tapped and )?attacking/.test(words),
    blocking: /^(?:tapped and )?blocking/.test(words),
    ready: words === 'ready' ? true : words === 'exhausted' ? false : null,
    target: attacked ? reading.text(attacked) : null,
  };
}

/** `into your hand`, `here`: the place without its preposition. */
export function placePart(reading: Reading, phrase: Phrase): PartOf<'place'> {
  const { start, end } = phrase;
  const place = reading.text(end > start + 1 ? { start: start + 1, end } : phrase);
  return { kind: 'place', span: reading.spanOf(phrase), place: end > start + 1 ? place : place.toLowerCase() };
}

/** `under target opponent's control`. */
export function controlPart(reading: Reading, phrase: Phrase): PartOf<'control'> {
  const whose = reading.text(reading.field(phrase, 'whose')!);
  const lower = whose.toLowerCase();
  const of =
    lower === 'your'
      ? null
      : lower === 'their'
        ? 'they'
        : lower === 'his or her'
          ? 'that player'
          : whose.replace(/['’]s?$/, '');
  return { kind: 'control', span: reading.spanOf(phrase), of };
}
