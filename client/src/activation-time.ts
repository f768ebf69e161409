import { commands, type Disposable, type LogOutputChannel } from 'vscode';

/** Not in the palette: for measurements. */
const COMMAND = 'tokenwright.activationTime';

/**
 * Tells how long activation took, in milliseconds: in the log, and by a command.
 * @param started when it began, on the clock of `performance`
 */
export function activationTime(started: number, log: LogOutputChannel): Disposable {
  const time = performance.now() - started;
  log.info(`activated in ${time.toFixed(1)} ms`);
  return commands.registerCommand(COMMAND, () => time);
}
