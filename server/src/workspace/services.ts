import type { RuleConfig } from './config/read-config.js';
import type { RulebookRegistry } from './config/rulebook-registry.js';
import type { Dictionaries } from './dictionary/dictionaries.js';
import type { FileSystem } from './file-system.js';
import type { CardReferences } from './reference/card-references.js';
import type { OpenDocument } from './sets/set-files.js';

/** The editor's own settings, which apply if a `tokenwright.json` does not contain them. */
export interface EditorSettings {
  readonly rulebook: string | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  /** The path or the language of a dictionary. */
  readonly dictionary?: string | null;
}

/** The settings of a command line, which take precedence over all others. */
export interface Overrides {
  /** The id or path of the rulebook, relative to the folder in which the command is run. */
  readonly rulebook: { readonly name: string; readonly folder: string } | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  /** A configuration to use instead of every `tokenwright.json`. */
  readonly config: string | null;
  /** Card references to use instead of those of every `tokenwright.json`, relative to the command's folder. */
  readonly cards?: { readonly names: readonly string[]; readonly folder: string } | null;
  /** A dictionary to use instead of that of every `tokenwright.json`; its path is relative to the command's folder. */
  readonly dictionary?: { readonly name: string; readonly folder: string } | null;
}

export const noEditorSettings: EditorSettings = { rulebook: null, rules: new Map() };
export const noOverrides: Overrides = { rulebook: null, rules: new Map(), config: null };

/** The options of a workspace, given by its host. */
export interface WorkspaceOptions {
  readonly fs: FileSystem;
  /** Whether the workspace is trusted; if not, paths in settings and symbolic links are not followed. */
  readonly trusted: boolean;
  /** Whether relative paths in settings must stay in the workspace folder; they need not for a command line. */
  readonly confined: boolean;
  readonly overrides: Overrides;
  /** The files of printed cards; missing if they are not used. */
  readonly references?: CardReferences;
  /** Dictionaries for names and flavor text; missing if they are not used. */
  readonly dictionaries?: Dictionaries;
  /** Returns the editor's settings for a folder. Never rejects. */
  readonly editorSettings: (folder: string) => Promise<EditorSettings>;
  /** Shows the user a message that belongs to no file. */
  readonly notice: (message: string) => void;
}

/** The objects that all sets of a workspace share. */
export interface Services {
  readonly options: WorkspaceOptions;
  readonly rulebooks: RulebookRegistry;
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly searched: Searched;
}

/** What is searched for files that contain cards, regardless of any `tokenwright.json`. */
export interface Searched {
  readonly folders: readonly string[];
  /** Single files, such as those that a glob on the command line matches. */
  readonly files: ReadonlySet<string>;
  /** The output file of the command, whose previous content is not an input. */
  readonly except: string | null;
}

export const nothingSearched: Searched = { folders: [], files: new Set(), except: null };

/** The location of a set. */
export interface SetPlace {
  /** The folder that paths and patterns are relative to. */
  readonly root: string;
  /** Its `tokenwright.json`, or the configuration that the command line names instead. */
  readonly configPath: string | null;
  /** The workspace folder that contains the set or is inside of it; null for a file outside of the workspace. */
  readonly home: string | null;
}
