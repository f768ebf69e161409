import { getOrInsert } from '../../util/get-or-insert.js';
import { internalized } from '../../util/internalized.js';
import { type FormsPart, formsPart, type TextPart, textPart } from './parts.js';

/**
 * The notation of wordings. A file consists of categories, each a line at the margin, followed by its wordings:
 *
 *     does
 *       draw: draw[s] {amount:count} card(s)
 *       gain-life: gain[s] (twice|) {amount} life ; life=gained
 *       more: {keyword}(,|~keyword-list-semicolon ;) {keyword-line}
 *
 * - `name:` is the construct; `~rule` after it marks a wording that is read although nothing right can replace it
 * - `{category}`, `{field:category}` is a slot; `?` after it makes it optional
 * - `{field:category*or}` is a list: "a", "a or b", "a, b, or c"; also `*and` and `*and/or`
 * - `(this|that|)` is a choice; an empty option makes it optional
 * - `(this|~rule that)`: an option that is read although the lint rule says that it is wrong
 * - `draw[s]`, `[is|are]` agrees as a verb, `card(s)`, `library/libraries` as a noun: with the slot before it, or if there
 *   is none, with the whole construct
 * - `{x^}`: the number of the slot is that of the construct; `{x[s]}`: the slot agrees as a verb with the slot before it;
 *   `{x.sg}`, `{x.pl}`: only a singular, only a plural
 * - `{...x}`: the words up to a phrase of the category `x`, see `stretch.ts`
 * - ` ; key=value, key` are further fields of the construct
 */

/** Singular or takes a verb with *-s*; plural or takes a verb without. */
export type NumberMask = 1 | 2 | 3;
export const SINGULAR = 1;
export const PLURAL = 2;
export const ANY_NUMBER = 3;

export type Part = TextPart | FormsPart | SlotPart | ChoicePart;

export interface ChoicePart {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export interface Option {
  readonly parts: readonly Part[];
  /** The lint rule that reports it, if it is read although it is not how cards are worded; else null. */
  readonly rule: string | null;
}

export interface SlotPart {
  readonly kind: 'slot';
  readonly field: string;
  readonly category: string;
  /** The conjunction of a list, or null. */
  readonly list: string | null;
  /** Whether its number is that of the construct. */
  readonly isHead: boolean;
  /** Whether it agrees as a verb with the slot before it. */
  readonly agrees: boolean;
  readonly allowed: NumberMask;
}

/** One way to write a construct. */
export interface Wording {
  readonly category: string;
  readonly construct: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
  /** The line of the notation, for error messages and the explanation of a reading. */
  readonly source: string;
}

/** Slots and words that were read, by their notation: the same part of several wordings is one object. */
export type Parts = Map<string, Part>;

/**
 * Reads wordings.
 * @param known the parts of other files
 * @throws Error for a line that is not in the notation, naming the line
 */
export function readNotation(text: string, known: Parts = new Map()): Wording[] {
  const wordings: Wording[] = [];
  let category = '';
  for (const line of text.split('\n')) {
    const content = line.replace(/(?:^|\s)# .*$|^#$/, '').trimEnd();
    if (content === '') continue;
    if (!content.startsWith(' ')) category = content;
    else wordings.push(readWording(category, content.trim(), known));
  }
  return wordings;
}

function readWording(category: string, source: string, known: Parts): Wording {
  const match = /^([\w-]+)(?: (~\S+))?: (.*?)(?: ; (.*))?$/.exec(source);
  if (!match || category === '') throw new Error(`Not a wording: ${source}`);
  const [, construct, mark, wording, attributes] = match;
  const reader = new PartReader(mark ? `(${mark} ${wording})` : wording!, source, known);
  return {
    category,
    construct: internalized(construct!),
    fields: attributes === undefined ? none : Object.fromEntries(attributes.split(/,\s*/).map(readField)),
    parts: reader.parts(),
    source,
  };
}

const none: Wording['fields'] = {};

function readField(attribute: string): [string, string] {
  const [key, value = 'true'] = attribute.split('=');
  return [key!.trim(), value.trim()];
}

const slotPattern =
  /^\{(?:([\w-]+):)?((?:\.{3})?[a-z][\w-]*)(?:\*(or|and|and\/or))?(\^)?(\[s\])?(?:\.(sg|pl))?\}(\?)?$/;

const slotInBraces = /\{(?:\.{3})?[a-z][^}]*\}\??/y;
const verbForms = /\[[^|\]]+\|[^|\]]+\]/y;
const wordWithEnding = /(?:\{[A-Z0-9/]+\}|[^\s{}()[\]|]+)(?:\[\w+\]|\(\w+\))?/y;
const markPattern = /~[a-z][\w-]*(?=[\s|)])/y;

class PartReader {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly source: string,
    private readonly known: Parts,
  ) {}

  parts(): Part[] {
    const parts = this.sequence();
    if (this.at < this.text.length) throw this.error();
    return parts;
  }

  /** Parts up to the end of the text, or of an option of a choice. */
  private sequence(): Part[] {
    const parts: Part[] = [];
    while (this.at < this.text.length && !'|)'.includes(this.text[this.at]!)) {
      const part = this.part();
      if (part) parts.push(part);
    }
    return parts;
  }

  private part(): Part | null {
    const first = this.text[this.at]!;
    if (first === '(') return this.choice();
    if (first === ' ') {
      this.at++;
      return null;
    }
    const known = this.knownPart();
    if (known) return known;
    const slot = first === '{' ? this.take(slotInBraces) : null;
    if (slot !== null) return getOrInsert(this.known, slot, () => this.slot(slot));
    const word = this.take(first === '[' ? verbForms : wordWithEnding);
    if (word === null) throw this.error();
    return getOrInsert(this.known, word, () => wordOf(word));
  }

  /** Most parts end at a space and are in other wordings too: then no pattern needs to be tried. */
  private knownPart(): Part | undefined {
    const end = this.text.indexOf(' ', this.at);
    const text = this.text.slice(this.at, end < 0 ? undefined : end);
    const part = this.known.get(text);
    if (part) this.at += text.length;
    return part;
  }

  private choice(): Part {
    const options: Option[] = [];
    do {
      this.at++;
      options.push({ rule: this.rule(), parts: this.sequence() });
    } while (this.text[this.at] === '|');
    if (this.text[this.at] !== ')') throw this.error();
    this.at++;
    return { kind: 'choice', options };
  }

  private rule(): string | null {
    return this.text[this.at] === '~' ? (this.take(markPattern)?.slice(1) ?? null) : null;
  }

  private slot(text: string): Part {
    const match = slotPattern.exec(text);
    if (!match) throw this.error();
    const [, field, category, list = null, head, agrees, number, isOptional] = match;
    const allowed = number === 'sg' ? SINGULAR : number === 'pl' ? PLURAL : ANY_NUMBER;
    const isHead = head !== undefined;
    const slot: SlotPart = {
      kind: 'slot',
      field: internalized(field ?? category!),
      category: category!,
      list,
      isHead,
      agrees: agrees !== undefined,
      allowed,
    };
    return isOptional ? optional(slot) : slot;
  }

  /** Takes what a pattern with the flag y matches here, or null. */
  private take(pattern: RegExp): string | null {
    const start = this.at;
    pattern.lastIndex = start;
    if (!pattern.test(this.text)) return null;
    this.at = pattern.lastIndex;
    return this.text.slice(start, this.at);
  }

  private error(): Error {
    return new Error(`Not in the notation at column ${this.at + 1}: ${this.source}`);
  }
}

function optional(part: Part): Part {
  const options = [[part], []].map((parts) => ({ parts, rule: null }));
  return { kind: 'choice', options };
}

/** A word, perhaps with two forms: `[is|are]`, `draw[s]`, `card(s)`, `ability/abilities`. */
function wordOf(text: string): Part {
  if (!/[[(/]/.test(text)) return textPart(text);
  const verb = /^\[(.+)\|(.+)\]$/.exec(text);
  if (verb) return formsPart(verb[1]!, verb[2]!);
  const [, base, , ofVerb, ofNoun] = /^(.+?)(\[(\w+)\]|\((\w+)\))$/.exec(text) ?? [];
  if (ofVerb) return formsPart(base + ofVerb, base!);
  if (ofNoun) return formsPart(base!, base + ofNoun);
  const nouns = text === 'and/or' ? null : /^([a-z-]+)\/([a-z-]+)$/i.exec(text);
  return nouns ? formsPart(nouns[1]!, nouns[2]!) : textPart(text);
}
