import { findNodeAtLocation } from 'jsonc-parser';
import { RULE_FAILED } from '../../lint/engine/rule-failure.js';
import type { OptionSpecs } from '../../lint/options.js';
import { rules } from '../../lint/registry.js';
import { bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Span } from '../../text/span.js';
import { readJson } from './json-source.js';
import { type Config, type ConfigProblem, emptyConfig, type KnownNames, readConfig } from './read-config.js';

/** What holds of a set's `tokenwright.json`, and what is wrong with it as it is now. */
export interface SetConfig {
  readonly text: string;
  /** The settings in force: the last good ones where the text now cannot be read. */
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
}

const known: KnownNames = {
  // That a rule failed is found by no rule, and weighs what the settings say all the same.
  rules: new Map([...rules.map(({ id, options }): [string, OptionSpecs] => [id, options ?? {}]), [RULE_FAILED, {}]]),
  rulebooks: new Set(bundledRulebookIds),
};

/** What holds where a set has no `tokenwright.json`. */
export const noConfig: SetConfig = { text: '', config: emptyConfig, problems: [] };

/**
 * Reads a set's settings. While the file is broken the settings before go on holding, as a half-typed line must not
 * turn every card red; so does the rulebook before, while the name of another one is being typed.
 */
export function readSetConfig(text: string, before: SetConfig | null): SetConfig {
  if (before?.text === text) return before;
  const { config, problems } = readConfig(text, known);
  const has = (id: ConfigProblem['id']) => problems.some((problem) => problem.id === id);
  if (before && has('config-syntax')) return { text, config: before.config, problems };
  const rulebook = before && has('config-unknown-rulebook') ? before.config.rulebook : config.rulebook;
  return { text, config: { ...config, rulebook }, problems };
}

/** Where something stands in a configuration's text, `['cards', 0]`; its start where there is no such thing. */
export function configSpan(text: string, where: (string | number)[]): Span {
  const { root } = readJson(text);
  const node = root && findNodeAtLocation(root, where);
  return node ? { start: node.offset, end: node.offset + node.length } : { start: 0, end: 0 };
}
