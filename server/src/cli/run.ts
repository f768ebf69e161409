import { didYouMean } from '../workspace/config/suggestion.js';
import { generalUsage, usageOf } from './arguments/usage.js';
import { cards } from './commands/cards.js';
import { convert } from './commands/convert.js';
import { explain } from './commands/explain.js';
import { lint } from './commands/lint.js';
import { migrate } from './commands/migrate.js';
import { parse } from './commands/parse.js';
import { read } from './commands/read.js';
import { rulebooks } from './commands/rulebooks.js';
import { rules } from './commands/rules.js';
import { tokens } from './commands/tokens.js';
import { visible } from './output/visible.js';
import { colorStyle, plainStyle, type Style } from './terminal/style.js';
import { exit, type Terminal, UsageError } from './terminal/terminal.js';

type Command = (args: readonly string[], terminal: Terminal, style: Style) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  lint,
  tokens,
  cards,
  explain,
  parse,
  read,
  convert,
  migrate,
  rules,
  rulebooks,
};

/**
 * Runs one `tokenwright` command. Never rejects because of the user's input: an unusable call is reported on standard
 * error, in one line.
 * @param args the arguments after `tokenwright`
 * @returns the exit code
 */
export async function run(args: readonly string[], terminal: Terminal, version: () => string): Promise<number> {
  const [name = '', ...rest] = args;
  if (Object.hasOwn(commands, name)) return runCommand(name, rest, terminal);
  if (name === '--version' || name === '-v') {
    terminal.out(`${version()}\n`);
    return exit.clean;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.out(usageOf(rest[0] ?? '') ?? generalUsage);
    return exit.clean;
  }
  const hint = didYouMean(name, Object.keys(commands));
  const problem = `${visible(name)} is no command${hint === '' ? '' : `.${hint}`}`;
  terminal.err(name === '' ? generalUsage : `tokenwright: ${problem} (see tokenwright --help)\n`);
  return exit.unusable;
}

async function runCommand(name: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (flags.includes('--help') || flags.includes('-h')) {
    terminal.out(usageOf(name) ?? generalUsage);
    return exit.clean;
  }
  try {
    return await commands[name]!(
      args,
      terminal,
      terminal.color && !flags.includes('--no-color') ? colorStyle : plainStyle,
    );
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.err(`tokenwright ${name}: ${visible(error.message)} (see tokenwright ${name} --help)\n`);
    return exit.unusable;
  }
}
