import type { WordChange } from '../../rulebook/changes/word-changes.js';
import type { Style } from '../terminal/style.js';
import { visible } from './visible.js';

/** The width of a line, in characters. */
const WIDTH = 80;

/** How much of what did not change is shown beside a change, in characters. */
const CONTEXT = 60;

/** The pieces of a change with long unchanged passages reduced to what is next to a change. */
export function shortened(pieces: readonly WordChange[]): WordChange[] {
  const [only] = pieces;
  if (pieces.length === 1 && only!.kind === 'same') return [{ kind: 'same', text: firstPart(only!.text) }];
  return pieces.map(({ kind, text }, at) => {
    if (kind !== 'same') return { kind, text };
    const [isFirst, isLast] = [at === 0, at === pieces.length - 1];
    if (text.length <= (isFirst || isLast ? 1 : 2) * CONTEXT + 5) return { kind, text };
    const start = isFirst ? '' : firstPart(text);
    const end = isLast ? '' : lastPart(text);
    return { kind, text: `${isLast ? start : start.replace(/…$/, '')}${end}` };
  });
}

function firstPart(text: string): string {
  const cut = text.length <= CONTEXT ? -1 : text.lastIndexOf(' ', CONTEXT);
  return cut < 0 ? text : `${text.slice(0, cut)} …`;
}

function lastPart(text: string): string {
  const cut = text.indexOf(' ', text.length - CONTEXT);
  return cut < 0 ? text : `… ${text.slice(cut + 1)}`;
}

/** How changed words are laid out. */
export interface ChangeLayout {
  /** What the first line begins with. */
  readonly head: string;
  /** By how much all other lines are indented. */
  readonly indent: number;
  /** Without colors, removed words are shown as [-this-] and added ones as {+this+}. */
  readonly style: Style;
}

/** A text with its changes, wrapped. */
export function wrapChanges(pieces: readonly WordChange[], { head, indent, style }: ChangeLayout): string {
  // Of a text that is new or gone as a whole, no part has to be marked.
  const hasColors = style('bold', 'x') !== 'x' || pieces.every(({ kind }) => kind === pieces[0]!.kind);
  const lines: string[] = [];
  const pad = ' '.repeat(indent);
  let line = head === '' ? pad : `${style('bold', head)} `;
  let length = head === '' ? indent : head.length + 1;
  const flush = () => {
    lines.push(line.trimEnd());
    line = pad;
    length = indent;
  };
  for (const { parts, breaks } of wordsOf(pieces, hasColors)) {
    const size = parts.reduce((sum, { text }) => sum + text.length, 0);
    if (breaks || (length + size > WIDTH && length > indent)) flush();
    line += `${parts.map(({ kind, text }) => (kind === 'same' || !hasColors ? text : colored(kind, text, style))).join('')} `;
    length += size + 1;
  }
  flush();
  return lines.join('\n');
}

function colored(kind: 'added' | 'removed', text: string, style: Style): string {
  return kind === 'added' ? style('green', text) : style(['red', 'strikethrough'], text);
}

/** A word with the pieces it consists of. */
interface StyledWord {
  readonly parts: WordChange[];
  /** Whether a new line begins before it. */
  readonly breaks: boolean;
}

function wordsOf(pieces: readonly WordChange[], hasColors: boolean): StyledWord[] {
  const words: StyledWord[] = [];
  let current: WordChange[] = [];
  let breaks = false;
  const end = (breaksNext: boolean) => {
    if (current.length > 0) words.push({ parts: current, breaks });
    breaks = current.length > 0 ? breaksNext : breaks || breaksNext;
    current = [];
  };
  for (const { kind, text } of pieces) {
    for (const part of marked(kind, text, hasColors).split(/([ \n])/)) {
      if (part === ' ' || part === '\n') end(part === '\n');
      else if (part !== '') current.push({ kind, text: visible(part) });
    }
  }
  end(false);
  return words;
}

/** Puts the marks of a change around its words, but not around the spaces beside them. */
function marked(kind: WordChange['kind'], text: string, hasColors: boolean): string {
  if (kind === 'same' || hasColors) return text;
  const [open, close] = kind === 'added' ? ['{+', '+}'] : ['[-', '-]'];
  const core = text.trim();
  return core === '' ? text : text.replace(core, () => `${open}${core}${close}`);
}
