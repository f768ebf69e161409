import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { bold, page } from '../shared/markdown.js';
import { passagesOn } from '../shared/passages.js';
import { quoted } from '../shared/quoted-rules.js';
import { clauseAround } from './clause.js';

/** The hover on "the copy becomes a token" (111.13). Null for rulebooks from before that rule. */
export function becomingAt({ tree, index, snapshot, field }: Spot): HoverSubject | null {
  if (index < 0 || field !== 'rules text') return null;
  const { words } = tree;
  const clause = clauseAround(tree, index);
  const lowers = words.slice(clause.from, clause.to).map((word) => word.lower);
  const verb = lowers.findIndex((lower) => lower === 'become' || lower === 'becomes');
  const copy = lowers.findIndex((lower) => lower === 'copy' || lower === 'copies');
  const token = lowers.findIndex((lower, i) => i > verb && i <= verb + 4 && /^tokens?$/.test(lower));
  if (copy < 0 || copy > verb) return null;
  const here = index - clause.from;
  if (here < copy || here > token) return null;
  const { rulebook } = snapshot.edition;
  const rules = quoted(passagesOn(rulebook, 'a copy that becomes a token'), rulebook);
  if (rules === null) return null;
  return {
    span: { start: words[clause.from + copy]!.start, end: words[clause.from + token]!.end },
    markdown: page(bold('A copy that becomes a token'), rules),
  };
}
