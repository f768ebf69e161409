/** What client and server agree on beyond the protocol itself. */

/** The client's command behind a code lens; its arguments: an address, a position in it, and the places to show. */
export const SHOW_REFERENCES = 'tokenwright.showReferences';

/** What the client tells when it starts the server (`initializationOptions`). Every part may be missing. */
export interface InitializationOptions {
  /** The address of the folder with a page for each lint rule, ending in a slash. Default: the pages beside the server. */
  readonly docsBase?: string;
  /**
   * Whether the user trusts the workspace. If not, nothing outside its folders is read, and no path in its settings is
   * followed. Default: yes, as editors without such a notion have it.
   */
  readonly trusted?: boolean;
  /**
   * Whether the client has the command `commands.openPage` itself, and shows addresses of the scheme `rulePages`.
   * Default: no; pages are then shown as the protocol has it (`window/showDocument`).
   */
  readonly opensPages?: boolean;
  /**
   * Whether the client answers `fileRequests`. Default: no; a server that runs as a process then sees the files on disk
   * and those that are open.
   */
  readonly readsFiles?: boolean;
}

/** The commands that the server carries out. */
export const commands = {
  /** All that is safe to fix in a document, by its address. */
  fixFile: 'tokenwright.server.fixFile',
  /**
   * All that is safe to fix in the set of a document, by its address; without one (or null) in all sets of the workspace. The
   * client has the edits looked at first, if it can, unless the second argument is true.
   */
  fixSet: 'tokenwright.server.fixSet',
  /** Shows a page, by its address. */
  openPage: 'tokenwright.openPage',
} as const;

/** The scheme of addresses that name a rule of the game: its number is the path, the query the document it is asked for. */
export const rulePages = 'tokenwright-rule';

/** Asks for the text of a rule of the game, in the rulebook that holds for a document. The answer is a string. */
export const ruleTextRequest = 'tokenwright/ruleText';

/** What `ruleTextRequest` asks. */
export interface RuleTextParams {
  /** The address of a document. */
  readonly uri: string;
  /** As it is cited: `111.4`. */
  readonly number: string;
}

/** A stretch of a file: lines and characters from 0, characters in UTF-16 units. */
export interface PlaceRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Somewhere in a file, by its address. */
export interface Place {
  readonly uri: string;
  readonly range: PlaceRange;
}

/** Asks what holds for a file or for the files of a folder. The answer is a `SetInfo`. */
export const setRequest = 'tokenwright/set';

/** What `setRequest` asks. */
export interface SetParams {
  /** The address of a file, or of a folder. */
  readonly uri: string;
  /** Whether it is a folder. */
  readonly folder?: boolean;
}

/** A set, as far as it concerns one file or folder. */
export interface SetInfo {
  /** The set's folder: its address. */
  readonly root: string;
  /** The address of its `tokenwright.json`; null where it has none. */
  readonly config: string | null;
  readonly rulebook: RulebookInfo;
  /** What names the rulebook: the file's header, the set's `tokenwright.json`, or neither. */
  readonly named: 'in the file' | 'in the set' | 'elsewhere';
  /** Whether the file is one of cards that belongs to the set; false for a folder. */
  readonly holdsCards: boolean;
}

/** A rulebook by its name. */
export interface RulebookInfo {
  /** What a `tokenwright.json` calls it; null for one that does not come with Tokenwright. */
  readonly id: string | null;
  readonly title: string;
}

/** Has all files of a folder checked, with progress. It can be cancelled. The answer is a `CheckResult`. */
export const checkRequest = 'tokenwright/check';

/** What `checkRequest` asks. */
export interface CheckParams {
  /** The address of the folder. */
  readonly uri: string;
  /** Reports of progress come under this name. */
  readonly workDoneToken?: string;
}

/** What a check has found. */
export interface CheckResult {
  /** Files of cards. */
  readonly files: number;
  readonly cards: number;
  /** In the files of cards and in the settings. */
  readonly findings: number;
}

/**
 * What the server asks of the client about files that it cannot reach by itself: in a browser all, on the desktop those of
 * a virtual workspace. Each asks `FileParams` and is answered by a `FileAnswer`.
 */
export const fileRequests = {
  /** The bytes of a file, in base 64. */
  read: 'tokenwright/fs/read',
  /** What a folder holds: a list of `FileEntry`. */
  list: 'tokenwright/fs/list',
  /** What stands at an address: `file`, `folder`, or null for nothing. A link is what it leads to. */
  kind: 'tokenwright/fs/kind',
} as const;

/** What `fileRequests` ask. */
export interface FileParams {
  /** The address of a file or folder. */
  readonly uri: string;
  /** So many bytes of a file are enough. Default: all of them. */
  readonly most?: number;
}

/** One name in a folder. */
export interface FileEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

/** What was found, or why there is nothing: a code of VS Code's `FileSystemError`, or `TooLarge`. */
export type FileAnswer<Found> = { readonly found: Found } | { readonly problem: string };
