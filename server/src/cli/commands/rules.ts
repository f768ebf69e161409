import { didYouMean } from '../../workspace/config/suggestion.js';
import type { Style } from '../terminal/style.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import { diffRules } from './rules-diff.js';
import { searchForRules } from './rules-search.js';
import { showRule } from './rules-show.js';
import { traceRules } from './rules-trace.js';

type Part = (args: readonly string[], terminal: Terminal, style: Style) => Promise<number>;

const parts: Readonly<Record<string, Part>> = {
  show: showRule,
  search: searchForRules,
  diff: diffRules,
  trace: traceRules,
};

/** `tokenwright rules`: what the rules say, and what changed in them. */
export async function rules(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const [name = '', ...rest] = args;
  if (Object.hasOwn(parts, name)) return parts[name]!(rest, terminal, style);
  const known = Object.keys(parts);
  throw new UsageError(`rules ${name}: one of ${known.join(', ')} comes first.${didYouMean(name, known)}`);
}
