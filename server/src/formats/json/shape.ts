import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { About, Card, CardDocument, Links } from '../card.js';
import { itemsAt, type JsonValue, propertiesAt } from './json-tree.js';

/** How one program stores cards in JSON: which objects are cards, and which property contains which field. */
export interface JsonShape {
  readonly id: string;
  readonly about: About;
  /**
   * An object with all properties of one of these lists is a card. A property must be a string, with `[]` a list, with
   * `{}` an object; names that begin with `@` are evidence. Names common to all kinds of JSON (`name`, `type`) count
   * only together with a distinctive one. If `name` is followed by at least two more, the object's key may also be its
   * name.
   */
  readonly signatures: readonly (readonly string[])[];
  /** The meaning of signature properties that begin with `@`, for which the values matter more than the names. */
  readonly evidence?: Readonly<Record<`@${string}`, Evidence>>;
  /**
   * Properties whose text proves that a file contains cards, by a type line or a mana cost: the signature alone could
   * come from a translation file ("Type line"). Empty if the signature is proof enough.
   */
  readonly proofs: readonly string[];
  /** Evidence that is required as well, for a shape whose signatures and proofs occur in other JSON. */
  readonly needed?: `@${string}`;
  /** Magic if absent. */
  readonly game?: NonNullable<CardDocument['game']>;
  /** The faces of a card, at least one. */
  readonly faces: (card: FaceView) => readonly FaceView[];
  readonly fields: FieldReaders;
  /** Whether a card is a token definition; a card with "token" in its type line always is. */
  readonly isToken?: (card: FaceView) => boolean;
  /** Which cards and tokens the card links; null if none. */
  readonly links?: (card: FaceView, role: Card['role']) => Links | null;
}

/** Evidence that several properties can provide. */
export interface Evidence {
  /** Any of these properties counts. */
  readonly keys: ReadonlySet<string>;
  /** What the text, or a text in the list, must match; if absent, any value counts, including `null`. */
  readonly matches?: (text: string) => boolean;
  /** Whether it proves that the object is a card. */
  readonly proves?: boolean;
  /** Whether it also counts in an object that is a property. */
  readonly inherited?: boolean;
}

/** An object, or the part of it that belongs to one face. */
export interface FaceView {
  /** The card's source, in which all offsets count. */
  readonly source: string;
  readonly span: Span;
  readonly get: (property: string) => JsonValue | null | undefined;
}

/** Reads a field of a face; null if it has none. */
export type FieldReader = (face: FaceView) => Region | null;

/** The readers of a face's fields. */
export interface FieldReaders {
  readonly name: FieldReader;
  readonly manaCost?: FieldReader;
  readonly typeLine: FieldReader;
  readonly rulesText: FieldReader;
  readonly stats?: FieldReader;
  /** With line breaks if it has several lines. */
  readonly flavor?: FieldReader;
  /** The colors of a token; those of a card follow from its mana cost. */
  readonly tokenColor?: FieldReader;
  /** By the keys of the plain format. */
  readonly metadata?: Readonly<Record<string, FieldReader>>;
}

/** A view of a whole object. */
export function viewOf(source: string, { start, end }: Span): FaceView {
  const properties = propertiesAt(source, start);
  return { source, span: { start, end }, get: (property) => properties.get(property) };
}

/** The items of a list; empty if the value is not a list. */
export function itemsOf(source: string, value: JsonValue | null | undefined): readonly (JsonValue | null)[] {
  return value?.kind === 'list' ? itemsAt(source, value.start) : [];
}

/** The objects in a list. */
export function objectsIn(source: string, value: JsonValue | null | undefined): FaceView[] {
  return itemsOf(source, value).flatMap((item) => (item?.kind === 'object' ? [viewOf(source, item)] : []));
}
