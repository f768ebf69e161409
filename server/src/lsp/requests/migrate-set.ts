import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import { label } from '../../features/shared/label.js';
import { settingChange } from '../../features/shared/setting-change.js';
import type { RuleEdit } from '../../lint/fix/edited-text.js';
import { migrateSet as migrated, type SetMigration, titleOfChange } from '../../migration/migrate-set.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { settingsPlace } from '../../workspace/sets/file-view.js';
import { editToConfirm, type FileChoices } from '../documents/workspace-edit.js';
import type { ServerContext } from '../server-context.js';

/**
 * Brings the set of a file into the wording of a rulebook; a client that can shows the changes first, by class. Cards
 * that need a person are reported.
 * @param rulebook as the settings of the set would name it
 */
export async function migrateSet(server: ServerContext, path: string, rulebook: string): Promise<void> {
  const { connection, workspace } = server;
  const set = await workspace.setOf(path);
  // The changes must apply to the text on disk, even if its change has not been reported.
  await set.reread();
  const found = await workspace.findRulebook(set, rulebook);
  const problem = 'problem' in found ? found.problem : found.edition.game === 'magic' ? null : onlyMagic;
  if (problem !== null || 'problem' in found) return show(server, MessageType.Warning, problem ?? onlyMagic);
  const files = set.paths().flatMap((each) => set.state(each)?.snapshot ?? []);
  const migrations = migrated(
    files.filter(({ edition }) => edition.game !== 'riftbound'),
    { from: null, to: found.edition },
  );
  const choices = migrations.flatMap((each) => choicesOf(set, each));
  if (choices.length > 0) {
    const titles = new Map<RuleEdit, string>();
    for (const { course, migration } of migrations)
      for (const edit of migration.edits) titles.set(edit, titleOfChange(edit, course));
    const description = `to ${found.edition.id}`;
    const edit = editToConfirm(server, [...choices, ...settingsChange(set, path, rulebook)], (each) => ({
      label: titles.get(each) ?? 'the rulebook of the set',
      description,
    }));
    const isApplied = edit && (await connection.workspace.applyEdit({ label: 'Migrate Set', edit })).applied;
    if (!isApplied) return;
  }
  const open = openCards(migrations);
  if (open !== null) await show(server, MessageType.Warning, open);
  else if (choices.length === 0)
    await show(server, MessageType.Info, 'The cards of this set already have that wording.');
}

const onlyMagic = 'Only cards of Magic can be migrated, to rulebooks since 2017.';

function choicesOf(set: CardSet, { migration: { path, edits } }: SetMigration): FileChoices[] {
  const file = set.state(path)?.file;
  return file && edits.length > 0 ? [{ file, safe: edits, suggested: [] }] : [];
}

/** The change that names the rulebook in settings that name another one. */
function settingsChange(set: CardSet, path: string, rulebook: string): FileChoices[] {
  const { config } = set.settings.config;
  const settings = settingsPlace(set, path);
  if (config.rulebook === null || config.rulebook === rulebook || !settings.file) return [];
  const change = settingChange('rulebook', rulebook, settings);
  if (!change || 'creates' in change) return [];
  return [{ file: change.file, safe: change.edits.map((edit) => ({ ...edit, rules: [] })), suggested: [] }];
}

/** How many cards a message names. */
const FEW = 3;

/** A message about the cards that a person has to look at; null if there are none. */
function openCards(migrations: readonly SetMigration[]): string | null {
  const open = migrations.flatMap(({ migration }) => migration.open);
  if (open.length === 0) return null;
  const named = open.slice(0, FEW).map(({ card, reason }) => (card === null ? reason : `${card}: ${reason}`));
  const more = open.length > FEW ? ` And ${open.length - FEW} more.` : '';
  return label(`Look at these cards yourself. ${named.join(' ')}${more}`);
}

function show({ connection }: ServerContext, type: MessageType, message: string): Promise<void> {
  return connection.sendNotification(ShowMessageNotification.type, { type, message });
}
