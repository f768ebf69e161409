import type { PartOf } from '../../../language/tokens/ast.js';
import { partOf } from '../../../language/tokens/ast.js';
import type { Word } from '../../../text/words.js';
import { scanWords } from '../../../text/words.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { inParentheses } from '../../helpers/rule-citations.js';
import type { Rule, ViolationFix } from '../../rule.js';

const cite = magicRule('111.5', '2024');

export const copyOfInstantSorcery: Rule = {
  id: 'copy-of-instant-sorcery',
  summary: 'An effect creates a token that is a copy of an instant or sorcery.',
  why:
    'Tokens are permanents, and an instant or sorcery can’t be a permanent: by rule 111.5 no token is created, so ' +
    'the effect does nothing. Copy a spell on the stack (“copy target instant spell”), or create a copy of a card ' +
    'that a player may cast.',
  cite,
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create a token that’s a copy of target instant or sorcery spell.',
      right: 'Copy target instant or sorcery spell.',
    },
    {
      wrong: 'Create a token that’s a copy of target sorcery card in your graveyard.',
      right: 'Create a copy of target sorcery card in your graveyard. You may cast it.',
    },
  ],
  check(phrase, report) {
    const copied = partOf(phrase.item, 'copy');
    if (!phrase.token || !copied) return;
    const noun = nounOf(scanWords(copied.of.text));
    if (!noun) return;
    report({
      span: { start: copied.of.span.start, end: copied.of.span.start + noun.end },
      message: `A token cannot be a copy of an instant or sorcery${inParentheses(cite(phrase.on.edition))}.`,
      fix: fixOf(phrase, copied, noun.lower),
    });
  },
};

const types = new Set(['instant', 'instants', 'sorcery', 'sorceries']);
const nouns = new Set(['card', 'cards', 'spell', 'spells']);
/** Words between the article and the noun that do not change that it is an instant or sorcery. */
const modifiers = new Set(
  'a an the that those this target each one up to or and , another chosen exiled revealed white blue black red green'.split(
    ' ',
  ),
);
/** Words that begin what follows the noun. */
const afterNoun = new Set(['in', 'from', 'you', 'with', 'that', 'of', 'among', 'exiled']);

/** The noun directly after *copy of*, if it can only mean an instant or sorcery. */
function nounOf(words: readonly Word[]): Word | null {
  let last: Word | null = null;
  for (const word of words) {
    if (types.has(word.lower)) last = word;
    else if (nouns.has(word.lower)) return last && word;
    else if (!modifiers.has(word.lower)) return last && afterNoun.has(word.lower) ? last : null;
  }
  return last;
}

function fixOf({ item, phrase, on }: PhraseReading, copied: PartOf<'copy'>, noun: string): ViolationFix | null {
  const count = partOf(item, 'count');
  const isOne = count?.count.kind === 'number' && count.count.value === 1;
  if (!phrase || phrase.items.length > 1 || !isOne || item.parts.at(-1) !== copied) return null;
  if (phrase.verb.text.toLowerCase() !== 'create') return null;
  const { start, end } = copied.of.span;
  if (noun === 'spell') {
    const verb = phrase.verb.text[0] === 'C' ? 'Copy' : 'copy';
    return {
      title: `Change to “${verb} ${copied.of.text}”`,
      edits: [replacement({ start: phrase.verb.span.start, end: start }, `${verb} `)],
    };
  }
  if (noun !== 'card' || on.text[end] !== '.') return null;
  return {
    title: `Change to “a copy of ${copied.of.text}”`,
    edits: [replacement({ start: item.span.start, end: start }, 'a copy of '), insertion(end, '. You may cast it')],
  };
}
