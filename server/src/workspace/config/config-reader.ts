import { getNodeValue, type Node } from 'jsonc-parser';
import { type DeclaredKeyword, declaredKeyword } from '../../analysis/keywords/set-keywords.js';
import { type OptionSpecs, optionProblem } from '../../lint/options.js';
import { groupNames } from '../../lint/rule-names.js';
import { gameChoices } from '../../lint/setting-keys.js';
import { levels } from '../../lint/settings.js';
import { quoteStyles } from '../../text/quote-style.js';
import { isDictionaryPath, languageNamed } from '../dictionary/dictionary-places.js';
import { globProblem } from '../sets/glob.js';
import {
  type Config,
  type ConfigProblem,
  type ConfiguredSeverity,
  emptyConfig,
  type KnownNames,
  type RuleConfig,
} from './config-model.js';
import { nearest, suggestionText } from './suggestion.js';

const severities: readonly string[] = levels;

/** Returns whether a rulebook is named by its path, which has a slash or ends with `.txt`, rather than by its id. */
export function isRulebookPath(rulebook: string): boolean {
  return /[/\\]|\.txt$/i.test(rulebook);
}

type ConfigFields = { -readonly [Key in keyof Config]?: Config[Key] };

/** Reads the fields of a configuration by their types, and collects the problems. */
export class ConfigReader {
  readonly problems: ConfigProblem[] = [];
  private readonly known: KnownNames;
  private readonly fields: { readonly [Key in keyof Config]: (value: Node) => Config[Key] } = {
    rulebook: (value) => this.rulebook(value),
    game: (value) => this.game(value),
    include: (value) => this.globs(value),
    exclude: (value) => this.globs(value),
    subtypes: (value) => this.texts(value),
    colors: (value) => this.texts(value),
    keywords: (value) => this.keywords(value, 'ability'),
    actions: (value) => this.keywords(value, 'action'),
    abilityWords: (value) => this.texts(value),
    counters: (value) => this.texts(value),
    zones: (value) => this.texts(value),
    predefined: (value) => this.texts(value),
    suppress: (value) => this.suppress(value),
    quotes: (value) => this.quotes(value),
    prints: (value) => this.texts(value),
    art: (value) => this.folder(value),
    rules: (value) => this.rules(value),
    cards: (value) => this.texts(value),
    dictionary: (value) => this.dictionary(value),
    words: (value) => this.texts(value),
  };

  constructor(known: KnownNames) {
    this.known = known;
  }

  config(root: Node): Config {
    const found: ConfigFields = {};
    for (const [key, value] of this.entries(root, 'an object: { "rulebook": …, "rules": … }')) {
      const name = String(key.value);
      if (name === '$schema') continue;
      if (Object.hasOwn(this.fields, name)) this.readField(found, name as keyof Config, value);
      else this.unknown('config-unknown-key', key, 'setting', Object.keys(this.fields));
    }
    return { ...emptyConfig, ...found };
  }

  private readField<Key extends keyof Config>(found: ConfigFields, key: Key, value: Node): void {
    found[key] = this.fields[key](value) as ConfigFields[Key];
  }

  private rulebook(value: Node): string | null {
    if (value.type !== 'string') {
      this.expected(value, 'the id of a rulebook, or the path of a rules .txt file');
      return null;
    }
    const rulebook = String(value.value);
    if (isRulebookPath(rulebook) || this.known.rulebooks.has(rulebook)) return rulebook;
    const choices = [...this.known.rulebooks];
    const others = ` There are ${choices.join(', ')}, or the path of a rules .txt file.`;
    this.unknown('config-unknown-rulebook', value, 'rulebook', choices, others);
    return null;
  }

  private rules(value: Node): Config['rules'] {
    const rules = new Map<string, RuleConfig>();
    for (const [key, setting] of this.entries(value, 'an object: { "rule-id": "off" }')) {
      const options = this.rule(key);
      if (!options) continue;
      if (setting.type === 'object') rules.set(String(key.value), this.ruleWithOptions(setting, options));
      else rules.set(String(key.value), { severity: this.severity(setting), options: new Map() });
    }
    return rules;
  }

  private ruleWithOptions(setting: Node, specs: OptionSpecs): RuleConfig {
    let severity: ConfiguredSeverity | null = null;
    const options = new Map<string, unknown>();
    for (const [key, value] of this.entries(setting, 'an object')) {
      const name = String(key.value);
      const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
      if (name === 'severity') severity = this.severity(value);
      else if (!spec) this.unknown('config-unknown-key', key, 'option', ['severity', ...Object.keys(specs)]);
      else {
        const wanted = optionProblem(spec, getNodeValue(value));
        if (wanted === null) options.set(name, getNodeValue(value));
        else this.expected(value, wanted, spec.type === 'choice' ? nearestWord(value, spec.choices) : null);
      }
    }
    return { severity, options };
  }

  private severity(value: Node): ConfiguredSeverity | null {
    const written: unknown = value.value;
    if (typeof written === 'string' && severities.includes(written)) return written as ConfiguredSeverity;
    this.expected(
      value,
      `one of ${severities.map((severity) => `"${severity}"`).join(', ')}`,
      nearestWord(value, severities),
    );
    return null;
  }

  private suppress(value: Node): Config['suppress'] {
    const entries: { files: string; rules: readonly string[] }[] = [];
    for (const [key, rules] of this.entries(value, 'an object: { "drafts/**": ["rule-id"] }')) {
      if (!this.isGlob(key)) continue;
      const files = String(key.value);
      if (rules.value === '*') entries.push({ files, rules: [] });
      else if (rules.type === 'array') {
        const ids = this.textNodes(rules)
          .filter((id) => this.rule(id))
          .map((id) => String(id.value));
        if (ids.length > 0) entries.push({ files, rules: ids });
      } else this.expected(rules, 'a list of rule ids, or "*" for every rule');
    }
    return entries;
  }

  /** Returns the options of a rule, none for a group; reports a problem and returns null for an unknown name. */
  private rule(node: Node): OptionSpecs | null {
    const name = String(node.value);
    if (groupNames.has(name)) return {};
    const options = this.known.rules.get(name);
    if (!options) this.unknown('config-unknown-rule', node, 'rule', [...this.known.rules.keys(), ...groupNames]);
    return options ?? null;
  }

  private globs(value: Node): string[] {
    return this.textNodes(value)
      .filter((node) => this.isGlob(node))
      .map((node) => String(node.value));
  }

  private isGlob(node: Node): boolean {
    const problem = globProblem(String(node.value));
    if (problem !== null) this.report('config-wrong-value', node, `This pattern ${problem}.`);
    return problem === null;
  }

  private game(value: Node): Config['game'] {
    const written = gameChoices.find((one) => one === value.value);
    if (written !== undefined) return written;
    this.expected(value, `one of ${gameChoices.map((one) => `"${one}"`).join(', ')}`, nearestWord(value, gameChoices));
    return null;
  }

  private folder(value: Node): string | null {
    if (value.type === 'string' && value.value !== '') return String(value.value);
    this.expected(value, 'the path of a folder');
    return null;
  }

  private dictionary(value: Node): string | null {
    const written = value.type === 'string' ? String(value.value) : '';
    if (isDictionaryPath(written) || languageNamed(written)) return written;
    this.expected(value, 'the path of a .dic file, or a language: "en", "en-GB"');
    return null;
  }

  private quotes(value: Node): Config['quotes'] {
    const written = quoteStyles.find((one) => one === value.value);
    if (written !== undefined) return written;
    this.expected(value, `one of ${quoteStyles.map((one) => `"${one}"`).join(', ')}`);
    return 'keep';
  }

  /** Reads a list of keywords, or an object with the reminder text of each. */
  private keywords(value: Node, kind: DeclaredKeyword['kind']): DeclaredKeyword[] {
    if (value.type === 'array') return this.textNodes(value).flatMap((node) => this.keyword(node, null, kind));
    return this.entries(value, 'a list of keywords, or an object: { "Keyword": "Its reminder text." }').flatMap(
      ([key, text]) => {
        if (text.type === 'string') return this.keyword(key, String(text.value), kind);
        this.expected(text, 'the reminder text of the keyword');
        return [];
      },
    );
  }

  private keyword(node: Node, meaning: string | null, kind: DeclaredKeyword['kind']): DeclaredKeyword[] {
    const declared = declaredKeyword(String(node.value), meaning, kind);
    if (!declared) this.expected(node, 'a keyword of one to four words, with "N" after it if a number follows it');
    return declared ? [declared] : [];
  }

  private texts(value: Node): string[] {
    return this.textNodes(value).map((node) => String(node.value));
  }

  /** Returns the strings of a list and reports its other items. */
  private textNodes(value: Node): Node[] {
    if (value.type !== 'array') {
      this.expected(value, 'a list of texts: ["…", "…"]');
      return [];
    }
    return (value.children ?? []).filter((item) => {
      if (item.type !== 'string') this.expected(item, 'a text in double quotes');
      return item.type === 'string';
    });
  }

  /** Returns the keys and values of an object, without keys that have no value yet. */
  private entries(value: Node, expectation: string): [key: Node, value: Node][] {
    if (value.type !== 'object') {
      this.expected(value, expectation);
      return [];
    }
    return (value.children ?? []).flatMap(({ children }): [Node, Node][] => {
      const [key, entry] = children ?? [];
      return key && entry ? [[key, entry]] : [];
    });
  }

  /** Reports an unknown name. @param others text to append to the message if no known name is similar */
  private unknown(
    id: ConfigProblem['id'],
    node: Node,
    kind: 'setting' | 'option' | 'rule' | 'rulebook',
    known: Iterable<string>,
    others = '',
  ): void {
    const written = String(node.value);
    const suggestion = nearest(written, known);
    this.report(id, node, `There is no ${kind} "${written}".${suggestionText(suggestion) || others}`, suggestion);
  }

  private expected(node: Node, expectation: string, suggestion: string | null = null): void {
    this.report('config-wrong-value', node, `This must be ${expectation}.${suggestionText(suggestion)}`, suggestion);
  }

  private report(id: ConfigProblem['id'], node: Node, message: string, suggestion: string | null = null): void {
    const severity = id === 'config-unknown-key' || id === 'config-unknown-rule' ? 'warning' : 'error';
    const span = { start: node.offset, end: node.offset + node.length };
    this.problems.push({ id, span, message, severity, suggestion });
  }
}

/** Returns the most similar of some words, if the node is a string. */
function nearestWord({ value }: Node, words: readonly string[]): string | null {
  return typeof value === 'string' ? nearest(value, words) : null;
}
