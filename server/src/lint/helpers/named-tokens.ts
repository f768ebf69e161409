import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../face-reading.js';
import { type NameGiven, nameGiven } from './default-name.js';

/** The name of a token definition, and the subtypes that might have given it. */
export interface DefinedName {
  readonly region: Region;
  readonly name: string;
  /** Joined by spaces. */
  readonly subtypes: string;
  readonly given: NameGiven;
}

/**
 * The name that a token definition has, where its subtypes may have given it: a legendary token has a name of its own
 * (111.9), and of a double-faced one only the front is asked for by name.
 */
export function definedName(face: FaceReading): DefinedName | null {
  const { definition, face: written } = face.analysis;
  if (!definition || !written.name || face.analysis !== face.whole.faces[0]) return null;
  const subtypes = definition.subtypes?.join(' ') ?? '';
  if (subtypes === '' || definition.supertypes?.includes('Legendary')) return null;
  const own = face.whole.faces.flatMap(({ created }) => created);
  const given = face.ask(subtypes, (set) => nameGiven(subtypes, face.edition, set, own));
  return { region: written.name, name: written.name.text, subtypes, given };
}

/** A name in rules text that means a token by its subtypes. */
export interface NamedToken {
  readonly span: Span;
  /** Joined by spaces: the name without its ending. */
  readonly subtypes: string;
}

/** Words before *named* that say a card is meant, not a token; and words that say the name is no whole name. */
const cards = new Set(['card', 'cards', 'spell', 'spells']);
const nouns = new Set(['token', 'tokens']);

/**
 * The names in a face's rules text that have this ending, and before it the subtypes of a token whose name is the default
 * one. Names that an effect gives, and those of the set's cards, mean what they say.
 */
export function* defaultNamesInText(face: FaceReading, ending: '' | ' Token'): Generator<NamedToken> {
  const own = face.whole.faces.flatMap(({ created }) => created);
  for (const { name, form, of, next } of face.namePlaces) {
    const subtypes = name.text.slice(0, name.text.length - ending.length);
    if (subtypes === '' || subtypes + ending !== name.text || (ending === '' && name.text.endsWith(' Token'))) continue;
    if (form === 'name is' || cards.has(of) || nouns.has(next) || face.isGivenName(name.span)) continue;
    const given = face.ask(subtypes, (set) => !set.hasCard(name.text) && nameGiven(subtypes, face.edition, set, own));
    if (given === 'by default') yield { span: name.span, subtypes };
  }
}
