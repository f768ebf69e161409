import { diffRulebooks, type RulesChange } from '../../rulebook/changes/diff.js';
import { compareItems, itemsOf, type RulesItem } from '../../rulebook/changes/items.js';
import { isSection } from '../../rulebook/number.js';
import type { Rulebook } from '../../rulebook/rulebook.js';

/** Two rulebooks for reading side by side, and a summary of what changed. Lines from 0. */
export interface ComparedRules {
  /** The older rulebook in the order of the newer one, so that what was moved is beside what it is now. */
  readonly before: string;
  readonly after: string;
  readonly summary: string;
  /** The numbers and terms in the summary. */
  readonly links: readonly SummaryLink[];
}

/** Words of the summary, and the line where the change is. */
export interface SummaryLink {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The line in `after`; for what was removed, the line that is there now. */
  readonly target: number;
}

/** Lays out what changed between two rulebooks. */
export function comparedRules(before: Rulebook, after: Rulebook): ComparedRules {
  const changes = diffRulebooks(before, after);
  const lines = { before: [before.title, ''], after: [after.title, ''] };
  const placeOf = new Map<RulesItem, number>();
  for (const [old, now] of pairs(before, after, changes)) {
    placeOf.set((now ?? old)!, lines.after.length);
    if (old) lines.before.push(...linesOf(old), '');
    if (now) lines.after.push(...linesOf(now), '');
  }
  const byKey = new Map([...placeOf].map(([{ part, key }, line]) => [`${part} ${key}`, line]));
  const last = lines.after.length - 1;
  const summary = new SummaryWriter(before, after, ({ part, from, to }) =>
    Math.min(byKey.get(`${part} ${to ?? from}`) ?? 0, last),
  );
  summary.add(changes);
  return { before: textOf(lines.before), after: textOf(lines.after), summary: summary.text, links: summary.links };
}

/** The items of both rulebooks side by side, in the order of the newer one. */
function pairs(
  before: Rulebook,
  after: Rulebook,
  changes: readonly RulesChange[],
): [RulesItem | null, RulesItem | null][] {
  const keyOf = ({ part, key }: RulesItem) => `${part} ${key}`;
  const olds = new Map(itemsOf(before).map((item) => [keyOf(item), item]));
  const formerKeys = new Map(changes.flatMap(({ part, from, to }) => (to === null ? [] : [[`${part} ${to}`, from]])));
  const both = itemsOf(after).map((now): [RulesItem | null, RulesItem | null] => {
    const former = formerKeys.get(keyOf(now));
    return [former === null ? null : (olds.get(`${now.part} ${former ?? now.key}`) ?? null), now];
  });
  const removed = changes.flatMap(({ part, from, to }): [RulesItem | null, null][] =>
    to === null ? [[olds.get(`${part} ${from}`) ?? null, null]] : [],
  );
  return [...both, ...removed].sort(([a, b], [c, d]) => compareItems((b ?? a)!, (d ?? c)!));
}

function linesOf({ part, key, text }: RulesItem): string[] {
  const lines = text.split('\n');
  if (part !== 'rule') return [key, ...lines];
  const stop = isSection(key) || /[a-z]$/.test(key) ? '' : '.';
  return [`${key}${stop} ${lines[0]}`, ...lines.slice(1)];
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n').trimEnd()}\n`;
}

const headings = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;

/** Writes the summary, with a link on each number and term. */
class SummaryWriter {
  readonly links: SummaryLink[] = [];
  private readonly lines: string[];
  private readonly targetOf: (change: RulesChange) => number;

  constructor(before: Rulebook, after: Rulebook, targetOf: (change: RulesChange) => number) {
    this.lines = [`${before.title} → ${after.title}`, ''];
    this.targetOf = targetOf;
  }

  add(changes: readonly RulesChange[]): void {
    const isMinor = ({ kind, renumbered }: RulesChange) => kind === 'changed' && renumbered;
    for (const kind of ['added', 'removed', 'changed', 'moved'] as const) {
      const ofKind = changes.filter((change) => change.kind === kind && !isMinor(change));
      if (ofKind.length === 0) continue;
      this.lines.push(`${headings[kind]} (${ofKind.length})`, '');
      for (const change of ofKind) this.entry(change);
      this.lines.push('');
    }
    const minor = changes.filter(isMinor).length;
    if (changes.length === 0) this.lines.push('Nothing changed.');
    if (minor > 0) this.lines.push(`${minor} more only cite moved rules by their new numbers.`);
  }

  get text(): string {
    return textOf(this.lines);
  }

  private entry(change: RulesChange): void {
    const { from, to, text } = change;
    const name = from !== null && to !== null && from !== to ? `${from} → ${to}` : (to ?? from)!;
    const words = text.map((piece) => (piece.kind === 'removed' && to !== null ? '' : piece.text)).join('');
    this.links.push({ line: this.lines.length, start: 0, end: name.length, target: this.targetOf(change) });
    this.lines.push(`${name}  ${words.split('\n', 1)[0]}`);
  }
}
