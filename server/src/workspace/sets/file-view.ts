import { isTokenFile } from '../../formats/plain/plain-format.js';
import type { CardFileView, FileView, SettingsPlace, TokensPlace } from '../../lint/file-view.js';
import { baseName, joinPath, parentOf, relativePath } from '../paths.js';
import type { CardSet } from './card-set.js';
import { patternOf } from './glob.js';
import type { FileReport } from './reports.js';
import { CONFIG_NAME } from './walk.js';

/** Returns a card file or the settings of a set as the context of code actions. */
export function fileViewOf(set: CardSet, { path, text, version, findings }: FileReport): FileView {
  const file = { path, text, version };
  const state = path === set.place.configPath ? null : set.state(path);
  if (!state) return { file, findings, cards: null };
  const cards: CardFileView = {
    snapshot: state.snapshot,
    rules: state.settings.rules.of(relativePath(path, set.place.root)),
    settings: settingsPlace(set, path),
    tokens: tokensPlace(set, path),
  };
  return { file, findings, cards };
}

/** Returns where the settings of a set can be changed for one of its files. */
export function settingsPlace(set: CardSet, path: string): SettingsPlace {
  const { configPath, root } = set.place;
  const { text, problems } = set.settings.config;
  const isInFolder = root !== path;
  return {
    path: configPath ?? (isInFolder ? joinPath(root, CONFIG_NAME) : null),
    file: configPath === null ? null : { path: configPath, text, version: set.versionOf(configPath) },
    isSound: !problems.some(({ id }) => id === 'config-syntax'),
    glob: patternOf(relativePath(path, root)),
  };
}

/** The token file with the same name, otherwise one in the same folder, the set's first, or a new one in the folder. */
function tokensPlace(set: CardSet, path: string): TokensPlace | null {
  const folder = parentOf(path);
  const stem = baseName(path).replace(/\.[^.]*$/, '');
  const files = set.paths().filter(isTokenFile);
  const beside = files.filter((each) => parentOf(each) === folder);
  const ownName = beside.find((each) => baseName(each).replace(/\.[^.]*$/, '') === stem);
  const existing = isTokenFile(path) ? path : (ownName ?? beside[0] ?? files[0]);
  const file = existing === undefined ? null : (set.state(existing)?.file ?? null);
  if (file) return { path: file.path, file };
  const newPath = folder === null ? null : joinPath(folder, `${stem}.tokens`);
  return newPath !== null && set.wouldInclude(newPath) ? { path: newPath, file: null } : null;
}
