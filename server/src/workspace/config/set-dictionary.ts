import type { SpellingDictionary } from '../../analysis/set/spelling-dictionary.js';
import { misspeltProse } from '../../lint/rules/spelling/misspelt-prose.js';
import { DEFAULT_DICTIONARY } from '../dictionary/dictionaries.js';
import type { EditorSettings, Overrides, Services, SetPlace } from '../services.js';
import type { Config, RuleConfig } from './config-model.js';
import type { PathContext } from './named-path.js';

/** The dictionary of a set. */
export interface DictionarySettings {
  /** Null if none is used, or if it has not been read yet. */
  readonly dictionary: SpellingDictionary | null;
  /** Why the one that `tokenwright.json` asks for is not used, and where it does so; null if it is. */
  readonly problem: { readonly message: string; readonly at: string[] } | null;
}

const none: DictionarySettings = { dictionary: null, problem: null };
const { id } = misspeltProse;

/** The settings that a dictionary brings along: whoever names one wants it to be used. */
export function rulesForDictionary(
  overrides: Overrides,
  config: Config,
  editor: EditorSettings,
): ReadonlyMap<string, RuleConfig> {
  const isNamed = (overrides.dictionary ?? config.dictionary ?? editor.dictionary ?? null) !== null;
  return isNamed ? new Map([[id, { severity: 'info', options: new Map() }]]) : new Map();
}

/**
 * Finds the dictionary of a set, if the rule that uses it is on: that of the command line, of `tokenwright.json` or of
 * the editor, otherwise the default one.
 * @param rules all settings of rules together
 * @param place the context of paths in `tokenwright.json`
 */
export async function dictionarySettings(
  { options }: Services,
  { home, root }: SetPlace,
  {
    config,
    editor,
    rules,
  }: {
    readonly config: Config;
    readonly editor: EditorSettings;
    readonly rules: ReadonlyMap<string, RuleConfig>;
  },
  place: PathContext,
): Promise<DictionarySettings> {
  const { dictionaries, overrides, trusted, notice } = options;
  const severity = rules.get(id)?.severity ?? 'off';
  if (!dictionaries || severity === 'off') return none;
  if (overrides.dictionary) {
    const { name, folder } = overrides.dictionary;
    const { dictionary } = await dictionaries.find(name, { folder, within: null, trusted: true });
    return { dictionary, problem: null };
  }
  if (config.dictionary === null && editor.dictionary) {
    const found = await dictionaries.find(editor.dictionary, { folder: home ?? root, within: null, trusted });
    if (found.problem !== null) notice(`In the settings of the editor: ${found.problem}`);
    return { dictionary: found.dictionary, problem: null };
  }
  const { dictionary, problem } = await dictionaries.find(config.dictionary ?? DEFAULT_DICTIONARY, place);
  // A severity for all rules of a group asks for no dictionary.
  const isAskedFor = [config, editor, overrides].some((each) => each.rules.has(id)) || config.dictionary !== null;
  if (problem === null || !isAskedFor) return { dictionary, problem: null };
  if (config.dictionary !== null) return { dictionary, problem: { message: problem, at: ['dictionary'] } };
  if (config.rules.has(id)) return { dictionary, problem: { message: problem, at: ['rules', id] } };
  notice(`The rule ${id} is on, but has no dictionary. ${problem}`);
  return { dictionary, problem: null };
}
