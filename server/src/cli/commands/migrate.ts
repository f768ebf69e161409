import { removeLeftovers } from '../../disk/atomic-write.js';
import { nodeFileSystem } from '../../disk/file-system.js';
import type { Edition } from '../../edition/edition.js';
import { applyEdits } from '../../lint/fix/fixes.js';
import { type MigrationEditions, migrateSet, type SetMigration } from '../../migration/migrate-set.js';
import { RulebookRegistry } from '../../workspace/config/rulebook-registry.js';
import { workspaceOptions } from '../arguments/call.js';
import { readArguments } from '../arguments/options.js';
import { findInputs, type Inputs } from '../inputs/inputs.js';
import { setsOf } from '../inputs/sets.js';
import { migrationReport } from '../output/migration-report.js';
import { diffOf, rewriteFiles } from '../output/rewrite-files.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { reportUnreadable, settingsProblems } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import { Progress } from '../terminal/progress.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright migrate`: brings cards from the wording of one rulebook to that of another. */
export async function migrate(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, {
    from: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean' },
    verbose: { type: 'boolean' },
  });
  const editions = await editionsOf(values, terminal);
  const inputs = await findInputs(positionals, await workspaceOptions(values, terminal), terminal);
  const { migrations, notes, problems } = await migrateInputs(inputs, editions, terminal);
  reportSearch(inputs, values.verbose === true, terminal);
  const isEmpty = problems.length === 0 && (await reportNoCards(inputs, 'migrate', terminal));

  const inPlace = values['dry-run'] !== true;
  if (inPlace) removeLeftovers(inputs.paths);
  const changed = migrations.filter(({ migration }) => migration.edits.length > 0).map(textChange);
  const { changes, done, unwritten } = await rewriteFiles(changed, { inPlace, verb: 'migrated' });
  const written = new Set(done.map(({ path }) => path));
  const made = migrations.filter(({ migration: { path, edits } }) => edits.length === 0 || written.has(path));
  const report = isEmpty ? '' : migrationReport({ migrations: made, editions, isDone: inPlace }, inputs.shown, style);
  if (inPlace) terminal.out(report);
  else {
    terminal.out(diffOf(changes, inputs.shown));
    terminal.err(report);
  }
  for (const line of [...(inPlace && made.length > 0 ? notes : []), ...problems]) terminal.err(`${visible(line)}\n`);
  const isUnreadable = reportUnreadable([...unwritten, ...inputs.unreadable()], inputs.shown, terminal);
  if (isUnreadable || isEmpty || problems.length > 0) return exit.unusable;
  return migrations.some(({ migration }) => migration.open.length > 0) ? exit.findings : exit.clean;
}

/** @throws {UsageError} for rulebooks that are missing, unknown, or not of Magic */
async function editionsOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { folder }: Terminal,
): Promise<MigrationEditions> {
  if (to === undefined) throw new UsageError('--to names the rulebook whose wording the cards will have');
  const registry = new RulebookRegistry(nodeFileSystem);
  const editionOf = async (option: string, written: string): Promise<Edition> => {
    const found = await registry.find(written, { folder, within: null, trusted: true });
    if ('problem' in found) throw new UsageError(`--${option}: ${found.problem}`);
    const { game, id } = found.edition;
    if (game === 'riftbound' || (option === 'to' && game !== 'magic'))
      throw new UsageError(`--${option} ${id}: only cards of Magic can be migrated, to rulebooks since 2017`);
    return found.edition;
  };
  return { from: from === undefined ? null : await editionOf('from', from), to: await editionOf('to', to) };
}

/** What the files of a call come to. Notes and problems have one line each. */
interface MigratedInputs {
  readonly migrations: SetMigration[];
  /** Settings that still name another rulebook. */
  readonly notes: string[];
  /** Settings that cannot be used, and files of other games. */
  readonly problems: string[];
}

/** The migrations of all files of a call, set by set. */
async function migrateInputs(
  { workspace, paths, shown }: Inputs,
  editions: MigrationEditions,
  terminal: Terminal,
): Promise<MigratedInputs> {
  const wanted = new Set(paths);
  const sets = await setsOf({ workspace, paths });
  const problems: string[] = [];
  for (const path of paths) {
    const set = await workspace.setOf(path);
    problems.push(...settingsProblems(set, path, shown));
    if (set.state(path)?.snapshot.edition.game === 'riftbound')
      problems.push(`${shown(path)}: only cards of Magic can be migrated`);
  }
  const progress = new Progress(terminal, paths.length);
  const migrations: SetMigration[] = [];
  const notes: string[] = [];
  for (const [set, ofSet] of sets) {
    const all = [...new Set([...set.paths(), ...ofSet])].flatMap((path) => set.state(path)?.snapshot ?? []);
    const files = all.filter(({ edition }) => edition.game !== 'riftbound');
    migrations.push(...migrateSet(files, editions, (path) => wanted.has(path)));
    const { configPath } = set.place;
    if (configPath !== null && set.settings.config.config.rulebook !== null && set.settings.edition !== editions.to)
      notes.push(
        `${shown(configPath)}: its rulebook is still ${set.settings.edition.id}; change it to ${editions.to.id}`,
      );
    for (const _ of ofSet) progress.step();
  }
  progress.end();
  return { migrations, notes, problems };
}

function textChange({ file, migration: { path, edits } }: SetMigration) {
  const before = file.text.toString();
  return { path, before, after: applyEdits(before, edits) };
}
