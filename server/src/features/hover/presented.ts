import { citations } from '../../rulebook/cite.js';
import { page } from '../shared/markdown.js';

/** The addresses that the links of a hover lead to, in the client that shows it. */
export interface HoverLinks {
  /** Opens a rule by its number; null if the client cannot. */
  readonly rule: (number: string) => string | null;
  /** What else there is to do at the hovered words, as a label and an address. */
  readonly actions: readonly (readonly [label: string, address: string])[];
}

/** The highest number of lines in a hover without its picture and links, so that all of it is seen without scrolling. */
const MOST_LINES = 9;

/** About how many characters a line of a hover has: a quotation is indented. */
const WIDTH = 72;

/**
 * Returns the Markdown of a hover as it is shown: no paragraph twice, at most twelve lines with its links, every rule number a link,
 * and links for what else there is to do.
 */
export function presentedHover(markdown: string, { rule, actions }: HoverLinks): string {
  const { shown, more } = shortened(withoutRepetition(markdown));
  const address = more === null ? null : rule(more);
  const footer = [...(address === null ? [] : [['More…', address] as const]), ...actions];
  return page(linked(shown, rule), footer.map(([label, target]) => `[${label}](${target})`).join(' · '));
}

function withoutRepetition(markdown: string): string {
  return [...new Set(markdown.split('\n\n'))].join('\n\n');
}

/**
 * Leaves out the last quoted rules and those of lists until a hover has few enough lines, and the end of a rule that is
 * still too long. `more` is the number of the first rule of which something is missing.
 */
function shortened(markdown: string): { readonly shown: string; readonly more: string | null } {
  const lines = markdown.split('\n');
  const kept: (string | null)[] = [...lines];
  let excess = lines.reduce((sum, line) => sum + heightOf(line), 0) - MOST_LINES;
  let more: string | null = null;
  for (let at = lines.length - 1; at > 0 && excess > 0; at--) {
    const line = lines[at]!;
    if (!/^(?:> .|- `)/.test(line)) continue;
    more = /`(\d[\d.]*[a-z]?)`/.exec(line)?.[1] ?? more;
    const fits = Math.max(heightOf(line) - excess, lines[at - 1] === '' ? 1 : 0);
    kept[at] = fits > 0 ? cut(line, fits * WIDTH) : null;
    excess -= heightOf(line) - fits;
  }
  const shown = kept
    .filter((line) => line !== null)
    .join('\n')
    .replace(/(?:\n>)+(?=\n(?!>)|$)/g, '')
    .replace(/(?:\n>)+(?=\n> )/g, '\n>');
  return { shown, more };
}

function heightOf(line: string): number {
  return line === '' || line === '>' ? 0 : Math.ceil(line.length / WIDTH);
}

/** The beginning of a line, up to the end of a word. */
function cut(line: string, length: number): string {
  if (line.length <= length) return line;
  return `${line.slice(0, Math.max(line.lastIndexOf(' ', length - 2), 1))} …`;
}

/** Links every rule number, except in blocks of code. */
function linked(markdown: string, rule: HoverLinks['rule']): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode;
      return isCode ? line : linkedLine(line, rule);
    })
    .join('\n');
}

function linkedLine(line: string, rule: HoverLinks['rule']): string {
  let written = '';
  let at = 0;
  for (const { start, end, number } of citations(line)) {
    const address = rule(number);
    if (address === null) continue;
    const isMarked = line[start - 1] === '`' && line[end] === '`';
    const from = isMarked ? start - 1 : start;
    const to = isMarked ? end + 1 : end;
    written += `${line.slice(at, from)}[${line.slice(from, to)}](${address})`;
    at = to;
  }
  return written + line.slice(at);
}
