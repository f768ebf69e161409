import { LineIndex } from '../../text/line-index.js';
import type { Text } from '../../text/text.js';
import type { Unreadable } from '../../workspace/file-system.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { settingsFindings } from '../../workspace/sets/findings.js';
import type { Terminal } from '../terminal/terminal.js';
import { visible } from './visible.js';

/** Names on standard error what could not be read. Returns whether there was something. */
export function sayUnreadable(
  unreadable: readonly Unreadable[],
  shown: (path: string) => string,
  terminal: Terminal,
): boolean {
  for (const { path, reason } of unreadable) terminal.err(`${visible(shown(path))}: ${visible(reason)}\n`);
  return unreadable.length > 0;
}

/**
 * What keeps a file's settings, or the rulebook in its header, from being used: for commands whose result does not
 * speak of findings. A line each, with the place.
 */
export function settingsProblems(set: CardSet, path: string, shown: (path: string) => string): string[] {
  const line = (text: Text, offset: number) => new LineIndex(text).position(offset).line + 1;
  if (path === set.place.configPath) {
    const { text } = set.settings.config;
    const findings = settingsFindings(set.settings);
    const said = findings.filter(({ severity, rule }) => severity === 'error' || rule === 'config-unusable-cards');
    return said.map(({ message, span }) => visible(`${shown(path)}:${line(text, span.start)}: ${message}`));
  }
  const file = set.state(path)?.file;
  const problem = file && set.headerProblem(file);
  return problem ? [visible(`${shown(path)}:${line(file.text, problem.span.start)}: ${problem.message}`)] : [];
}
