import { type MigrationEditions, type SetMigration, titleOfChange } from '../../migration/migrate-set.js';
import type { Style } from '../terminal/style.js';
import { counted } from './counted.js';
import { visible } from './visible.js';

/** What a migration did, or would do. */
export interface MigrationResult {
  readonly migrations: readonly SetMigration[];
  readonly editions: MigrationEditions;
  /** Whether the files were written. */
  readonly isDone: boolean;
}

/** A migration for reading: the files, the changes by class, and the cards that a person has to look at. */
export function migrationReport(
  { migrations, editions, isDone }: MigrationResult,
  shown: (path: string) => string,
  style: Style,
): string {
  const changed = migrations.filter(({ migration }) => migration.edits.length > 0);
  const did = style('green', isDone ? 'migrated' : 'would migrate');
  const files = changed.map(
    ({ migration: { path, edits } }) => `${did}  ${visible(shown(path))}  (${counted(edits.length, 'change')})\n`,
  );
  const open = migrations.flatMap(({ migration }) =>
    migration.open.map(({ card, reason }) => {
      const place = card === null ? shown(migration.path) : `${shown(migration.path)}: ${card}`;
      return `${style('yellow', 'look at')}  ${visible(place)}: ${visible(reason)}\n`;
    }),
  );
  const blocks = [files, byClass(changed), open].filter((lines) => lines.length > 0);
  return [...blocks.map((lines) => lines.join('')), summary(changed, open.length, editions, style)].join('\n');
}

/** How many changes there are of each class, most first, in lines. */
export function byClass(migrations: readonly SetMigration[]): string[] {
  const counts = new Map<string, number>();
  for (const { course, migration } of migrations) {
    for (const edit of migration.edits) {
      const title = titleOfChange(edit, course);
      counts.set(title, (counts.get(title) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const width = String(sorted[0]?.[1] ?? '').length;
  return sorted.map(([title, count]) => `${String(count).padStart(width)}  ${title}\n`);
}

function summary(
  changed: readonly SetMigration[],
  open: number,
  { from, to }: MigrationEditions,
  style: Style,
): string {
  const rulebooks = from === null ? `to ${to.id}` : `from ${from.id} to ${to.id}`;
  const changes = changed.reduce((sum, { migration }) => sum + migration.edits.length, 0);
  const what =
    changes === 0 ? 'Nothing to change' : `${counted(changes, 'change')} in ${counted(changed.length, 'file')}`;
  const rest = open === 0 ? '' : ` ${counted(open, 'place')} for a person to look at.`;
  return `${style(open > 0 ? 'yellow' : 'green', visible(`${what} ${rulebooks}.`))}${rest}\n`;
}
