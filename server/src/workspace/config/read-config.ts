import { type Config, type ConfigProblem, emptyConfig, type KnownNames } from './config-model.js';
import { ConfigReader } from './config-reader.js';
import { readJson } from './json-source.js';

export * from './config-model.js';
export { isRulebookPath } from './config-reader.js';

/**
 * Reads the text of a `tokenwright.json`, which is JSON with comments and trailing commas. Valid parts are used, the
 * rest is reported. Never throws.
 */
export function readConfig(text: string, known: KnownNames): { config: Config; problems: ConfigProblem[] } {
  const { root, error } = readJson(text);
  const reader = new ConfigReader(known);
  if (error) {
    const message = `This is not valid JSON: ${error.reason}.`;
    reader.problems.push({ id: 'config-syntax', span: error.span, message, severity: 'error', suggestion: null });
  }
  const config = root ? reader.config(root) : emptyConfig;
  return { config, problems: reader.problems };
}
