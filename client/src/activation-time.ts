import { commands, type Disposable, type LogOutputChannel } from 'vscode';

/** Not in the palette: for measurements. */
const COMMAND = 'tokenwright.activationTime';

/**
 * Tells how long activation took, in milliseconds: in the log, and by a command.
 * @param started when it began, on the clock of `performance`
 * @param done resolves when it has come to its end
 */
export function activationTime(started: number, done: Promise<void>, log: LogOutputChannel): Disposable {
  const time = done.then(() => performance.now() - started);
  void time.then((milliseconds) => log.info(`activated in ${milliseconds.toFixed(1)} ms`));
  return commands.registerCommand(COMMAND, () => time);
}
