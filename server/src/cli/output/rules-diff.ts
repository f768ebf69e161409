import { hasOnlyTokenRules } from '../../features/shared/other-rulebook.js';
import type { RulesChange } from '../../rulebook/changes/diff.js';
import type { TracedRule } from '../../rulebook/changes/trace.js';
import { isUnder } from '../../rulebook/number.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import type { Style } from '../terminal/style.js';
import { visible } from './visible.js';
import { shortened, wrapChanges } from './word-changes.js';

/** How many changes there are of each kind; those that only cite rules by new numbers are counted apart. */
export function countChanges(changes: readonly RulesChange[]) {
  const counts = { added: 0, removed: 0, changed: 0, moved: 0, renumbered: 0 };
  for (const { kind, renumbered } of changes) counts[renumbered && kind === 'changed' ? 'renumbered' : kind]++;
  return counts;
}

const signs = { added: '+', removed: '-', changed: '~', moved: '>' } as const;

/** The difference between two rulebooks for reading: a summary, then each change in the order of the newer one. */
export function diffText(before: Rulebook, after: Rulebook, changes: readonly RulesChange[], style: Style): string {
  const { added, removed, changed, moved, renumbered } = countChanges(changes);
  const summary = [
    `${style('bold', visible(before.title))} → ${style('bold', visible(after.title))}`,
    `${added} added (+), ${removed} removed (-), ${changed} changed (~), ${moved} moved (>)`,
    ...(renumbered > 0 ? [`${renumbered} more only cite moved rules by their new numbers`] : []),
  ];
  const shown = changes.filter(({ kind, renumbered: only }) => !(only && kind === 'changed'));
  const along = movedAlong(shown);
  const entries = shown
    .filter((change) => !along.has(change))
    .map((change) => entryText(change, [...along.values()].filter((first) => first === change).length, style));
  return `${[summary.join('\n'), ...entries].join('\n\n')}\n`;
}

/** The rules that moved unchanged together with the one above them, with the topmost of those. */
function movedAlong(changes: readonly RulesChange[]): Map<RulesChange, RulesChange> {
  const along = new Map<RulesChange, RulesChange>();
  let head: RulesChange | null = null;
  for (const change of changes) {
    const { kind, from, to, text, renumbered } = change;
    if (kind !== 'moved' || from === null || to === null || change.part !== 'rule') continue;
    const isUnchanged = renumbered || text.every((piece) => piece.kind === 'same');
    const isBelow = head !== null && isUnder(from, head.from!) && isUnder(to, head.to!);
    if (!isBelow) head = change;
    else if (isUnchanged && from.slice(head!.from!.length) === to.slice(head!.to!.length)) along.set(change, head!);
  }
  return along;
}

/** One change for reading. @param along how many rules under it moved with it */
export function entryText({ kind, from, to, text }: RulesChange, along: number, style: Style): string {
  const key = from !== null && to !== null && from !== to ? `${from} → ${to}` : (to ?? from)!;
  const head = `${signs[kind]} ${visible(key)}`;
  const others =
    along === 0 ? [] : [{ kind: 'same', text: ` (with ${along} rule${along === 1 ? '' : 's'} under it)` } as const];
  return wrapChanges([...shortened(text), ...others], { head, indent: 4, style });
}

/** A rule through the releases, the oldest first. */
export function traceText(trace: readonly TracedRule[], style: Style): string {
  let last: TracedRule | null = null;
  const isShown = ({ number, rulebook }: TracedRule) => number !== null || !hasOnlyTokenRules(rulebook);
  const entries = trace.filter(isShown).map((step) => {
    const { rulebook, number, text } = step;
    const head = `${rulebook.date || 'undated'}  ${style('bold', visible(rulebook.id))}`;
    if (number === null) return `${head}  not in it`;
    const isChanged = text.some(({ kind }) => kind !== 'same');
    const isMoved = last !== null && last.number !== number;
    const whole = last === null;
    last = step;
    if (!whole && !isChanged && !isMoved) return `${head}  ${number}, unchanged`;
    const title = `${head}  ${number}${isMoved ? ' (moved)' : ''}`;
    if (!whole && !isChanged) return title;
    return `${title}\n${wrapChanges(whole ? text : shortened(text), { head: '', indent: 4, style })}`;
  });
  const excerpts = trace.length - entries.length;
  const note = excerpts > 0 ? [`${excerpts} bundled excerpt${excerpts === 1 ? '' : 's'} without this rule`] : [];
  return `${[...entries, ...note].join('\n')}\n`;
}
