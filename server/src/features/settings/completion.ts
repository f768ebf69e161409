import type { OptionSpec } from '../../lint/options.js';
import { rules } from '../../lint/registry.js';
import { ruleGroups } from '../../lint/rule-groups.js';
import { groupNames, groupOf } from '../../lint/rule-names.js';
import { gameChoices, settingKeys } from '../../lint/setting-keys.js';
import { levels } from '../../lint/settings.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';
import { quoteStyles } from '../../text/quote-style.js';
import type { Completion } from '../completion/proposal.js';
import { type JsonPlace, jsonPlaceAt } from './place.js';

/** A possible value or key, and a short description of it. */
type Choice = readonly [value: string, detail: string];

/** Returns the completions at an offset of a `tokenwright.json`: keys, rulebooks, rules, severities, options. */
export function settingsCompletionsAt(text: string, offset: number): Completion[] {
  const place = jsonPlaceAt(text, offset);
  if (!place) return [];
  const choices = place.isKey ? keysIn(place.path) : place.inList ? itemsIn(place.path) : valuesOf(place.path);
  const existing = place.isKey || place.inList ? new Set(place.before) : new Set<string>();
  return choices.filter(([value]) => !existing.has(value)).map((choice, rank) => completionOf(choice, rank, place));
}

const ruleChoices: readonly Choice[] = [
  ...rules.map(({ id, summary }): Choice => [id, summary]),
  ...[...groupNames].map((name): Choice => [name, ruleGroups[groupOf(name)]]),
];

function keysIn(path: readonly string[]): readonly Choice[] {
  const [key, id] = path;
  if (key === undefined) return Object.entries(settingKeys);
  if (key !== 'rules' || path.length > 2) return [];
  if (id === undefined) return ruleChoices;
  const own = Object.entries(optionsOf(id)).map(([name, { description }]): Choice => [name, description]);
  return [['severity', 'How much a finding of this rule weighs.'], ...own];
}

function itemsIn(path: readonly string[]): readonly Choice[] {
  return path[0] === 'suppress' && path.length === 2 ? ruleChoices : [];
}

function valuesOf(path: readonly string[]): readonly Choice[] {
  const [key = '', id = '', option = ''] = path;
  switch (`${key} ${path.length}`) {
    case 'rulebook 1':
      return bundledRulebookIds.map((each) => [each, bundledRulebook(each)?.title ?? '']);
    case 'game 1':
      return gameChoices.map((game) => [game, '']);
    case 'quotes 1':
      return quoteStyles.map((style) => [style, '']);
    case 'suppress 2':
      return [['*', 'every rule']];
    case 'rules 2':
      return levelsOf(id);
    case 'rules 3':
      return option === 'severity' ? levelsOf(id) : valuesOfOption(optionsOf(id)[option]);
    default:
      return [];
  }
}

function levelsOf(id: string): readonly Choice[] {
  const own = rules.find((rule) => rule.id === id)?.severity;
  return levels.map((level) => [level, level === own ? 'as it comes' : '']);
}

function optionsOf(id: string): Readonly<Record<string, OptionSpec>> {
  return rules.find((rule) => rule.id === id)?.options ?? {};
}

function valuesOfOption(spec: OptionSpec | undefined): readonly Choice[] {
  if (spec?.type === 'choice')
    return spec.choices.map((choice) => [choice, choice === spec.default ? 'as it comes' : '']);
  return spec?.type === 'boolean'
    ? [
        ['true', ''],
        ['false', ''],
      ]
    : [];
}

function completionOf([value, detail]: Choice, rank: number, { isKey, typed, hasColon }: JsonPlace): Completion {
  const written = !isKey && /^(?:true|false)$/.test(value) ? value : JSON.stringify(value);
  return {
    subject: { kind: 'setting', key: value },
    label: value,
    detail,
    newText: isKey && !hasColon ? `${written}: ` : written,
    isSnippet: false,
    span: typed,
    filter: written,
    order: String(rank).padStart(3, '0'),
  };
}
