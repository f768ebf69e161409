import type { Text } from '../../../server/src/text/text.js';
import {
  type EditorSettings,
  noEditorSettings,
  noOverrides,
  type WorkspaceOptions,
} from '../../../server/src/workspace/services.js';
import { Workspace } from '../../../server/src/workspace/workspace.js';
import { MemoryFileSystem } from './memory-file-system.js';

/** Opens a workspace with the folder `/set`, unless the options name others. */
export function openWorkspace(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<WorkspaceOptions> & { folders?: string[]; editor?: EditorSettings } = {},
) {
  const fs = new MemoryFileSystem(files);
  const notices: string[] = [];
  const workspace = new Workspace({
    fs,
    trusted: true,
    confined: true,
    overrides: noOverrides,
    editorSettings: async () => options.editor ?? noEditorSettings,
    notice: (message) => notices.push(message),
    ...options,
  });
  workspace.setFolders(options.folders ?? ['/set']);
  let version = 0;
  /** Opens a document or changes its text. */
  const type = (path: string, text: Text) => workspace.setDocument(path, { text, version: ++version });
  /** Writes a file and reports it to the workspace. */
  const save = (path: string, text: string, kind: 'created' | 'changed' = 'changed') => {
    fs.write(path, text);
    workspace.filesChanged([{ path, kind }]);
  };
  /** Removes a file or folder and reports it to the workspace. */
  const remove = (path: string) => {
    fs.remove(path);
    workspace.filesChanged([{ path, kind: 'deleted' }]);
  };
  /** Returns the rules of the findings of a file, in order. */
  const rules = async (path: string) => (await workspace.report(path))?.findings.map(({ rule }) => rule);
  /** Returns the text of each finding of a file. */
  const words = async (path: string) => {
    const report = await workspace.report(path);
    return report?.findings.map(({ span }) => report.text.slice(span.start, span.end));
  };
  /** Returns a weak reference to the current document of a file, to test whether it is released. */
  const document = async (path: string) => new WeakRef((await workspace.state(path))!.file.document);
  return { workspace, fs, notices, type, save, remove, rules, words, document };
}

/** Returns a card that makes a token with a name. */
export function maker(token: string, name = 'Orchard Keeper'): string {
  return `${name} {1}{G}\nCreature — Human Druid\nWhen this creature enters, create a ${token} token.\n1/3\n`;
}

/** Returns a token definition. */
export function definition(token: string): string {
  return `${token} Token\nArtifact — ${token}\n{1}, Sacrifice this token: You gain 2 life.\n`;
}
