import type { CardAnalysis, FaceAnalysis } from '../analysis/card-analysis.js';
import { CreatedToken } from '../analysis/created.js';
import { dialectOf } from '../edition/derive.js';
import type { Edition } from '../edition/edition.js';
import type { Card, Face } from '../formats/card.js';
import type { Context, Item, RulesTree, TokenPhrase } from '../language/ast.js';
import { partsOf } from '../language/ast.js';
import { readSource } from '../language/source.js';
import type { Span } from '../text/span.js';
import { type NamePlace, namePlaces } from './helpers/name-places.js';
import { inTextOrder, meets } from './helpers/spans.js';
import type { Answer, Asking, Question } from './questions.js';

/** A token noun phrase in its place. */
export interface ItemPlace {
  readonly item: Item;
  /** The instruction it belongs to; null for a condition or a mention, which creates nothing. */
  readonly phrase: TokenPhrase | null;
  readonly context: Context;
}

/** One face of a card, as the rules of one run see it. What takes work is done when a rule first asks for it. */
export class FaceReading implements Asking {
  private parsed: RulesTree | null = null;
  private places: readonly ItemPlace[] | null = null;
  private names: readonly NamePlace[] | null = null;
  private meant: readonly Span[] | null = null;
  private named: readonly Span[] | null = null;
  private created: ReadonlyMap<Item, CreatedToken> | null = null;
  private nouns: ReadonlyMap<number, ItemPlace> | null = null;

  constructor(
    readonly whole: CardAnalysis,
    readonly analysis: FaceAnalysis,
    readonly edition: Edition,
    private readonly asking: Asking,
  ) {}

  get card(): Card {
    return this.whole.card;
  }

  get face(): Face {
    return this.analysis.face;
  }

  /** The rules text; empty where there is none. */
  get text(): string {
    return this.face.rulesText?.text ?? '';
  }

  /** The rules text, read; without phrases where it says nothing of tokens. */
  get tree(): RulesTree {
    this.parsed ??= this.analysis.tree ?? {
      ...readSource(this.text, dialectOf(this.edition.game)),
      phrases: [],
      mentions: [],
    };
    return this.parsed;
  }

  /** Every token noun phrase of the rules text, once: those of conditions, then those of instructions. */
  get items(): readonly ItemPlace[] {
    this.places ??= itemsOf(this.analysis.tree);
    return this.places;
  }

  /** Where the rules text says a name: after *named*, *the name*, *name is*. */
  get namePlaces(): readonly NamePlace[] {
    this.names ??= namePlaces(this.tree);
    return this.names;
  }

  /** Whether a token phrase gives the name that stands here: "a token named N", "N, a legendary token". */
  isGivenName(span: Span): boolean {
    this.named ??= inTextOrder(this.items.flatMap(({ item }) => partsOf(item, 'name').map((part) => part.name.span)));
    return meets(this.named, span);
  }

  /** Whether a name stands here, given or meant. */
  isName(span: Span): boolean {
    return this.isGivenName(span) || meets(this.meantNames, span);
  }

  /** The noun phrase whose noun *token* starts at an offset of the rules text. */
  itemWithNoun(offset: number): ItemPlace | undefined {
    this.nouns ??= new Map(
      this.items.flatMap((place) => partsOf(place.item, 'noun').map((noun) => [noun.span.start, place] as const)),
    );
    return this.nouns.get(offset);
  }

  /** The token that a noun phrase of an instruction makes. */
  tokenOf({ item, phrase }: ItemPlace): CreatedToken | null {
    if (!phrase) return null;
    this.created ??= new Map(this.analysis.created.map((token) => [token.item, token]));
    return this.created.get(item) ?? new CreatedToken(phrase, item, this.edition);
  }

  private get meantNames(): readonly Span[] {
    this.meant ??= this.namePlaces.map(({ name }) => name.span);
    return this.meant;
  }

  ask<T extends Answer>(question: Question<T>, name: string): T {
    return this.asking.ask(question, name);
  }

  askAll<T extends Answer>(question: Question<T>, name: string): T {
    return this.asking.askAll(question, name);
  }

  askFile<T extends Answer>(question: Question<T>, path: string): T {
    return this.asking.askFile(question, path);
  }
}

/** "one of each" repeats the phrases of a condition: no phrase is looked at twice. */
function itemsOf(tree: RulesTree | null): ItemPlace[] {
  if (!tree) return [];
  const instructions = tree.phrases.flatMap((phrase) =>
    phrase.items.map((item): ItemPlace => ({ item, phrase, context: phrase.context })),
  );
  const mentions = tree.mentions.flatMap(({ items, context }) =>
    items.map((item): ItemPlace => ({ item, phrase: null, context })),
  );
  const seen = new Set<Item>();
  return [...mentions, ...instructions].filter(({ item }) => !seen.has(item) && seen.add(item));
}
