import { plainName } from '../../../analysis/card/token-key.js';
import type { TokenMaker } from '../../../analysis/set/file-index.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Characteristics } from '../../../edition/characteristics.js';
import { nameFrom, straight } from '../../../edition/describe.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { nearest } from '../../helpers/nearest-word.js';
import { inParentheses, namingRule } from '../../helpers/rule-citations.js';
import { hasSameAbilities, isSameExceptSelfReference, isSameSet } from '../../helpers/same-token.js';
import type { Rule } from '../../rule.js';

export const definitionNameMismatch: Rule = {
  id: 'definition-name-mismatch',
  summary: 'A token definition has a different name than the cards that create the token give it.',
  why:
    'A token has the name that the effect gives it, or else its subtypes and “Token” (rule 111.4). A definition ' +
    'with another name describes no token that a card of the set creates, and is never found for that token. Card ' +
    'programs identify an entry by its name, which must be unique and which links repeat; exporters add set codes ' +
    'and the like to it (`Cat FOE`). In their files only a typo is reported, without a fix.',
  cite: namingRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  // Only for token definitions, which are always checked.
  triggers: [],
  examples: [
    {
      wrong: 'Goblin Watcher Token\nCreature — Goblin Scout\nColor: red\n1/1',
      right: 'Goblin Scout Token\nCreature — Goblin Scout\nColor: red\n1/1',
      of: 'tokens',
      beside: { 'scouts.cards': 'Watchpost {R}\nSorcery\nCreate a 1/1 red Goblin Scout creature token.' },
    },
    {
      wrong: 'Old Coil Token\nCreature — Serpent\nColor: blue\n3/3',
      right: 'Old Coil\nCreature — Serpent\nColor: blue\n3/3',
      of: 'tokens',
      beside: { 'sea.cards': 'Undertow {U}\nSorcery\nCreate a 3/3 blue Serpent creature token named Old Coil.' },
    },
  ],
  check(face, report) {
    const { definition, face: written } = face.analysis;
    if (!definition || !written.name || face.analysis !== face.whole.faces[0]) return;
    const span = plainName(written.name.text);
    const name = written.name.text.slice(span.start, span.end);
    if (name === '' || isOfSubtypes(name, definition) || name.includes('//')) return;
    const isKey = face.card.form === 'fields';
    const byMakers = isKey ? null : nameByMakers(name, definition, face);
    const right = byMakers ?? nameOfSame(written.name.text, definition, face);
    if (right === null || straight(right) === straight(name) || face.query(isTaken, right)) return;
    if (isKey && nearest(withoutToken(name), [withoutToken(right)]) === null) return;
    report({
      region: written.name,
      span,
      message: `The cards that create this token name it “${right}”${inParentheses(namingRule(face.edition))}.`,
      // Renaming a key would break links. If only the characteristics match, the definition may be of a token that no
      // card makes yet.
      fix: isKey
        ? null
        : {
            kind: byMakers !== null && isJustThis(name, definition, face) ? 'safe' : 'suggestion',
            title: `Rename to “${right}”`,
            edits: [replacement(span, right)],
          },
    });
  },
};

/** Whether the cards create exactly the defined token, and no card has its name. */
function isJustThis(name: string, definition: Characteristics, face: FaceReading): boolean {
  const isJust = (set: SetIndex) =>
    set.makers(name).every(({ token }) => isSameToken(token.characteristics, definition)) && !set.hasCard(name);
  return face.query(isJust, name);
}

/** Whether another definition already has exactly this name. */
function isTaken(set: SetIndex, name: string): boolean {
  return set.entriesNamed(name).length > 0;
}

function withoutToken(name: string): string {
  return name.replace(/ Token$/, '');
}

/** Whether the name is just the subtypes, or has the suffix of a later rulebook: other rules check those. */
function isOfSubtypes(name: string, { subtypes }: Characteristics): boolean {
  const words = subtypes?.join(' ') ?? '';
  return words !== '' && (name === words || name === `${words} Token`);
}

/** The name that cards give the token that is looked up by this name and has these subtypes, if they agree. */
function nameByMakers(name: string, { subtypes }: Characteristics, face: FaceReading): string | null {
  const named = (set: SetIndex) => {
    const makers = set.makers(name);
    return makers.every(({ token }) => isSameSet(token.characteristics.subtypes, subtypes)) ? onlyName(makers) : null;
  };
  return face.query(named, name);
}

/** The default name of a token that matches this definition, if cards create it and nothing else defines it. */
function nameOfSame(name: string, definition: Characteristics, face: FaceReading): string | null {
  const byDefault = nameFrom(definition.subtypes ?? [], face.edition.naming);
  if (byDefault === null || definition.supertypes?.includes('Legendary')) return null;
  if (face.query(isMentioned, name)) return null;
  return face.query((set, own) => undefinedName(own, definition, set), byDefault);
}

function isMentioned(set: SetIndex, name: string): boolean {
  return set.makers(name).length > 0 || set.hasCard(name);
}

function undefinedName(byDefault: string, definition: Characteristics, set: SetIndex): string | null {
  const makers = set.makers(byDefault);
  if (set.definition(byDefault) !== null || makers.length === 0) return null;
  const areSame = makers.every(
    ({ token }) => token.origin === 'described' && isSameToken(token.characteristics, definition),
  );
  return areSame ? onlyName(makers) : null;
}

function isSameToken(made: Characteristics, defined: Characteristics): boolean {
  return (
    made.pt === defined.pt &&
    isSameSet(made.types, defined.types) &&
    isSameSet(made.subtypes, defined.subtypes) &&
    isSameSet(made.colors, defined.colors) &&
    isSameSet(made.supertypes, defined.supertypes) &&
    hasSameAbilities(made, defined, isSameExceptSelfReference)
  );
}

/** The one name that all of them give; null if they differ or only refer to the token by name. */
function onlyName(makers: readonly TokenMaker[]): string | null {
  const names = new Set(makers.map(({ token }) => (token.origin === 'by-name' ? null : token.characteristics.name)));
  const [name] = names;
  return names.size === 1 ? (name ?? null) : null;
}
