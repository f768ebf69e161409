import type { Edition } from '../../edition/edition.js';
import type { ReadingOfFace } from '../../export/reading.js';
import { saysOf } from '../../export/reading-json.js';
import type { AbilityTree, CostTree, EffectTree, NounTree, TriggerTree } from '../../language/meaning/tree.js';
import type { Game } from '../../rulebook/rulebook.js';
import type { Style } from '../terminal/style.js';
import { type TokenJson, tokenLine } from './token-line.js';
import { visible } from './visible.js';

/** A face's reading for people: a line for each ability, and below it its parts, indented. */
export function readingTree(read: ReadingOfFace, style: Style): string {
  const { reading, text, slips = [] } = read;
  const lines = [heading(read, style)];
  for (const { text: written, newText } of slips)
    lines.push(
      written === ''
        ? `  ${style('yellow', 'read with')}  ${visible(newText.trim())}`
        : `  ${style('yellow', 'read as')}  ${visible(newText.trim())}  ${style('dim', `for ${visible(written)}`)}`,
    );
  for (const ability of reading.abilities) lines.push(...abilityLines(ability, '  ', read.edition.game, style));
  for (const { start, end, stoppedAt } of reading.unread)
    lines.push(
      `  ${style('yellow', 'not understood')}  ${visible(text.slice(start, stoppedAt))}${style('yellow', visible(text.slice(stoppedAt, end)))}`,
    );
  return `${lines.join('\n')}\n`;
}

/** A face's text in the wording of an edition. */
export function saidText(face: ReadingOfFace, as: Edition, style: Style): string {
  const said = saysOf(face, as).split('\n');
  return `${[heading(face, style), ...said.map((line) => `  ${visible(line)}`)].join('\n')}\n`;
}

function heading({ face, card }: ReadingOfFace, style: Style): string {
  const name = face === card || face === '' ? card : `${card} // ${face}`;
  return style('bold', visible(name || 'Text'));
}

function abilityLines(ability: AbilityTree, indent: string, game: Game, style: Style): string[] {
  const label = ability.abilityWord ?? ability.flavorWord ?? (ability.kind === 'keyword' ? undefined : ability.keyword);
  const head = `${indent}${style('cyan', kindOf(ability))}${label ? ` ${style('italic', visible(label))}` : ''}  ${style('dim', visible(ability.text.split('\n', 1)[0]!))}`;
  const inner = `${indent}  `;
  const field = (name: string, value: string) => `${inner}${style('green', name)} ${visible(value)}`;
  return [
    head,
    ...(ability.cost ?? []).map((cost) => field('cost', costText(cost))),
    ...(ability.triggers ?? []).map((trigger) => field('when', triggerText(trigger))),
    ...(ability.condition ? [field('condition', ability.condition)] : []),
    ...(ability.effects ?? []).flatMap((effect) => effectLines(effect, inner, game, style)),
    ...(ability.limits ?? []).map((limit) => field('limit', limit)),
    ...(ability.abilities ?? []).flatMap((each) => abilityLines(each, inner, game, style)),
  ];
}

function kindOf({ kind, keyword, loyalty, chapters, level, mana }: AbilityTree): string {
  if (kind === 'keyword') return `keyword ${keyword}`;
  if (loyalty !== undefined) return `loyalty ${loyalty}`;
  if (chapters) return `chapter ${chapters.join(', ')}`;
  if (level !== undefined) return `level ${level}`;
  return mana ? 'mana ability' : kind;
}

function effectLines(effect: EffectTree, indent: string, game: Game, style: Style): string[] {
  const { action, amount, actor, from, duration, condition, counter, pt, keywords, mana, where } = effect;
  const tokens = (effect.tokens ?? []) as readonly TokenJson[];
  // What is copied, and what a token is attached to, are in the lines of the tokens.
  const { what, to, forEach, copyOf, attachedTo, types = [], subtypes = [] } = tokens.length > 0 ? {} : effect;
  const parts = [
    effect.of ?? effect.change,
    effect.optional && 'may',
    actor && `by ${actor.text}`,
    tokens.length > 0 ? effect.text.replace(/^creates? /i, '') : amountText(amount),
    effect.divided && 'divided',
    mana,
    counter,
    pt,
    [...types, ...subtypes].join(' '),
    copyOf && `copy of ${copyOf}`,
    keywords?.join(', '),
    what?.text,
    [...(effect.cost ?? []), ...(effect.resources ?? [])].map(costText).join(', '),
    to && `to ${placeText(to)}`,
    from && `from ${placeText(from)}`,
    attachedTo && `attached to ${attachedTo.text}`,
    forEach && `for each ${forEach}`,
    where && `X is ${where}`,
    effect.except && `except ${effect.except}`,
    duration,
    condition,
    effect.instead && 'instead',
  ].filter(Boolean);
  const lines = [`${indent}${style('magenta', action)}${parts.length > 0 ? ` ${visible(parts.join(' · '))}` : ''}`];
  const inner = `${indent}  `;
  for (const token of tokens) lines.push(`${inner}${style('green', 'token')} ${visible(tokenLine(token, game))}`);
  for (const ability of effect.abilities ?? []) lines.push(...abilityLines(ability, inner, game, style));
  for (const trigger of effect.triggers ?? [])
    lines.push(`${inner}${style('green', 'when')} ${visible(triggerText(trigger))}`);
  for (const delayed of effect.effects ?? []) lines.push(...effectLines(delayed, inner, game, style));
  for (const [index, mode] of (effect.modes ?? []).entries()) {
    lines.push(
      `${inner}${style('dim', ['mode', index + 1, ...(effect.modeCosts?.[index] ?? []).map(costText)].join(' '))}`,
      ...mode.flatMap((each) => effectLines(each, `${inner}  `, game, style)),
    );
  }
  return lines;
}

function triggerText({ event, combat, whose, step, actor, what, counter, to }: TriggerTree): string {
  const parts = [event, combat && 'combat', whose, step, actor?.text, what?.text, counter, to && `to ${placeText(to)}`];
  return parts.filter(Boolean).join(' · ');
}

function costText({ kind, mana, amount, domain, what, counter, from }: CostTree): string {
  const parts = [kind, mana ?? amountText(amount), domain, what?.text, counter, from && `from ${placeText(from)}`];
  return parts.filter(Boolean).join(' · ');
}

function placeText(place: NounTree | string): string {
  return typeof place === 'string' ? place : place.text;
}

function amountText(amount: EffectTree['amount']): string {
  if (amount === undefined) return '';
  return typeof amount === 'object' ? amount.text : String(amount);
}
