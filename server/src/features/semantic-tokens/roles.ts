import type { SemanticType } from './semantic-types.js';

/** What a word means within its phrase: the kind of its color, and what distinguishes it from others of that kind. */
export interface Role {
  readonly type: SemanticType;
  readonly modifier?: 'action' | 'condition' | 'duration';
}

const action: Role = { type: 'keyword', modifier: 'action' };
const condition: Role = { type: 'modifier', modifier: 'condition' };
/** What tells things from others of their kind: "you control", "tapped". */
const restriction: Role = { type: 'modifier', modifier: 'condition' };
const duration: Role = { type: 'modifier', modifier: 'duration' };
const event: Role = { type: 'event' };
const step: Role = { type: 'event' };
const keyword: Role = { type: 'keyword' };
const number: Role = { type: 'number' };
/** How many, and how much of something. */
const quantity: Role = { type: 'number' };
const type: Role = { type: 'type' };
const target: Role = { type: 'parameter' };
const zone: Role = { type: 'namespace' };

/** The role of words that stand directly in a phrase of a category, and not in one of its slots. */
const roles: ReadonlyMap<string, Role> = new Map([
  ...pairs(
    'do do-object passive cost pay-cost create created becomes is-effect must-do cant-do cant-object put-one choose-modes ' +
      'put-where return-where counter-phrase damage-dealt skipped effect damage-kind onto-one enter-how-one token-states change ' +
      'mana-what mana-use cast-modifiers becomes-tail choice exile-how in-order',
    action,
  ),
  ...pairs(
    'event happens happens-part happens-part-short did-event did-event-part did-event-part-next event-verb other-deed',
    event,
  ),
  ...pairs('step-time whose-step step-name phase-name next-step', step),
  ...pairs('condition before limit limit-when limit-when-simple mana-only', condition),
  ...pairs(
    'relative is-player clause state-word participle verb-perfect deed-past must-when by among-objects',
    restriction,
  ),
  ...pairs('duration time of-turn', duration),
  ...pairs('keyword keyword-name protection subtype-cycling', keyword),
  ...pairs(
    'number number-word pt amount count quantity simple-quantity cards-count damage-number scry-number rounded half-life ' +
      'for-each where modes compared compared-number compared-amount value created-count',
    number,
  ),
  ...pairs('characteristic determiner part-of', quantity),
  ...pairs(
    'subtype card-type noun type-word back-noun adjective color token-type token-adjective token-noun becomes-type ' +
      'player player-noun attached-adjective attribute quality counter-kind',
    type,
  ),
  ...pairs('target-determiner', target),
]);

/** Nouns with a role of their own in every phrase. */
const nouns: ReadonlyMap<string, Role> = new Map([
  ...pairs('battlefield graveyard graveyards library libraries hand hands stack', zone),
  ...pairs(
    'card cards permanent permanents spell spells token tokens creature creatures artifact artifacts enchantment ' +
      'enchantments land lands planeswalker planeswalkers instant sorcery',
    type,
  ),
]);

/** Words that connect others and have no role of their own, unless they begin a condition or a duration. */
const connecting: ReadonlySet<string> = new Set(
  (
    "a an the of to on from in into onto and or and/or , . : — ' 's with without that it its their his her them they you your " +
    'this those these as for at by be is are was were has have had do does if then each other another did plus except ' +
    "that's it's they're you've they've isn't aren't doesn't don't"
  ).split(' '),
);

/** Phrases that are colored with all their words, as these mean something only together: "until end of turn", "for each". */
const together: ReadonlySet<Role> = new Set([condition, duration, number, step, target, keyword]);

/** Returns the role of a word, in lower case, that stands directly in a phrase; null if it has no color. */
export function roleOf(category: string, construct: string, word: string): Role | null {
  if (word === 'exile' && category.endsWith('zone')) return zone;
  if (word === 'target' && category !== 'relative') return target;
  const noun = nouns.get(word);
  if (noun && category !== 'duration' && !category.startsWith('limit')) return noun;
  if (category === 'noun-phrase' && construct === 'any-target') return target;
  const role = roles.get(category);
  if (!role || /^[,.:;—"]$/.test(word)) return null;
  if (!connecting.has(word)) return role;
  const isArticle = word === 'a' || word === 'an' || word === 'the';
  return together.has(role) && !(isArticle && role === number) ? role : null;
}

function pairs(words: string, role: Role): [string, Role][] {
  return words.split(' ').map((word) => [word, role]);
}
