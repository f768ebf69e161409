import { Prints } from '../../analysis/set/prints.js';
import type { Declared } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import { expandGroups } from '../../lint/rule-names.js';
import { folded } from '../../text/apostrophes.js';
import { ART_FOLDER, type ArtPlace } from '../art/set-art.js';
import { decodeText, reasonOf } from '../file-system.js';
import { isWithin, joinPath, parentOf, relativePath } from '../paths.js';
import type { FoundReferences } from '../reference/card-references.js';
import type { EditorSettings, Services, SetPlace } from '../services.js';
import { defaultInclude, type PathFilter, searchFilter, setFilter } from '../sets/glob.js';
import { CONFIG_NAME } from '../sets/walk.js';
import { type PathContext, resolveNamedPath } from './named-path.js';
import type { ConfigProblem, RuleConfig } from './read-config.js';
import { RuleSettings } from './rule-settings.js';
import { noConfig, readSetConfig, type SetConfig } from './set-config.js';
import { type DictionarySettings, dictionarySettings, rulesForDictionary } from './set-dictionary.js';

/** The settings of a set that apply to all its files. Immutable. */
export interface SetSettings {
  readonly config: SetConfig;
  readonly edition: Edition;
  /** Whether the command line sets the rulebook; then files cannot name another one. */
  readonly editionFixed: boolean;
  /** Why the rulebook that the configuration names is not in use; null if it is. */
  readonly rulebookProblem: string | null;
  /** Why card references that the configuration names are not in use, by their indices in its list. */
  readonly cardsProblems: FoundReferences['problems'];
  readonly dictionaryProblem: DictionarySettings['problem'];
  readonly declared: Declared;
  /** Where the pictures for the cards are. */
  readonly art: ArtPlace;
  /** Why the folder that the configuration names is not used; null if it is. */
  readonly artProblem: string | null;
  readonly filter: PathFilter;
  /** Whether hidden folders are searched. */
  readonly hidden: boolean;
  /** Whether files with the same cards as others are read: `include` names the files explicitly. */
  readonly readsCopies: boolean;
  readonly rules: RuleSettings;
}

/**
 * Determines the settings of a set. The command line takes precedence over the `tokenwright.json`, which takes
 * precedence over the editor. Invalid values leave the previous ones in use.
 */
export async function readSetSettings(
  services: Services,
  place: SetPlace,
  previous: SetSettings | null,
): Promise<SetSettings> {
  const { overrides, editorSettings } = services.options;
  const [config, editor] = await Promise.all([
    readConfigFile(services, place, previous?.config ?? null),
    editorSettings(place.home ?? place.root),
  ]);
  const { edition, problem } = await findEdition(services, place, config, editor, previous);
  const { subtypes, colors, abilityWords, counters, zones, predefined, prints, include, exclude, suppress, words } =
    config.config;
  const keywords = [...config.config.keywords, ...config.config.actions];
  const references = await findReferences(services, place, config);
  const rules = [
    rulesForDictionary(overrides, config.config, editor),
    editor.rules,
    config.config.rules,
    overrides.rules,
  ]
    .map(expandGroups)
    .reduce(mergeRules);
  const { dictionary, problem: dictionaryProblem } = await dictionarySettings(
    services,
    place,
    { config: config.config, editor, rules },
    pathContextOf(services.options, place, place.configPath ?? joinPath(place.root, CONFIG_NAME)),
  );
  const isWanted = wantedFiles(services, place, include, exclude);
  const isReference = new Set(references.paths);
  return {
    config,
    edition,
    editionFixed: overrides.rulebook !== null,
    rulebookProblem: problem,
    cardsProblems: references.problems,
    dictionaryProblem,
    ...artSettings(services, place, config),
    declared: {
      subtypes,
      colors,
      keywords,
      abilityWords,
      counters,
      zones,
      predefined,
      prints: prints && new Prints(prints),
      cards: references.cards,
      words: new Set(words.map(folded)),
      dictionary,
    },
    // A card reference may be in the set's folder, but its cards do not belong to the set.
    filter: (path) => isWanted(path) && !isReference.has(joinPath(place.root, path)),
    readsCopies: include !== null,
    hidden: include?.some((pattern) => /(?:^|\/)\.[^./]/.test(pattern)) ?? false,
    rules: new RuleSettings(rules, suppress),
  };
}

/**
 * Returns the filter for the files of a set, by their paths relative to its folder. Without settings, files of other
 * programs belong to it only in the folders that are searched.
 */
function wantedFiles(
  { options, searched: { folders, files, except } }: Services,
  { root, configPath }: SetPlace,
  include: readonly string[] | null,
  exclude: readonly string[],
): PathFilter {
  if (include !== null) return setFilter(include, exclude);
  const { unpacks = [] } = options.fs;
  if (configPath !== null) return setFilter([...defaultInclude(true), ...unpacks], exclude);
  const isNamed = setFilter(defaultInclude(false), exclude);
  if (folders.length === 0 && files.size === 0) return isNamed;
  const isSearched = searchFilter(unpacks);
  return (path) => {
    if (isNamed(path)) return true;
    const fullPath = joinPath(root, path);
    if (fullPath === except) return false;
    if (files.has(fullPath)) return isSearched(path);
    return folders.some((folder) => isWithin(fullPath, folder) && isSearched(relativePath(fullPath, folder)));
  };
}

/** Returns the folder of pictures: the one that the configuration names, if it may be read, otherwise the usual one. */
function artSettings(
  { options }: Services,
  place: SetPlace,
  { config }: SetConfig,
): Pick<SetSettings, 'art' | 'artProblem'> {
  const links = options.trusted;
  const context = pathContextOf(options, place, place.configPath ?? joinPath(place.root, CONFIG_NAME));
  const usual = { folder: joinPath(context.folder, ART_FOLDER), named: false, links };
  if (config.art === null) return { art: usual, artProblem: null };
  const found = resolveNamedPath('folder', config.art, context);
  if ('problem' in found) return { art: usual, artProblem: found.problem };
  return { art: { folder: found.path, named: true, links }, artProblem: null };
}

/** Merges rules; the second ones take precedence, for the severity and each option separately. */
function mergeRules(first: Rules, then: Rules): Rules {
  const merged = new Map(first);
  for (const [id, { severity, options }] of then) {
    const previous = first.get(id);
    merged.set(id, {
      severity: severity ?? previous?.severity ?? null,
      options: new Map([...(previous?.options ?? []), ...options]),
    });
  }
  return merged;
}

type Rules = ReadonlyMap<string, RuleConfig>;

async function readConfigFile(
  { options, documents, rulebooks }: Services,
  { configPath }: SetPlace,
  previous: SetConfig | null,
): Promise<SetConfig> {
  if (configPath === null) return noConfig;
  try {
    const text = documents.get(configPath)?.text.toString() ?? decodeText(await options.fs.read(configPath));
    return readSetConfig(text, previous, await rulebooks.installedIds());
  } catch (error) {
    const message = `This file cannot be read: ${reasonOf(error)}.`;
    const span = { start: 0, end: 0 };
    const problem: ConfigProblem = { id: 'config-syntax', span, message, severity: 'error', suggestion: null };
    return { text: '', config: previous?.config ?? noConfig.config, problems: [problem] };
  }
}

async function findEdition(
  { options, rulebooks }: Services,
  place: SetPlace,
  { config }: SetConfig,
  editor: EditorSettings,
  previous: SetSettings | null,
): Promise<{ edition: Edition; problem: string | null }> {
  const fallback = previous?.edition ?? rulebooks.defaultEdition;
  const { rulebook } = options.overrides;
  if (rulebook) {
    const found = await rulebooks.find(rulebook.name, { folder: rulebook.folder, within: null, trusted: true });
    return { edition: 'edition' in found ? found.edition : fallback, problem: null };
  }
  if (config.rulebook !== null) {
    const found = await rulebooks.find(config.rulebook, pathContextOf(options, place, place.configPath ?? place.root));
    return 'edition' in found
      ? { edition: found.edition, problem: null }
      : { edition: fallback, problem: found.problem };
  }
  const ofGame = config.game === 'riftbound' ? rulebooks.bundled(newestRulebook.riftbound) : null;
  if (ofGame) return { edition: ofGame, problem: null };
  if (editor.rulebook !== null) {
    const folder = place.home ?? place.root;
    const found = await rulebooks.find(editor.rulebook, { folder, within: null, trusted: options.trusted });
    if ('edition' in found) return { edition: found.edition, problem: null };
    options.notice(`In the settings of the editor: ${found.problem}`);
    return { edition: fallback, problem: null };
  }
  return { edition: rulebooks.defaultEdition, problem: null };
}

/** Returns the card references of the command line, otherwise those of the configuration. */
async function findReferences({ options }: Services, place: SetPlace, { config }: SetConfig): Promise<FoundReferences> {
  const { references, overrides } = options;
  if (!references) return { cards: null, paths: [], problems: [] };
  if (overrides.cards) {
    const { names, folder } = overrides.cards;
    return { ...(await references.find(names, { folder, within: null, trusted: true })), problems: [] };
  }
  return references.find(config.cards, pathContextOf(options, place, place.configPath ?? place.root));
}

/** The newest bundled rulebook of each game that a format or the settings can imply. */
export const newestRulebook: Readonly<Record<NonNullable<CardDocument['game']>, string>> = { riftbound: 'riftbound' };

/** Returns the context for resolving the path of a rulebook or card reference that a file names. */
export function pathContextOf(
  { trusted, confined }: { readonly trusted: boolean; readonly confined: boolean },
  { home, root }: SetPlace,
  namedIn: string,
): PathContext {
  const outer = home !== null && isWithin(root, home) ? home : root;
  return { folder: parentOf(namedIn) ?? root, within: confined ? outer : null, trusted };
}
