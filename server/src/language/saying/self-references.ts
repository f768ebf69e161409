import type { CardContext } from '../abilities/card-context.js';
import type { Lexeme, Lexemes } from '../grammar/lexemes.js';
import { selfNouns } from './self-noun.js';

/** A place in rules text where a card refers to itself; a possessive ending is not part of it. */
export interface SelfReference {
  /** UTF-16 offsets in the stretch of text that was read. */
  readonly start: number;
  readonly end: number;
  /** The index of its first word. */
  readonly at: number;
  /** How it is written: with a name, or with *this* and a noun. */
  readonly form: 'name' | 'noun';
  readonly role: SelfRole;
}

/**
 * As what a card refers to itself: as a permanent, as a spell that is cast, as a card in another zone, as the object
 * that the same sentence has mentioned before and moved (`back`), or as a name and not as an object (`named`).
 */
export type SelfRole = 'permanent' | 'spell' | 'card' | 'back' | 'named';

/**
 * The places outside quoted abilities and reminder text where a line refers to its card. Their roles follow from the
 * words around them.
 */
export function selfReferences({ words }: Lexemes, { isSpell }: Pick<CardContext, 'isSpell'>): SelfReference[] {
  const found: SelfReference[] = [];
  /** The reference that moved the card earlier in the sentence, as an index of words. */
  let moved = -1;
  let before: { place: Place; role: SelfRole } | null = null;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (isStop(word)) moved = -1;
    const noun = word.lower === 'this' && selfNouns.has(words[at + 1]?.text ?? '') ? words[at + 1]! : null;
    if (word.kind !== 'self' && !noun) continue;
    const place = new Place(words, at, noun ? at + 2 : at + 1);
    const isBack: boolean = (moved >= 0 && place.isEffectAfter(moved)) || (before !== null && place.isBackTo(before));
    const own = place.role(isSpell);
    const role: SelfRole = isBack && own === 'permanent' ? 'back' : own;
    found.push({ start: word.start, end: (noun ?? word).end, at, form: noun ? 'noun' : 'name', role });
    if (place.isMoved()) moved = at;
    before = { place, role };
  }
  return found;
}

function isStop({ kind, text }: Lexeme): boolean {
  return text === '.' || kind === 'implied' || kind === 'line';
}

const spellBefore: ReadonlySet<string> = new Set(['cast', 'casts', 'casting']);
const cardBefore: ReadonlySet<string> = new Set(['discard', 'discarded', 'reveal', 'cycle', 'suspend', 'forage']);
const elsewhere: ReadonlySet<string> = new Set(['graveyard', 'hand', 'library', 'exile']);

/** The words around a reference, from its first word to the one after its last. */
class Place {
  constructor(
    private readonly words: readonly Lexeme[],
    private readonly at: number,
    private readonly after: number,
  ) {}

  role(isSpell: boolean): SelfRole {
    const before = this.word(this.at - 1);
    if (this.isNamed() || this.follows('can be your commander') || this.isTransformed()) return 'named';
    if (/^tokens?$/.test(this.word(this.after))) return 'named';
    if (this.isElsewhere() || cardBefore.has(before)) return 'card';
    if (spellBefore.has(before) || this.follows("can't be countered") || this.follows('costs')) return 'spell';
    if (isSpell && /^(?:was|were)$/.test(this.word(this.after))) return 'spell';
    return isSpell ? 'named' : 'permanent';
  }

  /** Whether the reference is in a cost or trigger in which the card leaves its zone: "Sacrifice ~:", "When ~ dies,". */
  isMoved(): boolean {
    const before = this.word(this.at - 1);
    if (this.follows('dies') || this.follows('is put into a graveyard from the battlefield')) return true;
    return (
      /^(?:sacrifice|discard|exile)$/.test(before) && this.words.slice(this.after).some((word) => word.text === ':')
    );
  }

  /** Whether the reference is the effect's first or only one after a word that moved the card. */
  isEffectAfter(moved: number): boolean {
    const mark = this.words.findIndex(({ text }, index) => index > moved && (text === ':' || text === ','));
    if (mark < 0 || mark >= this.at) return false;
    if (this.words[mark]!.text === ':') return this.at === mark + 1;
    const colon = this.words.findIndex(({ text }, index) => index > moved && text === ':');
    return colon < 0 ? this.word(this.at - 1) !== 'on' : this.at === colon + 1;
  }

  /** "As ~ enters, … If you don't, ~ enters tapped."; "if ~ is in your graveyard, … return ~ to your hand." */
  isBackTo(before: { readonly place: Place; readonly role: SelfRole }): boolean {
    const { place, role } = before;
    if (role === 'card') return this.word(this.at - 1) === 'return';
    return place.word(place.at - 1) === 'as' && place.follows('enters') && this.word(this.at - 1) === ',';
  }

  /** "from your graveyard", "is in your hand": where the card is if it is not on the battlefield. */
  private isElsewhere(): boolean {
    let next = this.after;
    if (/^(?:is|was)$/.test(this.word(next))) next++;
    if (!/^(?:from|in)$/.test(this.word(next))) return false;
    for (let i = next + 1; i <= next + 3; i++) if (elsewhere.has(this.word(i))) return true;
    return false;
  }

  /** "transforms into ~": the name of a face. */
  private isTransformed(): boolean {
    return this.word(this.at - 1) === 'into' && /^transform/.test(this.word(this.at - 2));
  }

  /** "a card named ~", "named Sword of Kaldra, ~, and Helm of Kaldra". */
  private isNamed(): boolean {
    for (let i = this.at - 1; i >= 0 && this.at - i < 12; i--) {
      const { lower, capital, text } = this.words[i]!;
      if (lower === 'named' || lower === 'name') return true;
      if (!capital && !/^(?:of|the|and|or|,)$/.test(text)) return false;
    }
    return false;
  }

  private follows(phrase: string): boolean {
    return phrase.split(' ').every((word, index) => this.word(this.after + index) === word);
  }

  private word(index: number): string {
    return this.words[index]?.lower ?? '';
  }
}
