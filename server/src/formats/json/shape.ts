import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { About, Card, CardDocument, Links } from '../card.js';
import { itemsAt, type JsonValue, propertiesAt } from './json-tree.js';

/** How one program's JSON keeps cards: which objects are cards, and which property holds which field. */
export interface JsonShape {
  readonly id: string;
  readonly about: About;
  /**
   * An object with all properties of one of these lists is a card. A text is meant, or a list where `[]` follows, or an
   * object where `{}` follows; names that begin with `@` are evidence. A name that all kinds of JSON have (`name`, `type`)
   * counts only together with one that no other has. Where two more follow `name`, it may also be the key that the object
   * stands under.
   */
  readonly marks: readonly (readonly string[])[];
  /** What marks that begin with `@` stand for, where what a property holds says more than how it is called. */
  readonly evidence?: Readonly<Record<`@${string}`, Evidence>>;
  /**
   * Properties whose text shows that a file really holds cards, by a type line or a mana cost: the marks alone could be
   * those of a translation ("Type line"). Empty where the marks leave no doubt.
   */
  readonly proofs: readonly string[];
  /** Evidence that has to be there besides, for a shape whose marks and proofs other JSON may have as well. */
  readonly needed?: `@${string}`;
  /** Left out it is Magic. */
  readonly game?: NonNullable<CardDocument['game']>;
  /** The faces of a card, at least one. */
  readonly faces: (card: FaceView) => readonly FaceView[];
  readonly fields: FieldReaders;
  /** Whether a card is a token definition; one with the word in its type line is anyway. */
  readonly isToken?: (card: FaceView) => boolean;
  /** What a card says of who makes what; null for nothing. */
  readonly links?: (card: FaceView, role: Card['role']) => Links | null;
}

/** Something that an object has by one property or another. */
export interface Evidence {
  /** Any of these properties counts. */
  readonly keys: ReadonlySet<string>;
  /** What its text, or a text in its list, has to hold; left out where any value counts, `null` included. */
  readonly holds?: (text: string) => boolean;
  /** Whether it leaves no doubt that the object is a card. */
  readonly proves?: boolean;
  /** Whether it counts as well where it stands in an object that is a property. */
  readonly inherited?: boolean;
}

/** An object, or what of it belongs to one face. */
export interface FaceView {
  /** What all offsets count in: the card's source. */
  readonly source: string;
  readonly span: Span;
  readonly get: (property: string) => JsonValue | null | undefined;
}

/** Where a face keeps something; null where it has none. */
export type FieldReader = (face: FaceView) => Region | null;

/** Where a face keeps what. */
export interface FieldReaders {
  readonly name: FieldReader;
  readonly manaCost?: FieldReader;
  readonly typeLine: FieldReader;
  readonly rulesText: FieldReader;
  readonly stats?: FieldReader;
  /** With line breaks, where it has several lines. */
  readonly flavor?: FieldReader;
  /** The colors of a token; those of a card follow from its mana cost. */
  readonly tokenColor?: FieldReader;
  /** By the keys that a plain file has for them. */
  readonly metadata?: Readonly<Record<string, FieldReader>>;
}

/** A view of a whole object. */
export function viewOf(source: string, { start, end }: Span): FaceView {
  const properties = propertiesAt(source, start);
  return { source, span: { start, end }, get: (property) => properties.get(property) };
}

/** What stands in a list; nothing where the value is none. */
export function itemsOf(source: string, value: JsonValue | null | undefined): readonly (JsonValue | null)[] {
  return value?.kind === 'list' ? itemsAt(source, value.start) : [];
}

/** The objects of a list. */
export function objectsIn(source: string, value: JsonValue | null | undefined): FaceView[] {
  return itemsOf(source, value).flatMap((item) => (item?.kind === 'object' ? [viewOf(source, item)] : []));
}
