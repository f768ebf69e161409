import { cacheFolder } from '../../disk/cache-folder.js';
import { nodeDictionaries } from '../../disk/dictionary-host.js';
import { nodeFileSystem } from '../../disk/file-system.js';
import { nodeReferenceDisk } from '../../disk/reference-disk.js';
import type { Edition } from '../../edition/edition.js';
import type { RuleConfig } from '../../workspace/config/read-config.js';
import { RulebookRegistry } from '../../workspace/config/rulebook-registry.js';
import { readSetSettings } from '../../workspace/config/set-settings.js';
import { Dictionaries } from '../../workspace/dictionary/dictionaries.js';
import { resolvePath } from '../../workspace/paths.js';
import { CardReferences } from '../../workspace/reference/card-references.js';
import { noEditorSettings, nothingSearched, type WorkspaceOptions } from '../../workspace/services.js';
import { SetFinder } from '../../workspace/sets/set-finder.js';
import { unpackingFileSystem } from '../inputs/packed-sets.js';
import { visible } from '../output/visible.js';
import { ProgressBar } from '../terminal/progress.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';

/** The values of the options that every command takes. */
export interface CommonValues {
  readonly rulebook?: string | undefined;
  readonly config?: string | undefined;
  /** Card references, for the commands that take them. */
  readonly cards?: readonly string[] | undefined;
  /** The dictionary to use, for commands that check spelling; null for that of the settings. */
  readonly dictionary?: string | null;
}

/**
 * The options of the workspace a command works in. The caller trusts what is read, and settings may refer to any path.
 * @throws {UsageError} for a rulebook, a configuration, a card reference or a dictionary that cannot be used
 */
export async function workspaceOptions(
  { rulebook, config, cards, dictionary }: CommonValues,
  terminal: Terminal,
  rules: ReadonlyMap<string, RuleConfig> = new Map(),
): Promise<WorkspaceOptions> {
  const { folder, err } = terminal;
  const configPath = config === undefined ? null : resolvePath(folder, config);
  if (configPath !== null && (await nodeFileSystem.kind(configPath)) !== 'file') {
    throw new UsageError(`--config ${config}: there is no such file`);
  }
  if (rulebook !== undefined) {
    const found = await new RulebookRegistry(nodeFileSystem).find(rulebook, { folder, within: null, trusted: true });
    if ('problem' in found) throw new UsageError(found.problem);
  }
  const notice = (message: string) => err(`${visible(message)}\n`);
  const disk = nodeReferenceDisk(cacheFolder());
  const references = new CardReferences({
    disk,
    startProgress: (title) => new ProgressBar(terminal, title),
    changed: null,
    notice,
  });
  const [problem] = (await references.find(cards ?? [], { folder, within: null, trusted: true })).problems;
  if (problem) throw new UsageError(problem.message.replace(/\.$/, ''));
  const dictionaries = new Dictionaries(nodeDictionaries(null));
  const named = dictionary ? await dictionaries.find(dictionary, { folder, within: null, trusted: true }) : null;
  if (named && named.problem !== null) throw new UsageError(named.problem.replace(/\.$/, ''));
  return {
    fs: unpackingFileSystem,
    trusted: true,
    confined: false,
    overrides: {
      rulebook: rulebook === undefined ? null : { name: rulebook, folder },
      rules,
      config: configPath,
      cards: cards ? { names: cards, folder } : null,
      dictionary: dictionary ? { name: dictionary, folder } : null,
    },
    references,
    ...(dictionary === undefined ? {} : { dictionaries }),
    editorSettings: async () => noEditorSettings,
    notice,
  };
}

/**
 * The edition that applies in the folder the command was called in.
 * @throws {UsageError} if the rulebook in the settings cannot be loaded
 */
export async function editionInUse(options: WorkspaceOptions, { folder }: Terminal): Promise<Edition> {
  // Only the rulebook is needed, so do not wait for card references and dictionaries to load.
  const { references: _, dictionaries: __, ...without } = options;
  const { fs, trusted, overrides } = without;
  const documents = new Map();
  const finder = new SetFinder({ fs, documents, trusted, config: overrides.config });
  const services = { options: without, rulebooks: new RulebookRegistry(fs), documents, searched: nothingSearched };
  const settings = await readSetSettings(services, await finder.ofFolder(folder), null);
  if (settings.rulebookProblem !== null) throw new UsageError(settings.rulebookProblem);
  return settings.edition;
}

/**
 * The edition of a rulebook that an option names, by id or path.
 * @param option the option's name, for messages
 * @throws {UsageError} for a rulebook that cannot be used
 */
export async function editionNamed(option: string, rulebook: string, { folder }: Terminal): Promise<Edition> {
  const found = await new RulebookRegistry(nodeFileSystem).find(rulebook, { folder, within: null, trusted: true });
  if ('problem' in found) throw new UsageError(`--${option}: ${found.problem}`);
  return found.edition;
}
