import { type Abilities, abilitiesOf } from '../../analysis/card/abilities.js';
import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import { CreatedToken } from '../../analysis/card/created.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import { slipsOfFace } from '../../analysis/card/slips.js';
import { createdInSet } from '../../analysis/keywords/created.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import { wordsForText } from '../../analysis/words/words-for-text.js';
import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { Card, Face } from '../../formats/card.js';
import { noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import type { AbilityTree } from '../../language/meaning/tree.js';
import type { Slip } from '../../language/repair/slip.js';
import type { WrongWording } from '../../language/saying/edit.js';
import type { Context, Item, RulesTree, TokenPhrase } from '../../language/tokens/ast.js';
import { partsOf } from '../../language/tokens/ast.js';
import { treeFromSentences } from '../../language/tokens/parse.js';
import type { Span } from '../../text/span.js';
import { overlapsAny, sortedByStart } from '../../text/span-list.js';
import { type CountedNoun, countedNouns } from '../helpers/counted-nouns.js';
import { type LineQuotes, quotesByLine } from '../helpers/double-quotes.js';
import { makersOfSet } from '../helpers/keywords-of-set.js';
import { isWithinName } from '../helpers/name-occurrence.js';
import { type NamePlace, namePlaces } from '../helpers/name-places.js';
import { tokenNouns } from '../helpers/nouns.js';
import { speechIn } from '../helpers/quoted-speech.js';
import { type ReminderDescription, reminderDescriptions } from '../helpers/reminder-descriptions.js';
import { descriptionOf, type TokenDescription } from '../helpers/token-description.js';
import type { Query, QueryResult, SetQueries } from './queries.js';

const none: readonly never[] = [];

/** One face of a card as the rules see it. Everything that takes work is computed on first use. */
export class FaceReading implements SetQueries {
  private cachedTree: RulesTree | null = null;
  private cachedIsCurly: boolean | null = null;
  private cachedPhrases: readonly PhraseReading[] | null = null;
  private cachedNamePlaces: readonly NamePlace[] | null = null;
  private cachedPlacedNames: readonly Span[] | null = null;
  private cachedGivenNames: readonly Span[] | null = null;
  private cachedTokens: ReadonlyMap<Item, CreatedToken> | null = null;
  private cachedPhraseByNoun: ReadonlyMap<number, PhraseReading> | null = null;
  private cachedNouns: readonly number[] | null = null;
  private cachedCountedNouns: readonly CountedNoun[] | null = null;
  private cachedQuotes: readonly LineQuotes[] | null = null;
  private cachedSlips: readonly Slip[] | null = null;
  private cachedAbilities: Abilities | null | undefined;
  private cachedSpeech: readonly Span[] | null = null;
  private cachedReminderDescriptions: readonly ReminderDescription[] | null = null;

  constructor(
    readonly whole: CardAnalysis,
    readonly analysis: FaceAnalysis,
    readonly edition: Edition,
    private readonly queries: SetQueries,
  ) {}

  get card(): Card {
    return this.whole.card;
  }

  get face(): Face {
    return this.analysis.face;
  }

  /** The rules text; empty if there is none. */
  get text(): string {
    return this.face.rulesText?.text ?? '';
  }

  /** Whether the rules text has curly apostrophes. */
  get isCurly(): boolean {
    this.cachedIsCurly ??= this.text.includes('’');
    return this.cachedIsCurly;
  }

  /** The parsed rules text; it has no phrases if the text does not mention tokens. */
  get tree(): RulesTree {
    this.cachedTree ??= treeFromSentences(this.text, dialectOf(this.edition.game), this.analysis.sentences);
    return this.cachedTree;
  }

  /** The double quotation marks of each line that has any. */
  get quotes(): readonly LineQuotes[] {
    this.cachedQuotes ??= quotesByLine(this.text);
    return this.cachedQuotes;
  }

  /** What the rules text words differently than its edition does. */
  get wrongWordings(): readonly WrongWording[] {
    return this.abilities?.wrongWordings ?? none;
  }

  /** What the abilities mean; offsets are those of the rules text. */
  get abilityTrees(): readonly AbilityTree[] {
    const { abilities } = this;
    return abilities?.abilities.flatMap((ability) => abilities.treesOf(ability)) ?? none;
  }

  /**
   * The abilities of a Magic card, read without the words that its set adds: with them, each finding would depend on all
   * cards of the set.
   */
  private get abilities(): Abilities | null {
    if (this.cachedAbilities === undefined) {
      const source = { edition: this.edition, set: { words: noOwnWords } };
      this.cachedAbilities = this.edition.game === 'magic' ? abilitiesOf(this.face, source) : null;
    }
    return this.cachedAbilities;
  }

  /** Every token noun phrase of the rules text, once: first those of conditions, then those of instructions. */
  get phrases(): readonly PhraseReading[] {
    this.cachedPhrases ??= phrasesOf(this);
    return this.cachedPhrases;
  }

  /** Indices of the tree's words that are *token* or *tokens*, in any spelling. */
  get nouns(): readonly number[] {
    this.cachedNouns ??= tokenNouns(this.tree.words);
    return this.cachedNouns;
  }

  /** The nouns that have an article or a number. */
  get countedNouns(): readonly CountedNoun[] {
    this.cachedCountedNouns ??= countedNouns(this.tree, this.nouns, this.edition);
    return this.cachedCountedNouns;
  }

  /** Descriptions in reminder text of tokens that the text has mentioned before. */
  get reminderDescriptions(): readonly ReminderDescription[] {
    this.cachedReminderDescriptions ??= reminderDescriptions(this.tree, () => this.createdTokens);
    return this.cachedReminderDescriptions;
  }

  /** Where the rules text gives a name: after *named*, *the name*, *name is*. */
  get namePlaces(): readonly NamePlace[] {
    this.cachedNamePlaces ??= namePlaces(this.tree);
    return this.cachedNamePlaces;
  }

  /** Whether the name at this place is given by a token phrase: "a token named N", "N, a legendary token". */
  isGivenName(span: Span): boolean {
    this.cachedGivenNames ??= sortedByStart(
      this.phrases.flatMap(({ item }) => partsOf(item, 'name').map((part) => part.name.span)),
    );
    return overlapsAny(this.cachedGivenNames, span);
  }

  /** Whether there is a name at this place, whether it is given or referred to. */
  isName(span: Span): boolean {
    return this.isGivenName(span) || overlapsAny(this.placedNames, span);
  }

  /**
   * Whether the words at this place are quoted verbatim: a name, the card's own name, or what a player says aloud. They
   * are not card text that could be reworded.
   */
  isVerbatim(span: Span): boolean {
    const isOwnName = this.card.faces.some(({ name }) => name !== null && isWithinName(this.text, name.text, span));
    return isOwnName || this.isName(span) || overlapsAny(this.speech, span);
  }

  /** The noun phrase whose noun *token* starts at an offset of the rules text. */
  phraseWithNoun(offset: number): PhraseReading | undefined {
    this.cachedPhraseByNoun ??= phraseByNoun(this.phrases);
    return this.cachedPhraseByNoun.get(offset);
  }

  /** The token that a noun phrase of an instruction creates. */
  tokenOf(item: Item, phrase: TokenPhrase): CreatedToken {
    this.cachedTokens ??= new Map(this.analysis.created.map((token) => [token.item, token]));
    return this.cachedTokens.get(item) ?? new CreatedToken(phrase, item, this.edition);
  }

  /**
   * All tokens that the rules text creates in its set, in text order: by its words and by keywords, including those of
   * the set.
   */
  get createdInSet(): readonly CreatedToken[] {
    return createdInSet(this.analysis, makersOfSet(this.queries), this.edition);
  }

  /**
   * All tokens that the rules text creates, in text order: by phrases, including those of reminder text, and by
   * keywords.
   */
  private get createdTokens(): readonly CreatedToken[] {
    const byPhrase = this.phrases.flatMap(({ token }) => token ?? []);
    const byKeyword = this.analysis.created.filter(({ via }) => via !== null);
    return [...byPhrase, ...byKeyword].sort((a, b) => a.span.start - b.span.start);
  }

  /** What is wrong with the words and marks of the rules text, as its grammar shows. Only Magic has a grammar. */
  get slips(): readonly Slip[] {
    this.cachedSlips ??=
      this.edition.game === 'magic'
        ? slipsOfFace(this.face, this.edition, (lines) => this.queryWords(ownWords, lines))
        : none;
    return this.cachedSlips;
  }

  private get speech(): readonly Span[] {
    this.cachedSpeech ??= speechIn(this.text, this.quotes);
    return this.cachedSpeech;
  }

  private get placedNames(): readonly Span[] {
    this.cachedPlacedNames ??= this.namePlaces.map(({ name }) => name.span);
    return this.cachedPlacedNames;
  }

  query<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.queries.query(query, name);
  }

  queryAll<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.queries.queryAll(query, name);
  }

  queryKeywords<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.queries.queryKeywords(query, name);
  }

  queryWords<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.queries.queryWords(query, name);
  }

  queryFile<T extends QueryResult>(query: Query<T>, path: string): T {
    return this.queries.queryFile(query, path);
  }
}

/** The set's own words that may be in a text. */
function ownWords({ words }: SetIndex, text: string): OwnWords & QueryResult {
  return wordsForText(text, words) as OwnWords & QueryResult;
}

/** One token noun phrase in its context. Everything that takes work is computed on first use. */
export class PhraseReading {
  private cachedToken: CreatedToken | null | undefined;
  private cachedDescription: TokenDescription | null | undefined;

  /**
   * @param on the face it is on
   * @param phrase the instruction it belongs to; null for a condition or a mention, which creates nothing
   */
  constructor(
    readonly on: FaceReading,
    readonly item: Item,
    readonly phrase: TokenPhrase | null,
    readonly context: Context,
  ) {}

  /** The token it creates; null for a condition or a mention. */
  get token(): CreatedToken | null {
    if (this.cachedToken === undefined) this.cachedToken = this.phrase && this.on.tokenOf(this.item, this.phrase);
    return this.cachedToken;
  }

  /** How its own words describe the token; null if they do not (see `descriptionOf`). */
  get described(): TokenDescription | null {
    if (this.cachedDescription === undefined) this.cachedDescription = descriptionOf(this.item, this.phrase);
    return this.cachedDescription;
  }
}

/** Each phrase once: "one of each" repeats the phrases of a condition. */
function phrasesOf(face: FaceReading): readonly PhraseReading[] {
  const { sentences } = face.analysis;
  if (!sentences) return none;
  const found = new Map<Item, PhraseReading>();
  const add = (item: Item, phrase: TokenPhrase | null, context: Context) => {
    if (!found.has(item)) found.set(item, new PhraseReading(face, item, phrase, context));
  };
  for (const { items, context } of sentences.mentions) for (const item of items) add(item, null, context);
  for (const phrase of sentences.phrases) for (const item of phrase.items) add(item, phrase, phrase.context);
  return [...found.values()];
}

function phraseByNoun(phrases: readonly PhraseReading[]): ReadonlyMap<number, PhraseReading> {
  const found = new Map<number, PhraseReading>();
  for (const phrase of phrases) for (const noun of partsOf(phrase.item, 'noun')) found.set(noun.span.start, phrase);
  return found;
}
