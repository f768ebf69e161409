import type { Characteristics } from '../edition/characteristics.js';
import { describe, modify, type Reader, straight } from '../edition/describe.js';
import type { Edition, PredefinedToken } from '../edition/edition.js';
import type { Context, Count, FollowUp, Item, PartOf, TokenPhrase } from '../language/ast.js';
import { partOf, partsOf } from '../language/ast.js';
import type { Span } from '../text/span.js';
import { singularsOf } from './plural.js';

/** How a created token's characteristics are known. */
export type Origin =
  /** By the words of the phrase. */
  | 'described'
  /** By a rule (111.10; Riftbound 184). */
  | 'predefined'
  /** By what is copied. */
  | 'copy'
  /** By name alone: the set's own token, or a card's (111.11); resolved against the set. */
  | 'by-name'
  /** By what the text said before: `one of those tokens`. */
  | 'back-reference';

/** How many tokens: the count word, and what extends it. */
export interface Quantity {
  readonly count: Count;
  readonly text: string;
  readonly forEach: string | null;
  readonly equalTo: string | null;
  readonly rounded: 'up' | 'down' | null;
}

/** How a keyword made a token: the place and the number are the card's, the phrase is the rulebook's. */
export interface KeywordUse {
  readonly span: Span;
  /** The keyword, as token lists name it: `investigate`. */
  readonly via: string;
  /** "twice", "that many times"; null where the keyword's own count holds. */
  readonly quantity: Quantity | null;
  readonly conditional: boolean;
  /** The keyword's number where it counts no tokens: the counters of "amass Orcs 2". */
  readonly amount: number | null;
}

/**
 * One kind of token that an instruction makes. Most readers ask for little of it, so everything beside its phrase is
 * read off when asked for. Spans are offsets in the rules text; for a keyword only `span` is.
 */
export class CreatedToken {
  private identity: Identity | null = null;

  constructor(
    readonly phrase: TokenPhrase,
    readonly item: Item,
    private readonly edition: Edition,
    private readonly use: KeywordUse | null = null,
  ) {}

  /** The same token, as a keyword makes it. */
  by(use: KeywordUse): CreatedToken {
    return new CreatedToken(this.phrase, this.item, this.edition, use);
  }

  get span(): Span {
    return this.use?.span ?? this.item.span;
  }

  get origin(): Origin {
    return this.known.origin;
  }

  get characteristics(): Characteristics {
    return this.known.characteristics;
  }

  get predefined(): PredefinedToken | null {
    return this.known.predefined;
  }

  /** For `by-name`: the words before the noun, as written. */
  get byName(): string | null {
    return this.known.byName;
  }

  /** The word *token* is missing; where nothing of that name is known, the words meant something else. */
  get nounMissing(): boolean {
    return this.item.kind !== 'back-reference' && !partOf(this.item, 'noun');
  }

  get quantity(): Quantity {
    return this.use?.quantity ?? quantityOf(this.phrase, this.item);
  }

  /** Whether it enters tapped, attacking …: by the phrase, or by a sentence after it. Status, not characteristics (110.5). */
  get states(): readonly PartOf<'state'>[] {
    return [...partsOf(this.item, 'state'), ...this.phrase.followUps.flatMap((followUp) => partsOf(followUp, 'state'))];
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

  /** What is chosen in play: `color`, `creature type`. */
  get chosen(): readonly string[] {
    return partsOf(this.item, 'chosen').flatMap((part) => part.what);
  }

  get entersWith(): readonly string[] {
    const abilities = partsOf(this.item, 'abilities').flatMap((part) => part.abilities);
    return abilities.flatMap((ability) => (ability.kind === 'counters' ? [ability.text.replace(/ on \w+$/, '')] : []));
  }

  /** What later sentences make it gain: no characteristic of the token. */
  get gains(): readonly string[] {
    return this.followUps.flatMap((followUp) => (followUp.kind === 'gains' ? [straight(followUp.text)] : []));
  }

  /** Riftbound: "It becomes a copy of that unit." */
  get becomesCopyOf(): string | null {
    return this.followUps.find((followUp) => followUp.kind === 'becomes')?.text ?? null;
  }

  get place(): string | null {
    return partOf(this.item, 'place')?.place ?? null;
  }

  /** Who makes it, where that is not "you". */
  get creator(): string | null {
    return this.phrase.actor && uncapitalized(this.phrase.actor.text);
  }

  get context(): Context | 'keyword' {
    return this.use ? 'keyword' : this.phrase.context;
  }

  /** The keyword that makes it, for context `keyword`. */
  get via(): string | null {
    return this.use?.via ?? null;
  }

  get alternative(): boolean {
    return this.phrase.choice || this.phrase.options.length > 0;
  }

  get conditional(): boolean {
    return this.use?.conditional ?? false;
  }

  get amount(): number | null {
    return this.use?.amount ?? null;
  }

  private get known(): Identity {
    this.identity ??= identify(this.phrase, this.item, this.edition);
    return this.identity;
  }

  /** The sentences after the phrase that speak of this token: of several, the last, unless they say *they*. */
  private get followUps(): readonly FollowUp[] {
    const { items, followUps } = this.phrase;
    if (items.length === 1 || this.item === items.at(-1)) return followUps;
    return followUps.filter((followUp) => /^(they|those|the tokens)/i.test(followUp.text));
  }
}

/** Everything one phrase creates, in the order of the text. */
export function createdBy(phrase: TokenPhrase, edition: Edition): CreatedToken[] {
  if (phrase.options.length > 0)
    return phrase.options.map((option) => new CreatedToken(phrase, merged(phrase.items[0]!, option), edition));
  // "those tokens plus a Food token": what would have been created anyway is nothing new.
  const items = phrase.items.length > 1 ? phrase.items.filter((item) => item.kind !== 'back-reference') : phrase.items;
  return items.map((item) => new CreatedToken(phrase, item, edition));
}

/** A phrase with "those characteristics", completed by one of the lines that give them. */
function merged(base: Item, option: Item): Item {
  const own = base.parts.filter((part) => part.kind !== 'abilities');
  return { kind: 'described', span: base.span, parts: [...own, ...option.parts] };
}

interface Identity {
  readonly origin: Origin;
  readonly characteristics: Characteristics;
  readonly predefined: PredefinedToken | null;
  readonly byName: string | null;
}

const unsettled: Characteristics = {
  name: null,
  supertypes: null,
  colors: null,
  types: null,
  subtypes: null,
  pt: null,
  loyalty: null,
  keywords: [],
  abilities: [],
  back: null,
  might: null,
  tags: [],
};

function identify(phrase: TokenPhrase, item: Item, edition: Edition): Identity {
  if (item.kind === 'back-reference')
    return { origin: 'back-reference', characteristics: unsettled, predefined: null, byName: null };
  if (item.kind === 'copy') {
    return {
      origin: 'copy',
      characteristics: { ...unsettled, name: nameInException(item) },
      predefined: null,
      byName: null,
    };
  }
  const reader: Reader = edition;
  const words = wordsOf(item);
  const riftbound = edition.game === 'riftbound';
  if (item.kind === 'named' || riftbound) {
    const predefined =
      edition.predefined.get(words.toLowerCase()) ??
      (partOf(item, 'noun') ? undefined : edition.predefined.get(singular(words)));
    if (predefined)
      return {
        origin: 'predefined',
        characteristics: modify(predefined.characteristics, item, reader),
        predefined,
        byName: null,
      };
  }
  const treat = phrase.followUps.find((followUp) => followUp.kind === 'treat');
  if (edition.game === 'fifth' && treat)
    return { origin: 'described', characteristics: fifthToken(words, treat, reader), predefined: null, byName: null };
  if (item.kind === 'named') {
    const plain = words !== '' && !item.parts.some((part) => part.kind === 'unknown');
    return {
      origin: 'by-name',
      characteristics: { ...unsettled, name: plain ? words : null },
      predefined: null,
      byName: words,
    };
  }
  const described = describe(item, reader);
  return {
    origin: 'described',
    characteristics: riftbound ? { ...described, name: words } : withFollowUps(described, phrase.followUps, reader),
    predefined: null,
    byName: null,
  };
}

/** The words before the noun: `Treasure`, `Young Hero Role`, or `treasure` where nobody wrote a capital. */
function wordsOf(item: Item): string {
  const words: string[] = [];
  for (const part of item.parts) {
    if (part.kind === 'noun') break;
    if (part.kind === 'subtype') words.push(part.word);
    else if (part.kind === 'unknown' && part.text !== ',') words.push(part.text);
  }
  return words.join(' ');
}

function singular(words: string): string {
  const lower = words.toLowerCase();
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

/** "It has …", "Its power is equal to …" after the phrase belong to the token's characteristics (section 1.10). */
function withFollowUps(base: Characteristics, followUps: readonly FollowUp[], reader: Reader): Characteristics {
  let result = base;
  for (const followUp of followUps) {
    if (followUp.kind === 'has') {
      const more = describe(
        { parts: [{ kind: 'type', span: followUp.span, word: 'creature' }, ...followUp.parts] },
        reader,
      );
      result = {
        ...result,
        keywords: [...result.keywords, ...more.keywords],
        abilities: [...result.abilities, ...more.abilities],
        pt: result.pt ?? (result.types?.includes('Creature') ? more.pt : null),
      };
    } else if (followUp.kind === 'power') {
      result = { ...result, pt: result.pt ?? '*/*' };
    }
  }
  return result;
}

/** Fifth Edition: the phrase gives the name, the *Treat* sentence the rest; the creature type is the name unless it "counts as" another. */
function fifthToken(name: string, treat: FollowUp, reader: Reader): Characteristics {
  const described = describe(treat, reader);
  const counted = partsOf(treat, 'counts as').flatMap(({ words, plural }) => (plural ? words.map(oneOf) : words));
  return {
    ...described,
    name,
    subtypes: counted.length > 0 ? counted : described.types?.includes('Creature') ? [name] : [],
  };
}

/** "that count as Knights": the type is Knight. Fifth Edition has no list of creature types to look it up in. */
function oneOf(word: string): string {
  return singularsOf(word)[0]!;
}

function quantityOf(phrase: TokenPhrase, item: Item): Quantity {
  const part = partOf(item, 'count');
  return {
    count: part?.count ?? { kind: 'number', value: 1 },
    text: part?.text ?? '',
    forEach: partOf(item, 'for each')?.what.text ?? phrase.forEach?.text ?? null,
    equalTo: partOf(item, 'equal to')?.what.text ?? null,
    rounded: partOf(item, 'rounded')?.direction ?? null,
  };
}

/** "except its name is Mishra's Warform and …": a copy can be named by its exception (707.9). */
function nameInException(item: Item): string | null {
  const text = partOf(item, 'except')?.exception.text ?? '';
  const at = text.indexOf('its name is ');
  if (at < 0) return partOf(item, 'name')?.name.text ?? null;
  const rest = text.slice(at + 'its name is '.length);
  const end = /,| and (?=it|has|he|she|they|is)/.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end);
}

function uncapitalized(text: string): string {
  const first = text.split(' ')[0]!;
  return /^(Each|Target|That|Its|Their|The|An|A|Any|Defending|Those|They|You|All|Up)$/.test(first)
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}
