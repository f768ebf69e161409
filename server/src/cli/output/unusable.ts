import { LineIndex } from '../../text/line-index.js';
import type { Text } from '../../text/text.js';
import type { Unreadable } from '../../workspace/file-system.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { settingsFindings } from '../../workspace/sets/findings.js';
import type { Terminal } from '../terminal/terminal.js';
import { visible } from './visible.js';

/** Lists on standard error what could not be read. Returns whether there was anything. */
export function reportUnreadable(
  unreadable: readonly Unreadable[],
  shown: (path: string) => string,
  terminal: Terminal,
): boolean {
  for (const { path, reason } of unreadable) terminal.err(`${visible(shown(path))}: ${visible(reason)}\n`);
  return unreadable.length > 0;
}

/**
 * Problems in a file's settings, or with the rulebook named in its header: for commands that show no findings. One line
 * each, with the position.
 */
export function settingsProblems(set: CardSet, path: string, shown: (path: string) => string): string[] {
  const line = (text: Text, offset: number) => new LineIndex(text).position(offset).line + 1;
  if (path === set.place.configPath) {
    const { text } = set.settings.config;
    const findings = settingsFindings(set.settings);
    const visibleOnes = findings.filter(
      ({ severity, rule }) => severity === 'error' || rule === 'config-unusable-cards',
    );
    return visibleOnes.map(({ message, span }) => visible(`${shown(path)}:${line(text, span.start)}: ${message}`));
  }
  const file = set.state(path)?.file;
  const problem = file && set.headerProblem(file);
  return problem ? [visible(`${shown(path)}:${line(file.text, problem.span.start)}: ${problem.message}`)] : [];
}
