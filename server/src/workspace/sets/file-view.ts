import { isTokenFile } from '../../formats/plain/plain-format.js';
import type { CardFileView, FileView, SettingsPlace, TokensPlace } from '../../lint/file-view.js';
import { baseName, joinPath, parentOf, relativePath } from '../paths.js';
import type { CardSet } from './card-set.js';
import { patternOf } from './glob.js';
import type { FileReport } from './reports.js';
import { CONFIG_NAME } from './walk.js';

/** A file of a set, or its settings, with all that code actions look at. */
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

/** The settings of a set, as they can be changed for one of its files. */
export function settingsPlace(set: CardSet, path: string): SettingsPlace {
  const { configPath, root } = set.place;
  const { text, problems } = set.holds.config;
  const isInFolder = root !== path;
  return {
    path: configPath ?? (isInFolder ? joinPath(root, CONFIG_NAME) : null),
    file: configPath === null ? null : { path: configPath, text, version: set.versionOf(configPath) },
    isSound: !problems.some(({ id }) => id === 'config-syntax'),
    glob: patternOf(relativePath(path, root)),
  };
}

/** The token file that is named like a file of cards, else one beside it, else the set's first; else a new one beside it. */
function tokensPlace(set: CardSet, path: string): TokensPlace | null {
  const folder = parentOf(path);
  const stem = baseName(path).replace(/\.[^.]*$/, '');
  const files = set.paths().filter(isTokenFile);
  const beside = files.filter((each) => parentOf(each) === folder);
  const ownName = beside.find((each) => baseName(each).replace(/\.[^.]*$/, '') === stem);
  const there = isTokenFile(path) ? path : (ownName ?? beside[0] ?? files[0]);
  const file = there === undefined ? null : (set.state(there)?.file ?? null);
  if (file) return { path: file.path, file };
  const made = folder === null ? null : joinPath(folder, `${stem}.tokens`);
  return made !== null && set.takes(made) ? { path: made, file: null } : null;
}
