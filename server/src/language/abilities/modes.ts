import type { Mode } from './ability.js';
import type { Line } from './line.js';

/** What a line that is a mode says, or null. */
export type ModeBody = Omit<Mode, 'line'>;

/**
 * A line with a bullet, a row of results of a die roll, or a mode with a cost of its own.
 * @param isMode whether it is a mode although it has no mark
 */
export function modeOf(line: Line, isMode: boolean): ModeBody | null {
  if (isMode) return modeFrom(line, 0);
  const first = line.words[0]?.text;
  if (first === '•') return bulleted(line);
  const row = (line.isSpell ? lastRow : /^\d+(?:[—–-]\d+)? (?:\||[—–](?= \p{Lu})) /u).exec(line.text);
  if (row)
    return modeFrom(
      line,
      line.words.findIndex(({ start }) => start >= row[0].length),
    );
  if (/^(?:\{P\})+ [—-] /.test(line.text)) return modeFrom(line, line.dashAfter(0) + 1);
  if (line.isSpell && pricedTitle.test(line.text)) return titled(line);
  if (first === '+' && line.words[1]?.kind === 'symbol') {
    const dash = line.dashAfter(1);
    return { cost: dash > 0 ? line.costs(1, dash) : null, sentences: line.sentences(dash + 1) };
  }
  return null;
}

/** A row of a die roll on an instant or sorcery, where "15+ |" is no level of a station. */
const lastRow = /^\d+(?:\+|[—–-]\d+)? (?:\||[—–](?= \p{Lu})) /u;

/** "Long Night {1}{B} — Target creature gets -1/-1.": the title of a part of a spell and its cost, without a bullet. */
const pricedTitle = /^\p{Lu}[^.:{}—–]{2,60} (?:\{[^{}]{1,8}\})+ ?[—–] ?\p{Lu}/u;

/** A part with a title and a cost; null for a keyword with a cost. */
function titled(line: Line): ModeBody | null {
  const dash = line.dashAfter(0);
  const symbol = line.words.findIndex(({ kind }) => kind === 'symbol');
  if (line.phrase('keyword-line', 0, dash)) return null;
  return { cost: line.costs(symbol, dash), sentences: line.sentences(dash + 1) };
}

function modeFrom(line: Line, from: number): ModeBody {
  return { cost: null, sentences: line.sentences(from) };
}

/** After a bullet there may be a cost, the name of the mode before it or not, the name of a tier and its cost, or a name. */
function bulleted(line: Line): ModeBody {
  const dash = line.dashAfter(1);
  if (dash <= 1) return isName(line) ? { cost: null, sentences: [] } : modeFrom(line, 1);
  const symbol = line.words.findIndex(({ kind }, index) => index > 1 && index < dash && kind === 'symbol');
  const cost = line.costs(1, dash) ?? (symbol > 0 ? line.costs(symbol, dash) : null);
  if (cost) return { cost, sentences: line.sentences(dash + 1) };
  if (line.phrase('sentence', 1, line.stopAfter(1))) return modeFrom(line, 1);
  const second = line.dashAfter(dash + 1);
  const tier = second > dash + 1 ? line.costs(dash + 1, second) : null;
  return tier ? { cost: tier, sentences: line.sentences(second + 1) } : modeFrom(line, dash + 1);
}

/** Whether a name is all that stands after the bullet: "Choose one of the following cards". */
function isName(line: Line): boolean {
  return line.phrase('card-name', 1, line.length) !== null && line.phrase('sentence', 1, line.length) === null;
}
