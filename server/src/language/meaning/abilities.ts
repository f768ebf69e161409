import type { Ability, Level, OwnKeyword } from '../abilities/ability.js';
import type { Grammar } from '../grammar/grammar.js';
import type { Phrase } from '../grammar/phrase.js';
import { costsOf } from './costs.js';
import { withAnswers } from './delayed.js';
import { withDescribedTokens } from './described-tokens.js';
import type { Readers } from './effect.js';
import { EffectReader } from './effects.js';
import { limitsOf } from './limits.js';
import { amountOf } from './nouns.js';
import { beforeAbility } from './riftbound.js';
import type { AbilityTree, Draft, EffectTree } from './tree.js';
import { triggersOf } from './triggers.js';
import { View } from './view.js';

/** The trees of abilities; one for each keyword of a line. */
export function treesOf(abilities: readonly Ability[], grammar: Grammar, readers: Readers): AbilityTree[] {
  return abilities.flatMap((ability) => treesOfAbility(ability, grammar, readers));
}

function treesOfAbility(ability: Ability, grammar: Grammar, readers: Readers): AbilityTree[] {
  const { line, cost, loyalty, chapters, trigger, condition, level } = ability;
  const view = new View(grammar, line);
  const sentences = ability.sentences ?? [];
  const limits = sentences.flatMap(({ phrase }) => limitsOf(view, phrase));
  if (ability.keywords) return keywordsOf(view, ability.keywords, ability, limits);
  if (ability.ownKeyword) return [ownKeywordOf(view, ability.ownKeyword, ability)];
  const effects = effectsOf(ability, grammar, readers, view);
  const isStatic = ability.kind === 'spell' && isStaticOfSpell(effects, limits);
  const tree = draftOf(isStatic ? 'static' : ability.kind, ability);
  const lines = [line, ...(ability.modes ?? []).map((mode) => mode.line)];
  const last = lines.at(-1)!;
  if (lines.length > 1) tree.end = last.offset + last.text.length;
  if (lines.length > 1) tree.text = lines.map(({ text }) => text).join('\n');
  if (cost) tree.cost = costsOf(view, cost);
  if (loyalty !== undefined) tree.loyalty = loyalty;
  if (chapters) tree.chapters = chapters;
  const triggered: Pick<Draft<AbilityTree>, 'triggers' | 'condition'> = {};
  if (trigger) triggered.triggers = triggersOf(view, trigger);
  if (condition) triggered.condition = view.clause(condition);
  // 603.7: what triggers when a spell has resolved is delayed.
  const isDelayed = trigger && (tree.kind === 'spell' || tree.kind === 'chapter');
  if (!isDelayed) Object.assign(tree, triggered);
  if (level) Object.assign(tree, levelOf(level, view, grammar, readers));
  else tree.effects = isDelayed ? [{ action: 'delay', text: line.text, ...triggered, effects }] : effects;
  if (limits.length > 0) tree.limits = limits;
  if (ability.keywordBefore || ability.opening) Object.assign(tree, beforeAbility(view, ability));
  if (isManaAbility(tree)) tree.mana = true;
  return [tree];
}

/** The tree of an ability, with nothing but its place and the word before its dash. */
function draftOf(kind: AbilityTree['kind'], { line, start, end, label }: Ability): Draft<AbilityTree> {
  const tree: Draft<AbilityTree> = { kind, text: line.text, start, end };
  if (label && line.isAbilityWord) tree.abilityWord = label.toLowerCase();
  else if (label) tree.flavorWord = label;
  return tree;
}

function effectsOf(ability: Ability, grammar: Grammar, readers: Readers, view: View): EffectTree[] {
  const { sentences = [] } = ability;
  const reader = new EffectReader(view, readers);
  const modes = (ability.modes ?? []).length > 0 ? modesOf(ability, grammar, readers, view) : null;
  const intro = modes && sentences.find(({ phrase }) => view.category(phrase) === 'choose-modes');
  const read = sentences.map((sentence) => {
    if (sentence === intro) return reader.withModes(sentence.phrase, modes!);
    return view.category(sentence.phrase) === 'choose-modes' ? [] : reader.effectsOf(sentence.phrase);
  });
  const effects = withDescribedTokens(withAnswers(read));
  if (!modes || intro) return effects;
  return [...effects.filter(({ action, what }) => action !== 'choose' || what?.types), modes];
}

/** What a spell's text says about the spell itself and not about its resolution (113.6). */
function isStaticOfSpell(effects: readonly EffectTree[], limits: readonly string[]): boolean {
  if (effects.length === 0) return limits.length > 0;
  return effects.every(
    ({ action, of, what }) =>
      action === 'cost-change' ||
      action === 'cast-only' ||
      action === 'deck-limit' ||
      (what?.self === true &&
        (action === 'cast' || (action === 'cant' && (of === 'be-countered' || of === 'be-copied')))),
  );
}

/** 605.1a: it could add mana, has no target and is no loyalty ability. */
function isManaAbility({ kind, effects = [] }: AbilityTree): boolean {
  return (
    kind === 'activated' &&
    effects.some(({ action }) => action === 'add-mana') &&
    !JSON.stringify(effects).includes('"target"')
  );
}

function levelOf(level: Level, view: View, grammar: Grammar, readers: Readers): Partial<AbilityTree> {
  const number = Number(level.label);
  return {
    level: Number.isNaN(number) ? level.label : number,
    ...(level.cost ? { cost: costsOf(view, level.cost) } : {}),
    ...(level.pt ? { pt: level.pt } : {}),
    abilities: treesOf(level.abilities, grammar, readers),
  };
}

function modesOf(ability: Ability, grammar: Grammar, readers: Readers, view: View): EffectTree {
  const modes = ability.modes ?? [];
  const intro = ability.sentences?.map(({ phrase }) => view.text(phrase)).join('. ') ?? '';
  const count = /choose (.+?)(?: that| you|[.,]| —|$)/i.exec(intro)?.[1];
  const where = /, where \w is (.+?)(?:\.| —|$)/i.exec(intro)?.[1];
  const effects = modes.map(({ line, sentences }) => {
    const own = new View(grammar, line);
    const reader = new EffectReader(own, readers);
    return sentences.flatMap(({ phrase }) => reader.effectsOf(phrase));
  });
  const costs = modes.map(({ line, cost }) => (cost ? costsOf(new View(grammar, line), cost) : []));
  return {
    action: 'choose-mode',
    text: intro === '' ? ability.line.text : intro,
    amount: count ? amountOf(count) : { text: 'one or more' },
    ...(where ? { where } : {}),
    modes: effects,
    ...(costs.some((cost) => cost.length > 0) ? { modeCosts: costs } : {}),
  };
}

function ownKeywordOf(view: View, { name, number, cost, quality }: OwnKeyword, ability: Ability): AbilityTree {
  const tree = draftOf('keyword', ability);
  tree.keyword = name;
  if (number !== null) tree.number = amountOf(number);
  if (cost) tree.cost = costsOf(view, cost);
  if (quality) tree.quality = view.text(quality);
  return tree;
}

function keywordsOf(view: View, line: Phrase, ability: Ability, limits: readonly string[]): AbilityTree[] {
  return keywordPhrases(view, line).map((keyword) => {
    const tree = draftOf('keyword', ability);
    if (limits.length > 0) tree.limits = limits;
    const { start, end } = view.spanOf(keyword);
    tree.text = view.text(keyword);
    tree.start = start;
    tree.end = end;
    const name = view.slot(keyword, 'keyword-name');
    const words = name ? String(name.value) : view.words(keyword).replace(/ \d+$/, '');
    const heading = headingOf(words, view.construct(keyword));
    const cost = view.field(keyword, 'cost') ?? view.slot(keyword, 'mana');
    const number = view.slot(keyword, 'number');
    const quality = view.field(keyword, 'quality');
    tree.keyword = heading.keyword;
    if (heading.quality !== undefined) tree.quality = heading.quality;
    if (cost) tree.cost = costsOf(view, cost);
    if (number) tree.number = Number(number.value);
    if (quality) tree.quality = view.text(quality);
    return tree;
  });
}

/** The keywords of a line, with those that only old wordings have. */
function keywordPhrases(view: View, line: Phrase): Phrase[] {
  return line.slots.flatMap((slot) => {
    const category = view.category(slot);
    return category === 'keyword' || category.startsWith('old-') ? [slot] : keywordPhrases(view, slot);
  });
}

const plain: ReadonlySet<string> = new Set([
  'enchant',
  'affinity',
  'champion',
  'partner',
  'splice',
  'offering',
  'devour',
  'gift',
  'hexproof',
  'ward',
  'prototype',
  'specialize',
  'suspend',
  'craft',
  'multikicker',
  'equip',
  'crew',
  'protection',
]);

/** The heading of rule 702 for a keyword, and the quality that its form expresses. */
function headingOf(words: string, construct: string): { keyword: string; quality?: string } {
  const walk = /^(\w+)walk$/.exec(words)?.[1];
  if (walk) return { keyword: 'landwalk', quality: capital(walk) };
  const cycling = /^(.+?)cycling\b/.exec(words)?.[1];
  if (cycling) return { keyword: 'cycling', quality: capital(cycling) };
  const [, kind, noun] = /^(\S+) (landwalk|offering)$/.exec(words) ?? [];
  if (kind && noun) return { keyword: noun, quality: noun === 'offering' ? capital(kind) : kind };
  if (construct === 'bands') return { keyword: 'banding' };
  if (construct === 'doctors') return { keyword: "doctor's companion" };
  if (construct === 'start') return { keyword: 'start your engines!' };
  if (construct === 'mirrodin') return { keyword: 'for mirrodin!' };
  if (/^multikicker/.test(words)) return { keyword: 'kicker' };
  if (/^megamorph/.test(words)) return { keyword: 'morph' };
  const first = words.split(/[ —]/)[0]!;
  if (construct === 'quality' && /^(?:protection|hexproof|enchant)/.test(words)) return { keyword: first };
  if (plain.has(construct)) return { keyword: first === 'totem' ? 'umbra armor' : first };
  return { keyword: words };
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
