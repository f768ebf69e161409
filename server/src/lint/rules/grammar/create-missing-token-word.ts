import type { CreatedToken } from '../../../analysis/card/created.js';
import { singularsOf } from '../../../analysis/card/plural.js';
import type { Item } from '../../../language/tokens/ast.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import type { FaceReading } from '../../engine/face-reading.js';
import type { Edit, FixKind } from '../../finding.js';
import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { impliedType, isSurelyCreature } from '../../helpers/implied-type.js';
import { continuesAsList, continuesOnNextLine, isPlural, mayEndAt, wordFrom } from '../../helpers/phrase-boundaries.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import { isTokenOfSet } from '../../helpers/set-names.js';
import type { Rule } from '../../rule.js';

export const createMissingTokenWord: Rule = {
  id: 'create-missing-token-word',
  summary: 'An effect creates something without calling it a token.',
  why:
    'To create is to put tokens onto the battlefield (rules 701.7 and 111.10), and every card that does so has ' +
    'the word “token”. The subtype alone is enough only where tokens are mentioned and not created: “Sacrifice a ' +
    'Treasure”.',
  cite: predefinedRule,
  severity: 'error',
  fix: 'safe',
  lacks: true,
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    { wrong: 'Create a Treasure.', right: 'Create a Treasure token.' },
    {
      wrong: 'Create two 1/1 red Goblins with haste.',
      right: 'Create two 1/1 red Goblin creature tokens with haste.',
    },
    {
      wrong: 'Create two that are copies of target creature you control.',
      right: 'Create two tokens that are copies of target creature you control.',
    },
  ],
  check({ item, token, on }, report) {
    if (!token?.nounMissing) return;
    const gap = gapIn(token, on);
    // A line that was wrapped by hand continues below, and the word may be there.
    if (!gap || continuesOnNextLine(on.tree, gap.end)) return;
    const after = on.text.slice(gap.end);
    if (sharesNoun.test(after) || hasWordsInserted.test(after)) return;
    const { edit, kind } = gap;
    report({
      span: { start: item.span.start, end: Math.max(edit.span.end, gap.end) },
      message: `The word “${isPlural(item) ? 'tokens' : 'token'}” is missing: effects create tokens.`,
      fix: continuesAsList(on.tree, edit.span.end) ? null : { kind, title: `Insert “${gap.missing}”`, edits: [edit] },
    });
  },
};

/** "a Clue, a Treasure, or a Map token", "a tapped Ore or tapped Gas token": the last of several has the word for all. */
const sharesNoun =
  /^(?:, an? (?:(?!tokens?\b)[^.,])+)*,? (?:(?:and|or) an? (?:(?!tokens?\b)[^.,])+|or (?:(?!an?\b|the\b|target\b|tokens?\b)[^.,\s]+ ){1,5})tokens?\b/;

/** "a 0/0 black X, where Army creature token": a program filled in the number of the keyword wrongly. */
const hasWordsInserted = /^, where (?:[^.,\s]+ ){1,3}tokens?\b/;

/** The place of missing words, the words, and the edit that inserts them. */
interface Gap {
  readonly end: number;
  readonly missing: string;
  readonly edit: Edit<'text'>;
  readonly kind: FixKind;
}

function gapIn(token: CreatedToken, on: FaceReading): Gap | null {
  if (token.item.kind === 'copy') return gapAfterCount(token.item);
  return token.item.kind === 'named' ? gapAfterName(token, on) : gapAfterDescription(token, on);
}

/** "Create a that's a copy of …". */
function gapAfterCount(item: Item): Gap | null {
  const next = item.parts.findIndex(({ kind }) => kind !== 'count' && kind !== 'state');
  const last = item.parts[next - 1];
  if (!last) return null;
  const { end } = last.span;
  return { end, missing: nounOf(item), edit: insertion(end, ` ${nounOf(item)}`), kind: 'safe' };
}

/** "a Treasure": only a defined name can refer to a token. */
function gapAfterName({ item, predefined, byName }: CreatedToken, on: FaceReading): Gap | null {
  const names = partsOf(item, 'subtype');
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return null;
  const span = { start: first.span.start, end: last.span.end };
  const written = on.text.slice(span.start, span.end);
  const known = predefined?.words ?? singularsOf(byName ?? '').find((words) => on.query(isTokenOfSet, words));
  if (known === undefined) return null;
  const missing = nounOf(item);
  // "two Sky Archers (They're 2/2 …)": reminder text alone gives these words to a token, and it may mean their singular.
  const [singular] = singularsOf(written);
  if (known === written && isPlural(item) && singular !== written)
    return { end: span.end, missing, edit: replacement(span, `${singular} ${missing}`), kind: 'suggestion' };
  const edit = known === written ? insertion(span.end, ` ${missing}`) : replacement(span, `${known} ${missing}`);
  return { end: span.end, missing, edit, kind: 'safe' };
}

/** "a 1/1 red Goblin with haste": something with P/T and a creature type is a creature. */
function gapAfterDescription({ item }: CreatedToken, on: FaceReading): Gap | null {
  const { subtypes } = on.edition.vocabulary;
  const typed = partsOf(item, 'type').at(-1);
  const last = typed ?? partsOf(item, 'subtype').at(-1) ?? partsOf(item, 'colors').find(({ afterNoun }) => !afterNoun);
  if (!last) return null;
  const noun = nounOf(item);
  const next = wordFrom(on.tree, last.span.end);
  // "two 1/1 red Goblin creatures": the plural is in the place of the noun.
  const pluralType = next && /^(?:creature|artifact|enchantment|land)s$/.test(next.lower) ? next : null;
  if (!mayEndAt(on.tree, pluralType?.end ?? last.span.end)) return null;
  if (pluralType) {
    const type = pluralType.lower.slice(0, -1);
    return { end: pluralType.end, missing: noun, edit: replacement(pluralType, `${type} ${noun}`), kind: 'safe' };
  }
  if (typed) return { end: last.span.end, missing: noun, edit: insertion(last.span.end, ` ${noun}`), kind: 'safe' };

  const written = last.kind === 'subtype' ? last.word : '';
  const singular = singularsOf(written).find((word) => subtypes.has(word.toLowerCase())) ?? written;
  const hints = {
    pt: partOf(item, 'pt'),
    colors: partsOf(item, 'colors'),
    subtypes: partsOf(item, 'subtype').map((part) => (part === last ? singular : part.word)),
  };
  const missing = `${impliedType(hints, on.edition) ?? 'creature'} ${noun}`;
  const edit =
    singular === written ? insertion(last.span.end, ` ${missing}`) : replacement(last.span, `${singular} ${missing}`);
  return { end: last.span.end, missing, edit, kind: isSurelyCreature(hints, on) ? 'safe' : 'suggestion' };
}

function nounOf(item: Item): 'token' | 'tokens' {
  return isPlural(item) ? 'tokens' : 'token';
}
