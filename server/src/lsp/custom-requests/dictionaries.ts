import { label } from '../../features/shared/label.js';
import { settingChange } from '../../features/shared/setting-change.js';
import { settingsPlace } from '../../workspace/sets/file-view.js';
import { workspaceEdit } from '../documents/workspace-edit.js';
import {
  type DictionariesParams,
  type DictionaryEntry,
  dictionariesRequest,
  type SetDictionaryAnswer,
  type SetDictionaryParams,
  setDictionaryRequest,
} from '../protocol.js';
import type { ServerContext } from '../server-context.js';

/** Answers which dictionaries are installed, and names one in the settings of a set. */
export function onDictionaries(server: ServerContext): void {
  const { connection, workspace, documents } = server;
  connection.onRequest(
    dictionariesRequest,
    async ({ uri }: DictionariesParams): Promise<DictionaryEntry[]> =>
      workspace.dictionaries(await workspace.setOf(documents.path({ uri }))),
  );
  connection.onRequest<SetDictionaryAnswer, void>(setDictionaryRequest, (params: SetDictionaryParams) =>
    setDictionary(server, params),
  );
}

async function setDictionary(server: ServerContext, params: SetDictionaryParams): Promise<SetDictionaryAnswer> {
  const { connection, workspace, documents } = server;
  const path = documents.path(params);
  const set = await workspace.setOf(path);
  const problem = await workspace.dictionaryProblem(set, params.dictionary);
  if (problem !== null) return { problem: label(problem) };
  if (params.onlyCheck) return { config: null };
  const settings = settingsPlace(set, path);
  const change = settingChange('dictionary', params.dictionary, settings);
  const edit = change && workspaceEdit(server, [change]);
  const isApplied = edit && (await connection.workspace.applyEdit({ label: 'Use a Dictionary', edit })).applied;
  if (!isApplied || settings.path === null) return { problem: null };
  return { config: documents.uri(settings.path) };
}
