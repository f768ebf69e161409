import { Prints } from '../../analysis/set/prints.js';
import type { Declared } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import { expandGroups } from '../../lint/rule-names.js';
import { decodeText, reasonOf } from '../file-system.js';
import { isWithin, joinPath, parentOf, relativePath } from '../paths.js';
import type { FoundReferences } from '../reference/card-references.js';
import type { EditorSettings, Services, SetPlace } from '../services.js';
import { defaultInclude, type PathFilter, searchFilter, setFilter } from '../sets/glob.js';
import type { PathContext } from './named-path.js';
import type { ConfigProblem, RuleConfig } from './read-config.js';
import { RuleSettings } from './rule-settings.js';
import { noConfig, readSetConfig, type SetConfig } from './set-config.js';

/** Everything that holds in one set before a file says otherwise. Never changes. */
export interface SetSettings {
  readonly config: SetConfig;
  readonly edition: Edition;
  /** Whether files may name another rulebook: not when the command line did. */
  readonly editionFixed: boolean;
  /** Why the rulebook that the configuration names is not in use; null where it is. */
  readonly rulebookProblem: string | null;
  /** Why card references that the configuration names are not in use, by their places in its list. */
  readonly cardsProblems: FoundReferences['problems'];
  readonly declared: Declared;
  readonly filter: PathFilter;
  /** Whether files in hidden folders are meant. */
  readonly hidden: boolean;
  /** Whether files are read that hold the same cards as others: `include` names what is to be read. */
  readonly copies: boolean;
  readonly rules: RuleSettings;
}

/**
 * Finds out what holds in a set: the command line before the `tokenwright.json` before the editor. What cannot be used
 * leaves what held before.
 */
export async function readSetSettings(
  world: Services,
  place: SetPlace,
  before: SetSettings | null,
): Promise<SetSettings> {
  const { overrides, editorSettings } = world.options;
  const [config, editor] = await Promise.all([
    readConfigFile(world, place, before?.config ?? null),
    editorSettings(place.home ?? place.root),
  ]);
  const { edition, problem } = await findEdition(world, place, config, editor, before);
  const { subtypes, colors, predefined, prints, include, exclude, suppress } = config.config;
  const keywords = [...config.config.keywords, ...config.config.actions];
  const references = await findReferences(world, place, config);
  const isWanted = wantedFiles(world, place, include, exclude);
  const isReference = new Set(references.paths);
  return {
    config,
    edition,
    editionFixed: overrides.rulebook !== null,
    rulebookProblem: problem,
    cardsProblems: references.problems,
    declared: { subtypes, colors, keywords, predefined, prints: prints && new Prints(prints), cards: references.cards },
    // A card reference may lie in the set's folder: its cards are none of the set.
    filter: (path) => isWanted(path) && !isReference.has(joinPath(place.root, path)),
    copies: include !== null,
    hidden: include?.some((pattern) => /(?:^|\/)\.[^./]/.test(pattern)) ?? false,
    rules: new RuleSettings(
      [editor.rules, config.config.rules, overrides.rules].map(expandGroups).reduce(mergeRules),
      suppress,
    ),
  };
}

/**
 * The files of a set, by their paths from its folder. Where no settings say so, those of other programs belong to it only
 * in folders that are searched.
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
    const whole = joinPath(root, path);
    if (whole === except) return false;
    if (files.has(whole)) return isSearched(path);
    return folders.some((folder) => isWithin(whole, folder) && isSearched(relativePath(whole, folder)));
  };
}

/** What is said later holds, severity and options each for themselves. */
function mergeRules(first: Rules, then: Rules): Rules {
  const merged = new Map(first);
  for (const [id, { severity, options }] of then) {
    const before = first.get(id);
    merged.set(id, {
      severity: severity ?? before?.severity ?? null,
      options: new Map([...(before?.options ?? []), ...options]),
    });
  }
  return merged;
}

type Rules = ReadonlyMap<string, RuleConfig>;

async function readConfigFile(
  { options, documents }: Services,
  { configPath }: SetPlace,
  before: SetConfig | null,
): Promise<SetConfig> {
  if (configPath === null) return noConfig;
  try {
    const text = documents.get(configPath)?.text.toString() ?? decodeText(await options.fs.read(configPath));
    return readSetConfig(text, before);
  } catch (error) {
    const message = `This file cannot be read: ${reasonOf(error)}.`;
    const span = { start: 0, end: 0 };
    const problem: ConfigProblem = { id: 'config-syntax', span, message, severity: 'error', meant: null };
    return { text: '', config: before?.config ?? noConfig.config, problems: [problem] };
  }
}

async function findEdition(
  { options, shelf }: Services,
  place: SetPlace,
  { config }: SetConfig,
  editor: EditorSettings,
  before: SetSettings | null,
): Promise<{ edition: Edition; problem: string | null }> {
  const fallback = before?.edition ?? shelf.standard;
  const { rulebook } = options.overrides;
  if (rulebook) {
    const found = await shelf.find(rulebook.name, { folder: rulebook.folder, within: null, trusted: true });
    return { edition: 'edition' in found ? found.edition : fallback, problem: null };
  }
  if (config.rulebook !== null) {
    const found = await shelf.find(config.rulebook, placeOf(options, place, place.configPath ?? place.root));
    return 'edition' in found
      ? { edition: found.edition, problem: null }
      : { edition: fallback, problem: found.problem };
  }
  const ofGame = config.game === 'riftbound' ? shelf.bundled(newestRulebook.riftbound) : null;
  if (ofGame) return { edition: ofGame, problem: null };
  if (editor.rulebook !== null) {
    const folder = place.home ?? place.root;
    const found = await shelf.find(editor.rulebook, { folder, within: null, trusted: options.trusted });
    if ('edition' in found) return { edition: found.edition, problem: null };
    options.notice(`The setting tokenwright.rulebook: ${found.problem}`);
    return { edition: fallback, problem: null };
  }
  return { edition: shelf.standard, problem: null };
}

/** The card references: those of the command line, else those of the configuration. */
async function findReferences({ options }: Services, place: SetPlace, { config }: SetConfig): Promise<FoundReferences> {
  const { references, overrides } = options;
  if (!references) return { cards: null, paths: [], problems: [] };
  if (overrides.cards) {
    const { names, folder } = overrides.cards;
    return { ...(await references.find(names, { folder, within: null, trusted: true })), problems: [] };
  }
  return references.find(config.cards, placeOf(options, place, place.configPath ?? place.root));
}

/** The newest bundled rulebook of each game that a format or the settings can tell. */
export const newestRulebook: Readonly<Record<NonNullable<CardDocument['game']>, string>> = { riftbound: 'riftbound' };

/** From where a file that is named in another one is looked for: a rulebook, a card reference. */
export function placeOf(
  { trusted, confined }: { readonly trusted: boolean; readonly confined: boolean },
  { home, root }: SetPlace,
  namedIn: string,
): PathContext {
  const outer = home !== null && isWithin(root, home) ? home : root;
  return { folder: parentOf(namedIn) ?? root, within: confined ? outer : null, trusted };
}
