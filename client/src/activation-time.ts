import { commands, type Disposable, type LogOutputChannel } from 'vscode';

/** Not in the command palette: for measurements. */
const COMMAND = 'tokenwright.activationTime';

/**
 * Reports how long activation took, in milliseconds: in the log and as the result of a command.
 * @param started when activation began, in `performance` time
 */
export function activationTime(started: number, log: LogOutputChannel): Disposable {
  const time = performance.now() - started;
  log.info(`activated in ${time.toFixed(1)} ms`);
  return commands.registerCommand(COMMAND, () => time);
}
