import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';
import { isNamedByDefault } from './default-name.js';
import { isCard } from './set-names.js';

/** The name of a token definition, whose subtypes give the token its name. */
export interface DefinedName {
  readonly region: Region;
  readonly name: string;
  /** Joined by spaces. */
  readonly subtypes: string;
}

/**
 * The name that a token definition has, where the rules name the token by its subtypes. A legendary token has a name of
 * its own (111.9), and of a double-faced one only the front is asked for by name. What a program prints is no such name.
 */
export function definedName(face: FaceReading): DefinedName | null {
  const { definition, face: written } = face.analysis;
  const { faces, card } = face.whole;
  if (!definition || !written.name || face.analysis !== faces[0] || card.form === 'fields') return null;
  const subtypes = definition.subtypes?.join(' ') ?? '';
  if (subtypes === '' || definition.supertypes?.includes('Legendary')) return null;
  return face.query(isNamedByDefault, subtypes) ? { region: written.name, name: written.name.text, subtypes } : null;
}

/** A name in rules text that means a token by its subtypes. */
export interface SubtypeName {
  readonly span: Span;
  /** Joined by spaces: the name without its ending. */
  readonly subtypes: string;
}

/** Words before *named* that say a card is meant, not a token; and words behind a name that say it is not whole. */
const cards = new Set(['card', 'cards', 'spell', 'spells']);
const nouns = new Set(['token', 'tokens']);

/**
 * The names in a face's rules text that have this ending, and before it the subtypes of a token whose name is the
 * default one. Names that an effect gives, and those of the set's cards, mean what they say.
 */
export function* defaultNamesInText(face: FaceReading, ending: '' | ' Token'): Generator<SubtypeName> {
  for (const { name, form, of, next } of face.namePlaces) {
    const subtypes = name.text.slice(0, name.text.length - ending.length);
    if (subtypes === '' || subtypes + ending !== name.text || (ending === '' && name.text.endsWith(' Token'))) continue;
    if (form === 'name is' || cards.has(of) || nouns.has(next) || face.isGivenName(name.span)) continue;
    if (!face.query(isCard, name.text) && face.query(isNamedByDefault, subtypes)) yield { span: name.span, subtypes };
  }
}
