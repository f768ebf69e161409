import type { Edit } from '../../text/edit.js';
import type { TextSpan } from '../../text/span.js';
import { withCapitalOf } from '../../util/capital.js';
import { escapeRegExp } from '../../util/escape-regexp.js';
import type { Direction } from './change.js';
import type { ChangedWording, Element } from './notation.js';
import { slotPatterns } from './slots.js';
import { withEnding, withoutEnding } from './verb-number.js';
import { wordEdit } from './word-edit.js';

/** What a capturing group matches: a slot of a kind, a choice or an ending. */
type Group = string;

const CHOICE = '|';
const ENDING = '[]';

/** One side of a changed wording as a pattern. */
interface Side {
  readonly pattern: RegExp;
  /** Words that every text with a match has. */
  readonly literal: string;
  readonly groups: readonly Group[];
}

/** A place with a wording, and the edits after which it has the other one: in text order. */
export interface ChangedPlace {
  readonly span: TextSpan;
  readonly edits: readonly Edit<'text'>[];
}

/** A changed wording in one direction. */
export class WordingRewrite {
  private readonly from: Side;
  private readonly to: Side;
  private readonly result: readonly Element[];

  constructor({ older, newer }: ChangedWording, direction: Direction) {
    const [from, to] = direction === 'newer' ? [older, newer] : [newer, older];
    this.from = sideOf(from, 'dg');
    this.to = sideOf(to, 'y');
    this.result = to;
  }

  /** The places of a text that have the wording, in text order, except those that have the other one as well. */
  places(text: string): ChangedPlace[] {
    if (!text.includes(this.from.literal)) return [];
    const isCurly = text.includes('’');
    return [...text.matchAll(this.from.pattern)].flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length };
      return this.endOfOther(text, span.start) > span.end ? [] : [{ span, edits: this.rewrite(match, isCurly) }];
    });
  }

  /** Where the other wording ends that begins at an offset; -1 if there is none. */
  private endOfOther(text: string, start: number): number {
    this.to.pattern.lastIndex = start;
    const match = this.to.pattern.exec(text);
    return match ? start + match[0].length : -1;
  }

  /** The edits that change a match to the other wording: those between the slots that both have. */
  private rewrite(match: RegExpMatchArray, isCurly: boolean): Edit<'text'>[] {
    const { indices = [] } = match;
    const [from, to] = indices[0]!;
    const used = new Map<Group, number>();
    const edits: Edit<'text'>[] = [];
    let start = from;
    let newText = '';
    const change = (end: number) => {
      const old = match[0].slice(start - from, end - from);
      const words = isCurly ? newText.replaceAll("'", '’') : newText;
      edits.push(...wordEdit(start, old, start === from ? withCapitalOf(old, words) : words));
    };
    for (const element of this.result) {
      const kind = kindOf(element);
      const index = used.get(kind) ?? 0;
      used.set(kind, index + 1);
      const group = this.groupOf(kind, element.kind === 'copy' ? Number(element.text) - 1 : index);
      const place = indices[group];
      if (element.kind === 'slot' && kind === element.text && place && place[0] >= start) {
        change(place[0]);
        start = place[1];
        newText = '';
      } else newText += textOf(element, match[group]);
    }
    change(to);
    return edits;
  }

  /** The number of the group that is the n-th of a kind, or the last; -1 if there is none. */
  private groupOf(kind: Group, index: number): number {
    const all = this.from.groups.flatMap((each, at) => (each === kind ? [at + 1] : []));
    return all[index] ?? all.at(-1) ?? -1;
  }
}

/** @param copied what the group matched that the element repeats; undefined if there is none */
function textOf(element: Element, copied: string | undefined): string {
  if (element.kind === 'choice') return copied ?? element.options[0]!.map((part) => textOf(part, undefined)).join('');
  if (element.kind === 'text') return element.text;
  if (element.kind === 'edge' || copied === undefined) return '';
  if (element.kind === 'slot' && element.text === 'verb') return withoutEnding(copied);
  return element.kind === 'slot' && element.text === 'verb[s]' ? withEnding(copied) : copied;
}

/** The kind of group that an element of the other side repeats; empty if it repeats none. */
function kindOf(element: Element): Group {
  if (element.kind === 'choice' || element.kind === 'copy') return CHOICE;
  if (element.kind === 'ending') return ENDING;
  if (element.kind !== 'slot') return '';
  return element.text === 'verb' ? 'verb[s]' : element.text === 'verb[s]' ? 'verb' : element.text;
}

/** Matches at an offset: a line begins or a clause ends there. */
const edges: Readonly<Record<string, string>> = {
  '^': '(?<=^|\\n)',
  $:
    '(?=[.;:"”)\\n]|$|,? (?:instead|unless|then|where|if)\\b|' +
    ',? and (?:you|that|loses|gains|discards|draws|puts|reveals|exiles)\\b)',
  // "leaves or enters the battlefield", and a verb without a subject
  '&': '(?<!\\b(?:leaves?|exits?) (?:or|and) )(?<![("“])',
  // "into your graveyard or hand", "to your mana pool or that player’s", "enters the battlefield or the stack": the second
  // thing would lose its words. "Enters-the-battlefield abilities" keep their name.
  '!':
    '(?! (?:or|and) (?:(?:the|your|their|its|an? [^ .,]+|each [^ .,]+) )?(?:hand|stack|exile|graveyard|library|next|rest|other)\\b|' +
    ' and one\\b| (?:or|and) [^.,;\\n]{1,30} mana pool|["”]? (?:abilit|trigger|effects?\\b))',
};

function sideOf(elements: readonly Element[], flags: 'dg' | 'y'): Side {
  const groups: Group[] = [];
  const source = elements.map((element) => patternOf(element, groups)).join('');
  // At the start of a sentence, the first letter is a capital.
  const opening = source.replace(/^\(?\p{Ll}|(?<=^\([^()]*\|)\p{Ll}/gu, (letter) =>
    letter.replace(/\p{Ll}/u, (each) => `[${each}${each.toUpperCase()}]`),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\d-])${opening}(?![\\p{L}\\d-]|['’]s\\b)`, `${flags}u`);
  return { pattern, literal: literalOf(elements), groups };
}

/** The longest words that a side always has, without those whose first letter or apostrophe may differ. */
function literalOf(elements: readonly Element[]): string {
  const literals = elements.flatMap((element, at) =>
    element.kind === 'text' ? element.text.slice(at === 0 ? 1 : 0).split("'") : [],
  );
  return literals.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
}

/** @param groups where capturing groups are listed; null inside a choice, which is one group */
function patternOf(element: Element, groups: Group[] | null): string {
  const group = (kind: Group, pattern: string) => {
    groups?.push(kind);
    return groups ? `(${pattern})` : `(?:${pattern})`;
  };
  switch (element.kind) {
    case 'text':
      return escapeRegExp(element.text).replaceAll("'", "['’]");
    case 'slot':
      return group(element.text, slotPatterns[element.text]!);
    case 'ending':
      return group(ENDING, `(?:${element.text})?`);
    case 'choice': {
      const options = element.options.map((option) => option.map((part) => patternOf(part, null)).join(''));
      return group(CHOICE, options.join('|'));
    }
    case 'edge':
      return edges[element.text]!;
    case 'copy':
      return '';
  }
}
