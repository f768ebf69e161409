import type { Characteristics } from '../../edition/characteristics.js';
import { straight } from '../../edition/describe.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import type { Context, FollowUp, Item, PartOf, PhrasePart, TokenPhrase } from '../../language/tokens/ast.js';
import { partOf, partsOf } from '../../language/tokens/ast.js';
import type { Span, TextSpan } from '../../text/span.js';
import { type Identity, type IdentityOrigin, identify } from './identity.js';
import { type Quantity, quantityOf } from './quantity.js';

export type { IdentityOrigin } from './identity.js';
export type { Quantity } from './quantity.js';

/** A use of a keyword that makes a token: the span and the number are the card's, the phrase is the rulebook's. */
export interface KeywordUse {
  readonly span: TextSpan;
  /** The keyword as token lists name it: `investigate`. */
  readonly via: string;
  /** Who performs the keyword action, where the card names another player. */
  readonly actor: string | null;
  /** "twice", "that many times"; null where the keyword's own count holds. */
  readonly quantity: Quantity | null;
  readonly conditional: boolean;
  /** The card's sentences after the keyword that continue to describe the token. */
  readonly followUps: readonly FollowUp[];
  /** The keyword's number if it does not count tokens: the counters of "amass Orcs 2". */
  readonly amount: number | null;
}

/**
 * One kind of token that an instruction makes. Most callers need little of it, so everything except its phrase is
 * computed on demand. Spans are offsets in the rules text; for a keyword, only `span` is.
 */
export class CreatedToken {
  private identity: Identity | null = null;

  constructor(
    readonly phrase: TokenPhrase,
    readonly item: Item,
    private readonly edition: Edition,
    private readonly use: KeywordUse | null = null,
    /**
     * The token of the rulebook's sentence, if the card adds nothing to it: its identity is then computed only once.
     */
    private readonly rulebookToken: CreatedToken | null = null,
  ) {}

  /** The same token, as made by a keyword. */
  by(use: KeywordUse): CreatedToken {
    const rulebookToken = use.followUps.length === 0 ? (this.rulebookToken ?? this) : null;
    return new CreatedToken(this.phrase, this.item, this.edition, use, rulebookToken);
  }

  get span(): Span {
    return this.use?.span ?? this.item.span;
  }

  get origin(): IdentityOrigin {
    return this.resolved.origin;
  }

  get characteristics(): Characteristics {
    return this.resolved.characteristics;
  }

  get predefined(): PredefinedToken | null {
    return this.resolved.predefined;
  }

  /** For origin `by-name`: the words before the noun, as written. */
  get byName(): string | null {
    return this.resolved.byName;
  }

  /**
   * The name to look it up by: the rules' words for it, the written words if it is only named, else its name. Null if
   * no name is determined.
   */
  get lookupName(): string | null {
    return this.predefined?.words ?? this.byName ?? this.characteristics.name;
  }

  /** Whether the word *token* is missing. If nothing of that name is known, the words may mean something else. */
  get nounMissing(): boolean {
    return this.item.kind !== 'back-reference' && !partOf(this.item, 'noun');
  }

  get quantity(): Quantity {
    return this.use?.quantity ?? quantityOf(this.phrase, this.item);
  }

  /**
   * Whether it enters tapped, attacking …, according to the phrase or a later sentence. A status, not a characteristic
   * (110.5).
   */
  get states(): readonly PartOf<'state'>[] {
    return [...partsOf(this.item, 'state'), ...this.followUps.flatMap((followUp) => partsOf(followUp, 'state'))];
  }

  get attachedTo(): string | null {
    return partOf(this.item, 'attached')?.to.text ?? null;
  }

  /** "X is the number of …". */
  get where(): string | null {
    return partOf(this.item, 'where')?.what.text ?? null;
  }

  get copyOf(): string | null {
    return partOf(this.item, 'copy')?.of.text ?? null;
  }

  get except(): string | null {
    const part = partOf(this.item, 'except');
    return part ? straight(part.exception.text) : null;
  }

  /** What is chosen during play: `color`, `creature type`. */
  get chosen(): readonly string[] {
    return partsOf(this.item, 'chosen').flatMap((part) => part.what);
  }

  get entersWith(): readonly string[] {
    const entering = this.followUps.filter(({ kind }) => kind === 'enters');
    const abilities = [this.item, ...entering].flatMap((written) =>
      partsOf(written, 'abilities').flatMap((part) => part.abilities),
    );
    return abilities.flatMap((ability) =>
      ability.kind === 'counters' ? [ability.text.replace(/ on (?:it|them|each|that token)(?= |$)/, '')] : [],
    );
  }

  /** What later sentences make it gain; these are not its characteristics. */
  get gains(): readonly string[] {
    return this.followUps.flatMap((followUp) => (followUp.kind === 'gains' ? [straight(followUp.text)] : []));
  }

  /** Later sentences about it with a condition: "If a creature died this turn, it enters tapped". */
  get conditionally(): readonly string[] {
    return this.allFollowUps.filter(({ isConditional }) => isConditional).map(({ sentence }) => straight(sentence));
  }

  /** Riftbound: "It becomes a copy of that unit." */
  get becomesCopyOf(): string | null {
    return this.followUps.find((followUp) => followUp.kind === 'becomes')?.text ?? null;
  }

  get place(): string | null {
    for (const written of [this.item, ...this.followUps]) {
      const place = partOf(written, 'place')?.place;
      if (place !== undefined) return place;
    }
    return null;
  }

  /** Who creates it, if that is not "you". */
  get creator(): string | null {
    const actor = this.phrase.actor?.text ?? this.use?.actor ?? partOf(this.item, 'control')?.of ?? null;
    return actor && uncapitalized(actor);
  }

  get context(): Context | 'keyword' {
    return this.use ? 'keyword' : this.phrase.context;
  }

  /** The keyword that makes it, for context `keyword`. */
  get via(): string | null {
    return this.use?.via ?? null;
  }

  get alternative(): boolean {
    return this.phrase.choice;
  }

  get conditional(): boolean {
    return this.use?.conditional ?? false;
  }

  get amount(): number | null {
    return this.use?.amount ?? null;
  }

  private get resolved(): Identity {
    this.identity ??= this.rulebookToken?.resolved ?? identify(this.followUps, this.item, this.edition);
    return this.identity;
  }

  /** The sentence after the phrase that defines it: "It's a 2/2 green Insect creature". */
  get definingSentence(): FollowUp | null {
    return this.followUps.find(({ kind }) => kind === 'is') ?? null;
  }

  private get followUps(): readonly FollowUp[] {
    const written = this.allFollowUps;
    return written.some(({ isConditional }) => isConditional) ? written.filter((one) => !one.isConditional) : written;
  }

  /**
   * The sentences after the phrase about this token: of several tokens, only the last, unless a sentence uses *they*.
   */
  private get allFollowUps(): readonly FollowUp[] {
    const { items, followUps, options } = this.phrase;
    const own = this.use ? [...followUps, ...this.use.followUps] : followUps;
    if (items.length === 1 || this.item === items.at(-1) || options.length > 0) return own;
    return own.filter(({ ofAll }) => ofAll);
  }
}

/** All tokens that one phrase creates, in the order of the text. */
export function createdBy(phrase: TokenPhrase, edition: Edition): CreatedToken[] {
  if (phrase.options.length > 0)
    return phrase.options.map((option) => new CreatedToken(phrase, merged(phrase.items[0]!, option), edition));
  // "If you would create one or more tokens, create those tokens plus a Food token": only the Food is new.
  const isNew = (item: Item) => item.kind !== 'back-reference' || phrase.instead;
  const items = phrase.items.length > 1 ? phrase.items.filter(isNew) : phrase.items;
  return items.map((item) => new CreatedToken(phrase, item, edition));
}

/** A phrase with "those characteristics", completed by one of the lines that list them. */
function merged(base: Item, option: Item): Item {
  const own = base.parts.flatMap((part): PhrasePart[] => {
    if (part.kind === 'for each') return [];
    if (part.kind !== 'abilities') return [part];
    const abilities = part.abilities.filter(({ kind }) => kind !== 'characteristics');
    return abilities.length > 0 ? [{ ...part, abilities }] : [];
  });
  return { kind: 'described', span: base.span, parts: [...own, ...option.parts] };
}

function uncapitalized(text: string): string {
  const first = text.split(' ')[0]!;
  return /^(?:Each|Target|That|This|It's|Its|Their|The|An|A|Any|Another|Defending|Enchanted|Equipped|Those|They|You|All|Up|Two)$/.test(
    first,
  )
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}
