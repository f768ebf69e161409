import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import { CreatedToken } from '../../analysis/card/created.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import { createdInSet } from '../../analysis/keywords/created.js';
import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { Card, Face } from '../../formats/card.js';
import type { Context, Item, RulesTree, TokenPhrase } from '../../language/ast.js';
import { partsOf } from '../../language/ast.js';
import { treeSaying } from '../../language/parse.js';
import type { Span } from '../../text/span.js';
import { inTextOrder, meets } from '../../text/span-list.js';
import { type CountedNoun, countedNouns } from '../helpers/counted-nouns.js';
import { type LineQuotes, quotesByLine } from '../helpers/double-quotes.js';
import { keywordsOfSet } from '../helpers/keywords-of-set.js';
import { isWithinName } from '../helpers/name-occurrence.js';
import { type NamePlace, namePlaces } from '../helpers/name-places.js';
import { tokenNouns } from '../helpers/nouns.js';
import { speechIn } from '../helpers/quoted-speech.js';
import { type ReminderDescription, reminderDescriptions } from '../helpers/reminder-descriptions.js';
import { descriptionOf, type TokenDescription } from '../helpers/token-description.js';
import type { Query, QueryResult, SetQueries } from './queries.js';

const none: readonly never[] = [];

/** One face of a card, as the rules of one run see it. What takes work is done when a rule first asks for it. */
export class FaceReading implements SetQueries {
  private parsed: RulesTree | null = null;
  private curly: boolean | null = null;
  private read: readonly PhraseReading[] | null = null;
  private names: readonly NamePlace[] | null = null;
  private meant: readonly Span[] | null = null;
  private named: readonly Span[] | null = null;
  private created: ReadonlyMap<Item, CreatedToken> | null = null;
  private byNoun: ReadonlyMap<number, PhraseReading> | null = null;
  private nounsAt: readonly number[] | null = null;
  private counted: readonly CountedNoun[] | null = null;
  private quoted: readonly LineQuotes[] | null = null;
  private spoken: readonly Span[] | null = null;
  private reminded: readonly ReminderDescription[] | null = null;

  constructor(
    readonly whole: CardAnalysis,
    readonly analysis: FaceAnalysis,
    readonly edition: Edition,
    private readonly asking: SetQueries,
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

  /** Whether the rules text has curly apostrophes. */
  get isCurly(): boolean {
    this.curly ??= this.text.includes('’');
    return this.curly;
  }

  /** The rules text, read; without phrases where it says nothing of tokens. */
  get tree(): RulesTree {
    this.parsed ??= treeSaying(this.text, dialectOf(this.edition.game), this.analysis.says);
    return this.parsed;
  }

  /** The double quotation marks of each line that has any. */
  get quotes(): readonly LineQuotes[] {
    this.quoted ??= quotesByLine(this.text);
    return this.quoted;
  }

  /** Every token noun phrase of the rules text, once: those of conditions, then those of instructions. */
  get phrases(): readonly PhraseReading[] {
    this.read ??= phrasesOn(this);
    return this.read;
  }

  /** Where the rules text says *token* or *tokens*, however it is written: indices of the tree's words. */
  get nouns(): readonly number[] {
    this.nounsAt ??= tokenNouns(this.tree.words);
    return this.nounsAt;
  }

  /** The nouns that have an article or a number. */
  get countedNouns(): readonly CountedNoun[] {
    this.counted ??= countedNouns(this.tree, this.nouns, this.edition);
    return this.counted;
  }

  /** What reminder text says of tokens of which the text says before which are meant. */
  get reminderDescriptions(): readonly ReminderDescription[] {
    this.reminded ??= reminderDescriptions(this.tree, () => this.made);
    return this.reminded;
  }

  /** Where the rules text says a name: after *named*, *the name*, *name is*. */
  get namePlaces(): readonly NamePlace[] {
    this.names ??= namePlaces(this.tree);
    return this.names;
  }

  /** Whether a token phrase gives the name that stands here: "a token named N", "N, a legendary token". */
  isGivenName(span: Span): boolean {
    this.named ??= inTextOrder(this.phrases.flatMap(({ item }) => partsOf(item, 'name').map((part) => part.name.span)));
    return meets(this.named, span);
  }

  /** Whether a name stands here, given or meant. */
  isName(span: Span): boolean {
    return this.isGivenName(span) || meets(this.meantNames, span);
  }

  /**
   * Whether words stand here that only repeat something: a name, the card's own name, or what a player says aloud. They
   * are not card text that could be worded another way.
   */
  isVerbatim(span: Span): boolean {
    const isOwnName = this.card.faces.some(({ name }) => name !== null && isWithinName(this.text, name.text, span));
    return isOwnName || this.isName(span) || meets(this.speech, span);
  }

  /** The noun phrase whose noun *token* starts at an offset of the rules text. */
  phraseWithNoun(offset: number): PhraseReading | undefined {
    this.byNoun ??= byNoun(this.phrases);
    return this.byNoun.get(offset);
  }

  /** The token that a noun phrase of an instruction makes. */
  tokenBy(item: Item, phrase: TokenPhrase): CreatedToken {
    this.created ??= new Map(this.analysis.created.map((token) => [token.item, token]));
    return this.created.get(item) ?? new CreatedToken(phrase, item, this.edition);
  }

  /** Everything the rules text makes in its set, in its order: by its words, and by keywords, those of the set among them. */
  get createdInSet(): readonly CreatedToken[] {
    return createdInSet(this.analysis, keywordsOfSet(this.asking), this.edition);
  }

  /** All that the rules text makes, in its order: by phrases, its reminder text's among them, and by keywords. */
  private get made(): readonly CreatedToken[] {
    const byPhrase = this.phrases.flatMap(({ token }) => token ?? []);
    const byKeyword = this.analysis.created.filter(({ via }) => via !== null);
    return [...byPhrase, ...byKeyword].sort((a, b) => a.span.start - b.span.start);
  }

  private get speech(): readonly Span[] {
    this.spoken ??= speechIn(this.text, this.quotes);
    return this.spoken;
  }

  private get meantNames(): readonly Span[] {
    this.meant ??= this.namePlaces.map(({ name }) => name.span);
    return this.meant;
  }

  query<T extends QueryResult>(question: Query<T>, name: string): T {
    return this.asking.query(question, name);
  }

  queryAll<T extends QueryResult>(question: Query<T>, name: string): T {
    return this.asking.queryAll(question, name);
  }

  queryKeywords<T extends QueryResult>(question: Query<T>, name: string): T {
    return this.asking.queryKeywords(question, name);
  }

  queryFile<T extends QueryResult>(question: Query<T>, path: string): T {
    return this.asking.queryFile(question, path);
  }
}

/** One token noun phrase in its place. What takes work is done when a rule first asks for it. */
export class PhraseReading {
  private made: CreatedToken | null | undefined;
  private description: TokenDescription | null | undefined;

  /**
   * @param on the face it stands on
   * @param phrase the instruction it belongs to; null for a condition or a mention, which creates nothing
   */
  constructor(
    readonly on: FaceReading,
    readonly item: Item,
    readonly phrase: TokenPhrase | null,
    readonly context: Context,
  ) {}

  /** What it makes; null for a condition or a mention. */
  get token(): CreatedToken | null {
    if (this.made === undefined) this.made = this.phrase && this.on.tokenBy(this.item, this.phrase);
    return this.made;
  }

  /** What it says of the token by its own words; null where it does not (see `describedBy`). */
  get described(): TokenDescription | null {
    if (this.description === undefined) this.description = descriptionOf(this.item, this.phrase);
    return this.description;
  }
}

/** "one of each" repeats the phrases of a condition: no phrase is looked at twice. */
function phrasesOn(face: FaceReading): readonly PhraseReading[] {
  const { says } = face.analysis;
  if (!says) return none;
  const found = new Map<Item, PhraseReading>();
  const add = (item: Item, phrase: TokenPhrase | null, context: Context) => {
    if (!found.has(item)) found.set(item, new PhraseReading(face, item, phrase, context));
  };
  for (const { items, context } of says.mentions) for (const item of items) add(item, null, context);
  for (const phrase of says.phrases) for (const item of phrase.items) add(item, phrase, phrase.context);
  return [...found.values()];
}

function byNoun(phrases: readonly PhraseReading[]): ReadonlyMap<number, PhraseReading> {
  const found = new Map<number, PhraseReading>();
  for (const phrase of phrases) for (const noun of partsOf(phrase.item, 'noun')) found.set(noun.span.start, phrase);
  return found;
}
