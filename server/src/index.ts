/**
 * Tokenwright as a library: what the npm package exports. `createService` opens card files, and answers what the language
 * server and the command line answer.
 *
 * @example
 * import { createService, textFiles } from 'tokenwright';
 *
 * const service = createService({ fs: textFiles({ '/set/orchard.cards': text }) }, ['/set']);
 * const file = await service.file('/set/orchard.cards');
 * for (const { message, span } of file.lint()) console.log(span.start, message);
 */

export { nodeFileSystem as diskFiles } from './disk/file-system.js';
export type { Action, ActionKind } from './features/code-actions/action.js';
export type { InlineCompletion } from './features/completion/inline-completion.js';
export type { Completion, CompletionSubject } from './features/completion/proposal.js';
export type { FormatOptions } from './features/formatting/formatting.js';
export type { Hover } from './features/hover/hover.js';
export type { DefinitionTarget } from './features/navigation/definition.js';
export type { ReferencePlace } from './features/navigation/references.js';
export type { FileEdits, Refusal, Renamable, RenameEdit, Renaming } from './features/navigation/renaming.js';
export type { OutlineEntry } from './features/outline/entry.js';
export type { SemanticWord } from './features/semantic-tokens/semantic-tokens.js';
export type { Edit, Finding, Fix, Severity } from './lint/finding.js';
export { bundledRulebook } from './rulebook/bundled.js';
export { applyChanges } from './rulebook/changes/apply.js';
export { diffRulebooks, type RulesChange } from './rulebook/changes/diff.js';
export { itemsOf, type RulesItem, type RulesPart } from './rulebook/changes/items.js';
export { type TracedRule, traceRule } from './rulebook/changes/trace.js';
export type { WordChange } from './rulebook/changes/word-changes.js';
export type { Game, GameRule, Rulebook, RulebookQuestion, Term, WordLists } from './rulebook/rulebook.js';
export type { RulesFile } from './rulebook/rules-file.js';
export { type RulesHit, searchRules } from './rulebook/search/search.js';
export { type RuleView, viewRule } from './rulebook/view.js';
export {
  AnalysedFile,
  bundledRulebooks,
  createService,
  type FixedText,
  type Host,
  type RulebookName,
  readRules,
  Service,
} from './service.js';
export type { Span } from './text/span.js';
export type { Json } from './util/json.js';
export { type DirectoryEntry, type FileEvent, FileProblem, type FileSystem } from './workspace/file-system.js';
export { textFiles } from './workspace/text-files.js';
