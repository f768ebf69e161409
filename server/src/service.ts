import type { Edition } from './edition/edition.js';
import { phrasesToJson } from './export/phrases-json.js';
import { listTokens } from './export/token-list.js';
import { tokenListToJson } from './export/token-list-json.js';
import type { Action, ActionKind } from './features/code-actions/action.js';
import { codeActions } from './features/code-actions/code-actions.js';
import { type Lens, lensesOf } from './features/code-lens/code-lens.js';
import { completionsAt } from './features/completion/completions-at.js';
import { describeCompletion } from './features/completion/describe.js';
import { type InlineCompletion, inlineCompletionAt } from './features/completion/inline-completion.js';
import type { Completion, CompletionSubject } from './features/completion/proposal.js';
import { type RuleLink, ruleLinks } from './features/document-links/document-links.js';
import { explain } from './features/explain/explain.js';
import { foldsOf } from './features/folding/folding.js';
import { type FormatOptions, formatting, formattingIn } from './features/formatting/formatting.js';
import { typedFormatting } from './features/formatting/typed.js';
import { type Hover, hoverAt } from './features/hover/hover.js';
import { type InlayHint, type InlayHintOptions, inlayHintsIn } from './features/inlay-hints/inlay-hints.js';
import { type DefinitionTarget, definitionAt } from './features/navigation/definition.js';
import type { Occurrence } from './features/navigation/occurrence.js';
import { highlightsAt, type ReferencePlace, referencesAt } from './features/navigation/references.js';
import { renamableAt, renameAt } from './features/navigation/rename.js';
import type { Refusal, Renamable, Renaming } from './features/navigation/renaming.js';
import type { OutlineEntry } from './features/outline/entry.js';
import { outlineOf } from './features/outline/outline.js';
import { insertionAt } from './features/reminder-text/insert.js';
import type { ReminderEdit } from './features/reminder-text/reminder-edit.js';
import { selectionsAt } from './features/selection/selection.js';
import { type SemanticWord, semanticWords } from './features/semantic-tokens/semantic-tokens.js';
import type { Edit, Finding } from './lint/finding.js';
import { fixFile } from './lint/fix/fix-file.js';
import { rules } from './lint/registry.js';
import { artKeys, withArt } from './render/art.js';
import type { CardPicture } from './render/card-picture.js';
import { bundledLibrary, bundledRulebook, bundledRulebookIds } from './rulebook/bundled.js';
import { type RulesFile, readRulesFile } from './rulebook/rules-file.js';
import type { Span } from './text/span.js';
import type { Json } from './util/json.js';
import type { FileEvent, FileSystem } from './workspace/file-system.js';
import { relativePath } from './workspace/paths.js';
import { noEditorSettings, noOverrides } from './workspace/services.js';
import type { CardSet, FileState } from './workspace/sets/card-set.js';
import { Workspace } from './workspace/workspace.js';

/** What a program gives the library. */
export interface Host {
  /** How files are reached: `diskFiles`, `textFiles`, or an implementation of your own. */
  readonly fs: FileSystem;
  /** Whether settings may name rulebooks and card references outside the opened folders. No by default. */
  readonly trusted?: boolean;
  /** Called with problems that belong to no file, as sentences for the user. */
  readonly notice?: (message: string) => void;
}

/** A rulebook by its id, as settings name it. */
export interface RulebookName {
  readonly id: string;
  readonly title: string;
}

/** The rulebooks that come with the library, the newest of each game first. */
export function bundledRulebooks(): RulebookName[] {
  return bundledRulebookIds.flatMap((id) => {
    const rulebook = bundledRulebook(id);
    return rulebook ? [{ id, title: rulebook.title }] : [];
  });
}

/** Reads a rules file: an official text of any date, or one in the layout of the bundled rulebooks. Never throws. */
export function readRules(bytes: Uint8Array): RulesFile {
  return readRulesFile(bytes, { library: bundledLibrary });
}

/** The text of a file after its safe fixes. */
export interface FixedText {
  readonly text: string;
  /** How many fixes were applied. */
  readonly count: number;
}

/**
 * Opens a workspace: files with their sets, settings and rulebooks.
 * @param folders absolute paths with `/`; files outside of them can be asked for as well
 */
export function createService(host: Host, folders: readonly string[] = []): Service {
  const { fs, trusted = false, notice = () => {} } = host;
  const options = { fs, trusted, confined: !trusted, overrides: noOverrides, notice };
  const workspace = new Workspace({ ...options, editorSettings: async () => noEditorSettings });
  workspace.setFolders(folders);
  return new Service(workspace);
}

/** Card files, their sets, and everything that can be asked about them. Paths are absolute, with `/`. */
export class Service {
  private readonly workspace: Workspace;

  /** @internal */
  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  /** Uses a text in place of the file on disk, as for a document open in an editor. @param version grows with each change */
  open(path: string, text: string, version = 0): void {
    this.workspace.setDocument(path, { text, version });
  }

  /** Uses the file on disk again. */
  close(path: string): void {
    this.workspace.closeDocument(path);
  }

  /** Reports changes on disk; nothing is watched. */
  filesChanged(events: readonly FileEvent[]): void {
    this.workspace.filesChanged(events);
  }

  /** The paths of all card files and settings in the folders, sorted. */
  async paths(): Promise<string[]> {
    return this.workspace.paths();
  }

  /** A file of cards as it is now; null if it does not exist or contains no cards. */
  async file(path: string): Promise<AnalysedFile | null> {
    const set = await this.workspace.setOf(path);
    const state = set.state(path);
    return state && new AnalysedFile(this.workspace, set, state);
  }

  /** The findings of a file, in text order; of settings files too. Empty if the file is neither. */
  async lint(path: string): Promise<readonly Finding[]> {
    return (await this.workspace.report(path))?.findings ?? [];
  }

  /** The tokens that the cards of some files make, as `tokenwright tokens --format json` prints them. */
  async tokens(paths: readonly string[]): Promise<Record<string, Json>> {
    const states: FileState[] = [];
    for (const path of paths) {
      const state = await this.workspace.state(path);
      if (state) states.push(state);
    }
    const list = listTokens(
      states.map(({ snapshot }) => snapshot),
      (path) => path,
    );
    return tokenListToJson(list);
  }

  /** Everything in the folders that could not be read, with the reason. */
  unreadable(): readonly { readonly path: string; readonly reason: string }[] {
    return this.workspace.unreadable();
  }
}

/**
 * One file of cards in its set, as it was when it was requested: request it again after a change. All offsets are UTF-16
 * offsets in the file. Answers are computed when asked for.
 */
export class AnalysedFile {
  private readonly workspace: Workspace;
  private readonly set: CardSet;
  /** @internal */
  readonly state: FileState;
  private states: readonly FileState[] | null = null;

  /** @internal */
  constructor(workspace: Workspace, set: CardSet, state: FileState) {
    this.workspace = workspace;
    this.set = set;
    this.state = state;
  }

  get path(): string {
    return this.state.file.path;
  }

  get text(): string {
    return this.state.file.text.toString();
  }

  /** The rulebook in use. */
  get rulebook(): RulebookName {
    const { id, title } = this.edition.rulebook;
    return { id, title };
  }

  private get edition(): Edition {
    return this.state.snapshot.edition;
  }

  /** A picture with the set's art for its faces, and why some of it cannot be used. @internal */
  async withArt(picture: CardPicture): Promise<{ picture: CardPicture; problems: readonly string[] }> {
    const { art, problems } = await this.set.findArt(artKeys([picture]));
    return { picture: withArt(picture, art), problems };
  }

  /** The findings, in text order. */
  lint(): readonly Finding[] {
    return this.workspace.reportIn(this.set, this.path)?.findings ?? [];
  }

  /** The text after all safe fixes. */
  fix(): FixedText {
    const { snapshot, settings } = this.state;
    const { text, count } = fixFile(snapshot, settings.rules.of(relativePath(this.path, this.set.place.root)));
    return { text, count };
  }

  /** What there is to know about the words at an offset. */
  hover(offset: number): Hover | null {
    return hoverAt(this.state.snapshot, offset);
  }

  /** The reminder text to insert for the ability at an offset, or only if it has a keyword. @internal */
  reminderAt(offset: number, keyword?: string): ReminderEdit | null {
    return insertionAt(this.state.snapshot, offset, keyword);
  }

  /**
   * What can be typed at an offset; null if nothing can be suggested there.
   * @param requested whether the user asked for the list, not just typed; then more is offered
   */
  completions(offset: number, requested = true): readonly Completion[] | null {
    return completionsAt(this.state.snapshot, offset, requested);
  }

  /** The text to show in gray at an offset; null unless there is only one way in which the text can be expected to continue. */
  inlineCompletion(offset: number): InlineCompletion | null {
    return inlineCompletionAt(this.state.snapshot, offset);
  }

  /** The description of a completion, as Markdown. */
  describeCompletion(subject: CompletionSubject): string | null {
    return describeCompletion(subject, this.state.snapshot);
  }

  /** Where the token, keyword or card at an offset is defined: in a file of the set, or in the rules. */
  definition(offset: number): DefinitionTarget | null {
    return definitionAt(this.state.snapshot, offset);
  }

  /** Every place in the set that refers to the token or card at an offset; null if there is neither. */
  references(offset: number, withDefinition = true): readonly ReferencePlace[] | null {
    return referencesAt(this.state.snapshot, offset, this.snapshots(), withDefinition);
  }

  /** Every place in the file that refers to the token or card at an offset. */
  highlights(offset: number): readonly Occurrence[] {
    return highlightsAt(this.state.snapshot, offset);
  }

  /** Whether the token or card at an offset can be renamed. */
  renamable(offset: number): Renamable | Refusal | null {
    return renamableAt(this.state.snapshot, offset);
  }

  /** The edits of all files of the set that rename the token or card at an offset. */
  rename(offset: number, newName: string): Renaming | Refusal | null {
    return renameAt(this.state.snapshot, offset, newName, this.snapshots());
  }

  /** Quick fixes, refactorings and "fix all" for a selection. */
  actions(range: Span, isWanted: (kind: ActionKind) => boolean = () => true): Action[] {
    const view = this.workspace.fileViewIn(this.set, this.path);
    return view ? codeActions(view, range, isWanted) : [];
  }

  /** The words with a meaning of their own, in text order: tokens made and mentioned, keywords, self-references. */
  semanticWords(within?: Span): readonly SemanticWord[] {
    return semanticWords(this.state.snapshot, within);
  }

  /** The cards, their faces and abilities. */
  outline(): readonly OutlineEntry[] {
    return outlineOf(this.state.snapshot);
  }

  /** The spans that can be folded. */
  folds(): readonly Span[] {
    return foldsOf(this.state.snapshot);
  }

  /** The spans that a selection at an offset grows to, the smallest first. */
  selections(offset: number): readonly Span[] {
    return selectionsAt(this.state.snapshot, offset);
  }

  /** Hints between the words: names of tokens that the text does not name, characteristics of predefined tokens. */
  inlayHints(within: Span, options: InlayHintOptions): readonly InlayHint[] {
    return inlayHintsIn(this.state.snapshot, within, options);
  }

  /** Lines above cards and tokens: what a card makes, how often a token is used. */
  lenses(): readonly Lens[] {
    return lensesOf(this.state.snapshot);
  }

  /** The numbers of rules in the text. */
  ruleLinks(): readonly RuleLink[] {
    return ruleLinks(this.state.snapshot);
  }

  /** The edits that lay out card text as it is printed; none for other formats. @param within limits them to a span */
  format(options: FormatOptions = { quotes: 'keep' }, within?: Span): readonly Edit[] {
    const { snapshot } = this.state;
    return within ? formattingIn(snapshot, options, within) : formatting(snapshot, options);
  }

  /** The edit that writes what was just typed before an offset as cards print it; empty if there is none. */
  formatTyped(offset: number): readonly Edit[] {
    return typedFormatting(this.state.snapshot, offset);
  }

  /** What the rulebook says about a term, a token, a rule number or the id of a lint rule, as plain text. */
  explain(term: string): string | null {
    const { found, text } = explain(term, this.edition, rules);
    return found ? text : null;
  }

  /** The token phrases of some rules text, as `tokenwright parse` prints them. */
  parse(rulesText: string): readonly Record<string, Json>[] {
    return phrasesToJson(rulesText, this.edition);
  }

  /** @internal The files of the set, and this one if the settings exclude it. */
  get setStates(): readonly FileState[] {
    if (!this.states) {
      const paths = this.set.has(this.path) ? this.set.paths() : [...this.set.paths(), this.path];
      this.states = paths.flatMap((path) => this.set.state(path) ?? []);
    }
    return this.states;
  }

  private snapshots() {
    return this.setStates.map(({ snapshot }) => snapshot);
  }
}
