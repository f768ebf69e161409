import type { Abilities } from '../../analysis/card/abilities.js';
import type { Ability, LineContext } from '../../language/abilities/ability.js';
import type { Phrase } from '../../language/grammar/phrase.js';
import type { View } from '../../language/meaning/view.js';
import type { Span } from '../../text/span.js';
import { type Role, roleOf } from './roles.js';
import type { SemanticModifier, SemanticType } from './semantic-types.js';

/** A word with a meaning; the span is that of the rules text. */
export interface MeaningWord {
  readonly span: Span;
  readonly type: SemanticType;
  readonly modifiers: readonly SemanticModifier[];
}

/** Quoted abilities within quoted abilities are colored this deep. */
const MAX_DEPTH = 3;

/** Returns the words of abilities that the grammar understands and that have a color, not in order. */
export function meaningWords(abilities: Abilities, depth = 0): MeaningWord[] {
  return new Words(abilities, depth).all();
}

class Words {
  private readonly found: MeaningWord[] = [];
  private isCost = false;

  constructor(
    private readonly abilities: Abilities,
    private readonly depth: number,
  ) {}

  all(): MeaningWord[] {
    for (const ability of this.abilities.abilities) this.ability(ability);
    return this.found;
  }

  private ability(ability: Ability): void {
    const { line, kind, keywords, ownKeyword, cost, trigger, condition, sentences = [], modes = [], level } = ability;
    const { keywordBefore, opening } = ability;
    const view = this.abilities.viewOf(line);
    if (ownKeyword) this.add(line.offset, line.offset + ownKeyword.name.length, { type: 'keyword' });
    if (kind === 'chapter' || kind === 'loyalty') this.leadingNumber(line);
    if (trigger) this.word(view, trigger.start - 1, { type: 'event' });
    if (keywordBefore) this.words(view, keywordBefore, { type: 'keyword' });
    for (const phrase of [keywords, opening, trigger, condition]) if (phrase) this.phrase(view, phrase);
    for (const phrase of [cost, ownKeyword?.cost, level?.cost]) if (phrase) this.cost(view, phrase);
    for (const { phrase } of sentences) this.phrase(view, phrase);
    for (const mode of modes) {
      const own = this.abilities.viewOf(mode.line);
      if (mode.cost) this.cost(own, mode.cost);
      for (const { phrase } of mode.sentences) this.phrase(own, phrase);
    }
    for (const inner of level?.abilities ?? []) this.ability(inner);
  }

  /** The numerals of a chapter, or the cost of a loyalty ability. */
  private leadingNumber({ text, offset }: LineContext): void {
    const { length } = /^[^—:]*/.exec(text)![0].trimEnd();
    this.add(offset, offset + length, { type: 'number' });
  }

  private cost(view: View, phrase: Phrase): void {
    const outer = this.isCost;
    this.isCost = true;
    this.phrase(view, phrase);
    this.isCost = outer;
  }

  private phrase(view: View, phrase: Phrase): void {
    const category = view.category(phrase);
    const construct = view.construct(phrase);
    if (category === 'card-self' || (construct === 'self' && category !== 'back-noun')) {
      this.words(view, phrase, { type: 'selfReference' });
      return;
    }
    if (category === 'quote') {
      this.quoted(view, phrase);
      return;
    }
    if (phrase.ending === null) {
      this.words(view, phrase, roleOf(category, construct, view.words(phrase)));
      return;
    }
    let at = phrase.start;
    for (const { field, phrase: inner } of view.slots(phrase)) {
      this.literals(view, category, construct, at, inner.start);
      if (field === 'cost') this.cost(view, inner);
      else this.phrase(view, inner);
      at = inner.end;
    }
    this.literals(view, category, construct, at, phrase.end);
  }

  /** The words between the slots of a phrase. */
  private literals(view: View, category: string, construct: string, from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const { kind, lower } = view.lexemes.words[at]!;
      // Symbols have a color of their own.
      const role = kind === 'symbol' ? null : roleOf(category, construct, lower);
      if (role) this.word(view, at, role);
    }
  }

  private quoted(view: View, phrase: Phrase): void {
    if (this.depth >= MAX_DEPTH) return;
    const { text, start } = view.lexemes.words[phrase.start]!;
    const inner = text.replace(/^["“'‘]|["”'’]$/g, '');
    const shift = view.offset + start + 1;
    for (const { span, ...word } of meaningWords(this.abilities.quoted(inner), this.depth + 1))
      this.found.push({ ...word, span: { start: span.start + shift, end: span.end + shift } });
  }

  private words(view: View, { start, end }: Phrase, role: Role | null): void {
    if (!role) return;
    const [first, last] = [view.lexemes.words[start]!, view.lexemes.words[end - 1]!];
    this.add(view.offset + first.start, view.offset + last.end, role);
  }

  private word(view: View, at: number, role: Role): void {
    const { start, end } = view.lexemes.words[at]!;
    this.add(view.offset + start, view.offset + end, role);
  }

  private add(start: number, end: number, { type, modifier }: Role): void {
    if (end <= start) return;
    const modifiers: SemanticModifier[] = [
      ...(modifier ? [modifier] : []),
      ...(this.isCost ? (['cost'] as const) : []),
    ];
    this.found.push({ span: { start, end }, type, modifiers });
  }
}
