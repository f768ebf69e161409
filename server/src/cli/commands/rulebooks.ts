import { didYouMean } from '../../workspace/config/suggestion.js';
import type { Style } from '../terminal/style.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import { addRulebooks } from './rulebooks-add.js';
import { compareRulebooks } from './rulebooks-compare.js';
import { listRulebooks } from './rulebooks-list.js';
import { removeRulebooks } from './rulebooks-remove.js';

type Part = (args: readonly string[], terminal: Terminal, style: Style) => Promise<number>;

const parts: Readonly<Record<string, Part>> = {
  add: addRulebooks,
  remove: removeRulebooks,
  compare: compareRulebooks,
};

/** `tokenwright rulebooks`: lists the rulebooks at hand, installs and removes some, and compares two for some cards. */
export async function rulebooks(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const [name = '', ...rest] = args;
  if (Object.hasOwn(parts, name)) return parts[name]!(rest, terminal, style);
  if (name === '' || name.startsWith('-')) return listRulebooks(args, terminal, style);
  const known = Object.keys(parts);
  throw new UsageError(`rulebooks ${name}: one of ${known.join(', ')}, or nothing.${didYouMean(name, known)}`);
}
