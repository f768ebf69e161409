import { lineUpTo } from '../../text/line-at.js';
import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';
import { isNamedByDefault } from './default-name.js';
import { isCard } from './set-names.js';

/** The name of a token definition whose token is named by its subtypes. */
export interface DefinedName {
  readonly region: Region;
  readonly name: string;
  /** Joined by spaces. */
  readonly subtypes: string;
}

/**
 * The name of a token definition whose token the rules name by its subtypes. Excludes legendary tokens, which have
 * their own name (111.9), back faces, since only the front is referred to by name, and definitions in files of card
 * programs.
 */
export function definedName(face: FaceReading): DefinedName | null {
  const { definition, face: written } = face.analysis;
  const { faces, card } = face.whole;
  if (!definition || !written.name || face.analysis !== faces[0] || card.form === 'fields') return null;
  const subtypes = definition.subtypes?.join(' ') ?? '';
  if (subtypes === '' || definition.supertypes?.includes('Legendary')) return null;
  return face.query(isNamedByDefault, subtypes) ? { region: written.name, name: written.name.text, subtypes } : null;
}

/** A name in rules text that refers to a token by its subtypes. */
export interface SubtypeName {
  readonly span: Span;
  /** Joined by spaces: the name without its ending. */
  readonly subtypes: string;
}

/** Words before *named* that refer to a card, and words after a name that show it is incomplete. */
const cards = new Set(['card', 'cards', 'spell', 'spells']);
const nouns = new Set(['token', 'tokens']);

/** What gives a name: "Enchanted creature is a 1/1 Spirit creature named …", "(It’s a colorless artifact token named …)". */
const givesName = /(?:(?<!\b(?:that|if \S+)) (?:is|are|becomes?) an?|\((?:It['’]s an?|They['’]re)) [^.,:“"]* named $/;

/**
 * The names in a face's rules text that consist of the subtypes of a token with a default name and this ending.
 * Excludes names that an effect gives and names of the set's cards.
 */
export function* defaultNamesInText(face: FaceReading, ending: '' | ' Token'): Generator<SubtypeName> {
  for (const { name, form, of, next } of face.namePlaces) {
    const subtypes = name.text.slice(0, name.text.length - ending.length);
    if (subtypes === '' || subtypes + ending !== name.text || (ending === '' && name.text.endsWith(' Token'))) continue;
    if (form === 'name is' || cards.has(of) || nouns.has(next) || face.isGivenName(name.span)) continue;
    if (givesName.test(lineUpTo(face.text, name.span.start))) continue;
    if (!face.query(isCard, name.text) && face.query(isNamedByDefault, subtypes)) yield { span: name.span, subtypes };
  }
}
