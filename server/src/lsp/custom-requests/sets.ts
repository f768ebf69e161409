import { label } from '../../features/shared/label.js';
import { settingChange } from '../../features/shared/setting-change.js';
import { formatOfText } from '../../formats/index.js';
import { baseName } from '../../workspace/paths.js';
import { isForCards } from '../../workspace/sets/card-search.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { settingsPlace } from '../../workspace/sets/file-view.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Documents } from '../documents/documents.js';
import { pathOf } from '../documents/paths.js';
import { workspaceEdit } from '../documents/workspace-edit.js';
import {
  type SetInfo,
  type SetParams,
  type SetRulebookAnswer,
  type SetRulebookParams,
  setRequest,
  setRulebookRequest,
} from '../protocol.js';
import type { ServerContext } from '../server-context.js';
import { rulebookInfo } from './rulebook-info.js';

/** Answers which set a file or folder belongs to, and which rulebook applies there. */
export function onSetInfo(server: ServerContext): void {
  const { connection, workspace, documents } = server;
  connection.onRequest(setRequest, async ({ uri, folder }: SetParams): Promise<SetInfo | null> => {
    if (folder) {
      const set = await setOfFolder(workspace, pathOf(uri));
      return set && infoOf(set, null, server);
    }
    const path = documents.path({ uri });
    return infoOf(await workspace.setOf(path), path, server);
  });

  connection.onRequest<SetRulebookAnswer, void>(setRulebookRequest, ({ uri, rulebook }: SetRulebookParams) =>
    setRulebook(server, documents.path({ uri }), rulebook),
  );
}

/** Names a rulebook in the settings of a file's set. */
async function setRulebook(server: ServerContext, path: string, rulebook: string): Promise<SetRulebookAnswer> {
  const { connection, workspace, documents } = server;
  const set = await workspace.setOf(path);
  const found = await workspace.findRulebook(set, rulebook);
  if ('problem' in found) return { problem: label(found.problem) };
  const settings = settingsPlace(set, path);
  const change = settingChange('rulebook', rulebook, settings);
  const edit = change && workspaceEdit(server, [change]);
  const isApplied = edit && (await connection.workspace.applyEdit({ label: 'Choose Rulebook', edit })).applied;
  if (!isApplied || settings.path === null) return { problem: null };
  return { config: documents.uri(settings.path), title: label(found.edition.rulebook.title) };
}

/** Whether an open document is a file of another program that contains cards. */
function isOthersCardFile(path: string, documents: Documents): boolean {
  const document = documents.get(path);
  const format = document && formatOfText(path, document.text);
  return format ? isForCards(format) : false;
}

/** The set that the files in a folder belong to. */
async function setOfFolder(workspace: Workspace, folder: string): Promise<CardSet | null> {
  return (await workspace.setsIn([folder]))[0] ?? null;
}

function infoOf(set: CardSet, path: string | null, { documents }: ServerContext): SetInfo {
  const { root, configPath } = set.place;
  const { config, rulebookProblem, edition } = set.settings;
  const state = path === null ? null : set.state(path);
  const header = state?.file.document.header?.entries.some(({ key, value }) => key === 'Rulebook' && value !== null);
  const inFile = header === true && state !== null && set.headerProblem(state.file) === null;
  const inSet = config.config.rulebook !== null && rulebookProblem === null;
  return {
    root: documents.uri(root),
    name: label(baseName(root)),
    config: configPath === null ? null : documents.uri(configPath),
    rulebook: rulebookInfo((state?.snapshot.edition ?? edition).rulebook),
    named: inFile ? 'in the file' : inSet ? 'in the set' : 'elsewhere',
    holdsCards: path !== null && state !== null && set.has(path),
    isUnchecked: path !== null && configPath === null && state === null && isOthersCardFile(path, documents),
    files: set.paths().length,
  };
}
