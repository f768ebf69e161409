import type { Abilities } from '../../analysis/card/abilities.js';
import type { Ability, Mode } from '../../language/abilities/ability.js';
import { type Region, toSource } from '../../text/region.js';
import type { Span, TextSpan } from '../../text/span.js';
import { label } from '../shared/label.js';
import type { OutlineEntry } from './entry.js';
import { linesOf } from './lines.js';

/** The longest label and detail of an ability, in UTF-16 units. */
const LONGEST = 80;

/** What an ability is called, and the rest of its text. */
interface Title {
  readonly label: string;
  readonly detail: string;
}

/**
 * Returns the entries of a face's abilities, named by kind: "Triggered: when this creature enters". Modes and the abilities
 * of a level belong to the ability above them. A line that is not understood is an entry with its text.
 * @param abilities null if there is no grammar of the card's text
 */
export function abilityEntries(rulesText: Region, abilities: Abilities | null): OutlineEntry[] {
  const entries = abilities?.abilities.map((ability) => entryOf(ability, rulesText, abilities)) ?? [];
  const spans = abilities?.abilities.map(extentOf) ?? [];
  const others = linesOf(rulesText.text)
    .filter((line) => !spans.some(({ start, end }) => start < line.end && line.start < end))
    .map((line) => entry({ label: rulesText.text.slice(line.start, line.end), detail: '' }, line, line, rulesText));
  return others.length === 0 ? entries : [...entries, ...others].sort((a, b) => a.span.start - b.span.start);
}

function entryOf(ability: Ability, rulesText: Region, abilities: Abilities): OutlineEntry {
  const { modes = [], level } = ability;
  const inner = level?.abilities.map((each) => entryOf(each, rulesText, abilities)) ?? [];
  const choices = modes.map(({ line }) => {
    const span = spanOfLine(line);
    return entry({ label: line.text.replace(/^• ?/, ''), detail: '' }, span, span, rulesText);
  });
  return entry(titleOf(ability, abilities), ability, extentOf(ability), rulesText, [...choices, ...inner]);
}

function spanOfLine({ offset, text }: Mode['line']): Span {
  return { start: offset, end: offset + text.length };
}

/** The span of an ability with its modes, or with the abilities of its level. */
function extentOf({ start, end, modes = [], level }: Ability): Span {
  const ends = [
    ...modes.map(({ line }) => spanOfLine(line).end),
    ...(level?.abilities.map((a) => extentOf(a).end) ?? []),
  ];
  return { start, end: Math.max(end, ...ends) };
}

function entry(title: Title, name: Span, span: Span, rulesText: Region, children: OutlineEntry[] = []): OutlineEntry {
  const placed = ({ start, end }: Span) => toSource(rulesText, { start, end } as TextSpan);
  return {
    kind: 'ability',
    label: label(shortened(title.label)) || '…',
    detail: label(shortened(title.detail)),
    span: placed(span),
    name: placed(name),
    children,
  };
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}

function titleOf(ability: Ability, abilities: Abilities): Title {
  const { kind, line, keywords, ownKeyword, cost, trigger, loyalty, chapters, level, label: word } = ability;
  const view = abilities.viewOf(line);
  const named = (name: string) => (word ? `${name} (${word})` : name);
  const until = (end: number) => ({ from: line.lexemes.words[end - 1]?.end ?? 0 });
  const rest = ({ from }: { from: number }) => line.text.slice(from).replace(/^[\s,:—–-]+/, '');
  if (keywords) return { label: view.text(keywords), detail: '' };
  if (ownKeyword) return { label: line.text.replace(/\s*\(.*$/, ''), detail: '' };
  if (kind === 'activated' && cost) {
    const isMana = abilities.treesOf(ability).some(({ mana }) => mana);
    return {
      label: `${named(isMana ? 'Mana ability' : 'Activated')}: ${view.text(cost)}`,
      detail: rest(until(cost.end)),
    };
  }
  if (kind === 'triggered' && trigger) {
    const event = view.textBetween(trigger.start - 1, trigger.end);
    return { label: `${named('Triggered')}: ${lowerFirst(event)}`, detail: rest(until(trigger.end)) };
  }
  if (loyalty !== undefined) return { label: `Loyalty ${loyalty}`, detail: rest({ from: line.text.indexOf(':') }) };
  if (chapters)
    return {
      label: `Chapter ${/^[^—–-]*/.exec(line.text)![0].trim()}`,
      detail: rest({ from: line.text.search(/[—–-]/) }),
    };
  if (level) return { label: `Level ${level.label}${level.cost ? `: ${view.text(level.cost)}` : ''}`, detail: '' };
  const isRead = (ability.sentences ?? []).length > 0 && (kind === 'spell' || kind === 'static');
  return {
    label: isRead ? `${named(kind === 'spell' ? 'Spell' : 'Static')}: ${text(ability)}` : line.text,
    detail: '',
  };
}

/** The text of an ability after its ability word. */
function text({ line, label: word }: Ability): string {
  return word ? line.text.slice(word.length).replace(/^\s*[—–-]\s*/, '') : line.text;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
