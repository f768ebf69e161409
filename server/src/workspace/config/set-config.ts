import { findNodeAtLocation } from 'jsonc-parser';
import { RULE_FAILED } from '../../lint/engine/rule-failure.js';
import type { OptionSpecs } from '../../lint/options.js';
import { rules } from '../../lint/registry.js';
import { bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Span } from '../../text/span.js';
import { readJson } from './json-source.js';
import { type Config, type ConfigProblem, emptyConfig, type KnownNames, readConfig } from './read-config.js';

/** The settings of a set's `tokenwright.json`, and the problems in its current text. */
export interface SetConfig {
  readonly text: string;
  /** The settings in use: the last valid ones while the current text cannot be parsed. */
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
}

const known: KnownNames = {
  // `rule-failed` is not a rule, but its severity can be configured like that of one.
  rules: new Map([...rules.map(({ id, options }): [string, OptionSpecs] => [id, options ?? {}]), [RULE_FAILED, {}]]),
  rulebooks: new Set(bundledRulebookIds),
};

/** The configuration of a set without a `tokenwright.json`. */
export const noConfig: SetConfig = { text: '', config: emptyConfig, problems: [] };

/**
 * Reads a set's settings. The previous settings remain in use while the file is invalid, so that a half-typed line does
 * not affect every card; so does the previous rulebook while the name of another one is being typed.
 * @param installed the ids of rulebooks that are not bundled
 */
export function readSetConfig(text: string, previous: SetConfig | null, installed: readonly string[] = []): SetConfig {
  if (previous?.text === text && !previous.problems.some(({ id }) => id === 'config-unknown-rulebook')) return previous;
  const rulebooks = installed.length === 0 ? known.rulebooks : new Set([...known.rulebooks, ...installed]);
  const { config, problems } = readConfig(text, { ...known, rulebooks });
  const has = (id: ConfigProblem['id']) => problems.some((problem) => problem.id === id);
  if (previous && has('config-syntax')) return { text, config: previous.config, problems };
  const rulebook = previous && has('config-unknown-rulebook') ? previous.config.rulebook : config.rulebook;
  return { text, config: { ...config, rulebook }, problems };
}

/** Returns the span of the value at a path of a configuration, `['cards', 0]`; an empty span at 0 if there is none. */
export function configSpan(text: string, where: (string | number)[]): Span {
  const { root } = readJson(text);
  const node = root && findNodeAtLocation(root, where);
  return node ? { start: node.offset, end: node.offset + node.length } : { start: 0, end: 0 };
}
