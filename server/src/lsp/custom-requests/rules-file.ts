import { label } from '../../features/shared/label.js';
import { bundledLibrary, bundledRulebookIds } from '../../rulebook/bundled.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { idFromFileName, isRulebookId, MAX_RULES_SIZE, readRulesFile } from '../../rulebook/rules-file.js';
import { FileProblem, type FileSystem, reasonOf } from '../../workspace/file-system.js';
import { baseName, joinPath } from '../../workspace/paths.js';
import { pathOf } from '../documents/paths.js';
import { type RulesFileAnswer, type RulesFileParams, rulesFileRequest } from '../protocol.js';
import type { ServerContext } from '../server-context.js';

/** Installs the bytes of a rules file under an id. @throws {FileProblem} */
export type InstallRulebook = (id: string, bytes: Uint8Array) => void;

/**
 * Answers what a rules file is, and installs it.
 * @param install null if files cannot be installed
 */
export function onRulesFile(server: ServerContext, fs: FileSystem, install: InstallRulebook | null): void {
  const { connection, workspace } = server;
  connection.onRequest<RulesFileAnswer, void>(rulesFileRequest, async (params: RulesFileParams) => {
    const path = pathOf(params.uri);
    try {
      const bytes = await fs.head(path, MAX_RULES_SIZE + 1);
      const read = readRulesFile(bytes, { library: bundledLibrary });
      if ('problem' in read) throw new FileProblem(read.problem);
      const { rulebook } = read;
      const what = { title: label(rulebook.title), rules: rulebook.rules.size, terms: rulebook.glossary.size };
      const folder = fs.rulebooks;
      if (!install || folder === undefined) return { ...what, installed: null };
      const id = idOf(rulebook, path);
      const installed = { id, path: joinPath(folder, `${id}.txt`) };
      if (params.install) {
        install(id, bytes);
        workspace.filesChanged([{ path: installed.path, kind: 'changed' }]);
        workspace.settingsChanged();
      }
      return { ...what, installed };
    } catch (error) {
      return { problem: label(`${baseName(path)} cannot be used: ${reasonOf(error)}.`) };
    }
  });
}

/** The id under which a rulebook is installed: that of its game and date or, without a date, the name of the file. */
function idOf({ id, date }: Rulebook, path: string): string {
  const own = date === '' || bundledRulebookIds.includes(id) ? idFromFileName(baseName(path)) : id;
  return isRulebookId(own) && !bundledRulebookIds.includes(own) ? own : `rules-${own}`.slice(0, 60);
}
