import type { RuleConfig } from './config/read-config.js';
import type { RulebookRegistry } from './config/rulebook-registry.js';
import type { FileSystem } from './file-system.js';
import type { CardReferences } from './reference/card-references.js';
import type { OpenDocument } from './sets/set-files.js';

/** What an editor's own settings say, for what a `tokenwright.json` leaves out. */
export interface EditorSettings {
  readonly rulebook: string | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
}

/** What a command line says, before everything else. */
export interface Overrides {
  /** The rulebook's id or path, from the folder the command was given in. */
  readonly rulebook: { readonly name: string; readonly folder: string } | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  /** A configuration to use in place of every `tokenwright.json`. */
  readonly config: string | null;
  /** Card references to use in place of those of every `tokenwright.json`, as the command's folder has them. */
  readonly cards?: { readonly names: readonly string[]; readonly folder: string } | null;
}

export const noEditorSettings: EditorSettings = { rulebook: null, rules: new Map() };
export const noOverrides: Overrides = { rulebook: null, rules: new Map(), config: null };

/** How a shell wants the workspace to be. */
export interface WorkspaceOptions {
  readonly fs: FileSystem;
  /** Whether paths in settings are followed and links too; what nobody has said to trust stays in its folder. */
  readonly trusted: boolean;
  /** Whether a relative path in settings may lead out of the workspace's folder, as it may for a command that was called. */
  readonly confined: boolean;
  readonly overrides: Overrides;
  /** The files of printed cards; left out where none are looked at. */
  readonly references?: CardReferences;
  /** The editor's settings for a folder. Never rejects. */
  readonly editorSettings: (folder: string) => Promise<EditorSettings>;
  /** Something the person at the screen should know that belongs into no file. */
  readonly notice: (message: string) => void;
}

/** What all sets of a workspace have in common. */
export interface Services {
  readonly options: WorkspaceOptions;
  readonly shelf: RulebookRegistry;
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly searched: Searched;
}

/** What is searched for every file that holds cards, whether a `tokenwright.json` says so or not. */
export interface Searched {
  readonly folders: readonly string[];
  /** Single files: those that a glob of a call matches. */
  readonly files: ReadonlySet<string>;
  /** A file that the call writes: what it wrote before is no input. */
  readonly except: string | null;
}

export const nothingSearched: Searched = { folders: [], files: new Set(), except: null };

/** Where a set is. */
export interface SetPlace {
  /** The folder that paths and patterns count from. */
  readonly root: string;
  /** Its `tokenwright.json`, or what the command line names in its place. */
  readonly configPath: string | null;
  /** The workspace's folder it is in, or that is in it; null for a loose file's. */
  readonly home: string | null;
}
