import type { Ability } from '../../language/abilities/ability.js';
import type { Phrase } from '../../language/grammar/phrase.js';
import type { AbilityTree } from '../../language/meaning/tree.js';
import type { View } from '../../language/meaning/view.js';
import { capitalized } from '../../util/capital.js';
import type { AbilityAt } from '../shared/cursor/ability-at.js';
import { escapeText } from '../shared/markdown.js';
import { targetsOf } from './targets.js';

/** What a hover says about an ability; the sentences are Markdown. */
export interface DescribedAbility {
  readonly title: string;
  /** The number of the rule about abilities of the kind. */
  readonly rule: string;
  readonly sentences: readonly string[];
}

/** Describes an ability that the grammar understands, at least its beginning; null for keywords, which have a hover of their own. */
export function describeAbility({ ability, abilities }: AbilityAt, typeLine: string): DescribedAbility | null {
  const [tree] = abilities.treesOf(ability);
  if (!tree || tree.keyword !== undefined) return null;
  const isRead = !abilities.unread.some(({ start, end }) => start < ability.end && ability.start < end);
  const known = headOf(ability, tree, abilities.viewOf(ability.line), typeLine, isRead);
  if (!known) return null;
  const after = [...(isRead && hasTargets.has(tree.kind) && !tree.mana ? [targetsOf(tree)] : []), ...limitsOf(tree)];
  return { ...known, sentences: [...known.sentences, ...after].filter((sentence) => sentence !== '') };
}

const hasTargets: ReadonlySet<AbilityTree['kind']> = new Set(['activated', 'triggered', 'loyalty', 'chapter', 'spell']);

function headOf(
  { cost, trigger, condition, level }: Ability,
  tree: AbilityTree,
  view: View,
  typeLine: string,
  isRead: boolean,
): DescribedAbility | null {
  const { kind, effects = [], loyalty, chapters = [] } = tree;
  switch (kind) {
    case 'activated': {
      if (!cost) return null;
      const payment = `To activate it, ${paid(view, cost)}.`;
      const isSick =
        /\bCreature\b/.test(typeLine) && tree.cost?.some((each) => each.kind === 'tap' || each.kind === 'untap');
      const sentences = [payment, isSick ? summoningSick : ''];
      return tree.mana
        ? {
            title: 'Mana ability',
            rule: '605.1a',
            sentences: [...sentences, withoutStack, tree.limits ? '' : whilePaying],
          }
        : { title: 'Activated ability', rule: '602.1', sentences };
    }
    case 'triggered': {
      if (!trigger) return null;
      const event = view.textBetween(trigger.start - 1, trigger.end);
      const checked = condition ? `Its condition is checked then, and again when it resolves (603.4).` : '';
      return { title: 'Triggered ability', rule: '603.1', sentences: [`Triggers ${said(event)}.`, checked] };
    }
    case 'loyalty':
      return { title: 'Loyalty ability', rule: '606', sentences: [loyaltySentence(loyalty ?? ''), oncePerTurn] };
    case 'chapter':
      return {
        title: 'Chapter ability',
        rule: '714.2b',
        sentences: [`Triggers when the number of lore counters becomes ${joined(chapters.map(String), 'or')}.`],
      };
    case 'level': {
      if (!level?.cost) return null;
      const payment = `To reach level ${level.label}, ${paid(view, level.cost)}.`;
      return { title: 'Class level', rule: '716.2', sentences: [payment, 'Only as a sorcery, and level by level.'] };
    }
    case 'spell':
      return isRead
        ? { title: 'Spell ability', rule: '113.3a', sentences: ['Happens when the spell resolves.'] }
        : null;
    case 'static': {
      if (!isRead || effects.length === 0) return null;
      if (effects.every(({ action }) => action === 'prevent-damage'))
        return { title: 'Prevention effect', rule: '615.1', sentences: [duringEvent] };
      const replaces = effects.some(
        ({ action, instead, condition = '' }) => instead || action.startsWith('enter-') || asEnters.test(condition),
      );
      return replaces
        ? {
            title: 'Replacement effect',
            rule: '614.1',
            sentences: [duringEvent],
          }
        : {
            title: 'Static ability',
            rule: '604.1',
            sentences: [
              ofSpell.test(`${typeLine}: ${tree.text}`)
                ? aboutSpell
                : 'Is simply true: it isn’t activated and doesn’t trigger.',
            ],
          };
    }
    default:
      return null;
  }
}

/** What happens as a permanent enters or is turned face up (614.1c, 614.1e). */
const asEnters = /^as .+ (?:enters?|(?:is|are) turned face up)\b/;

/** What instants and sorceries say about themselves, and permanents about the spells that they are first (113.6). */
const ofSpell =
  /\b(?:Instant|Sorcery)\b.*:|: (?:This spell|As an additional cost|If .*this spell|You may .*rather than pay this spell)/;
const aboutSpell = 'Is true of the spell while it is cast and on the stack.';
const duringEvent = 'Changes an event as it happens, without the stack.';
const withoutStack = 'It doesn’t use the stack, so players can’t respond to it.';
const whilePaying = 'Its controller may activate it whenever they have priority or are asked to pay mana (605.3a).';
const summoningSick = 'Not in the turn the creature came under your control, unless it has haste (302.6).';
const oncePerTurn = 'Only as a sorcery, and only one loyalty ability of each planeswalker a turn.';

function loyaltySentence(loyalty: string): string {
  const [, sign, number = ''] = /^([+−–-]?)(.*)$/.exec(loyalty)!;
  const counters = `${number} loyalty ${number === '1' ? 'counter' : 'counters'}`;
  if (number === '0') return 'To activate it, no loyalty counters are put on or removed.';
  return `To activate it, ${sign === '+' ? `put ${counters} on it` : `remove ${counters} from it`}.`;
}

/** The costs in one sentence, without repeating the verb: "Pay {1}{B} and 2 life". */
function paid(view: View, costs: Phrase): string {
  const all = costsOf(view, costs);
  return joined(all.map((cost, index) => (all[index - 1]?.startsWith('pay ') ? cost.replace(/^pay /, '') : cost)));
}

/** What is paid, each as an instruction: "pay {2}", "tap it", "sacrifice a creature". */
function costsOf(view: View, costs: Phrase): string[] {
  const category = view.category(costs);
  if (category === 'mana') return [`pay ${escapeText(view.text(costs))}`];
  if (category === 'costs') return view.slots(costs).flatMap(({ phrase }) => costsOf(view, phrase));
  const construct = view.construct(costs);
  if (construct === 'tap') return ['tap it'];
  if (construct === 'untap') return ['untap it'];
  return [construct === 'mana' ? `pay ${escapeText(view.text(costs))}` : said(view.text(costs))];
}

const limits: ReadonlyMap<string, string> = new Map([
  ['sorcery', 'Only as a sorcery: in your main phase, while the stack is empty.'],
  ['once each turn', 'Only once each turn.'],
  ['during your turn', 'Only during your turn.'],
  ['any player', 'Any player may activate it.'],
]);

function limitsOf(tree: AbilityTree): string[] {
  if (tree.kind === 'activated' && !tree.mana && !tree.limits)
    return ['Its controller may activate it whenever they have priority.'];
  return (tree.limits ?? []).map((limit) => limits.get(limit) ?? `${escapeText(capitalized(limit))}.`);
}

/** Words of the card within a sentence of ours. */
function said(words: string): string {
  return escapeText(words.charAt(0).toLowerCase() + words.slice(1));
}

function joined(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items.at(-1)}`;
}
