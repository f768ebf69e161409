import type { RulesDocument } from '../features/rules-document/rules-document.js';

/** What client and server agree on beyond the protocol itself. */

/** A client's command behind a code lens; its arguments: an address, a position in it, and the places to show. */
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
  /** Whether hovers may show pictures: images in Markdown with an SVG in their address. Default: no. */
  readonly pictures?: boolean;
  /** What pictures in hovers are shown on. Default: light. */
  readonly theme?: PictureTheme;
  /**
   * Whether the client answers `fileRequests`. Default: no; a server that runs as a process then sees the files on disk
   * and those that are open.
   */
  readonly readsFiles?: boolean;
  /** Whether the client completes `tokenwright.json` itself, by its schema. Default: no. */
  readonly completesSettings?: boolean;
  /** Whether the client has the command `SHOW_REFERENCES`. Default: no; a code lens then only tells. */
  readonly showsReferences?: boolean;
  /** Whether the client shows addresses of the scheme `rulesDocuments`. Default: no. */
  readonly rulesDocuments?: boolean;
  /** The folder for what is made of card references, as a path of the system's. Default: the system's own for such things. */
  readonly cache?: string;
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

/** Asks for the page of a lint rule, in Markdown. The answer is a string, or null where there is no such rule. */
export const lintRulePageRequest = 'tokenwright/lintRulePage';

/** What `lintRulePageRequest` asks. */
export interface LintRulePageParams {
  /** The id of the lint rule. */
  readonly id: string;
}

/** What a picture is shown on: a light or a dark page, or one of high contrast, white on black. */
export type PictureTheme = 'light' | 'dark' | 'contrast';

/** The client's notification that the colours of the editor have changed; with `ThemeParams`. */
export const THEME = 'tokenwright/theme';

export interface ThemeParams {
  readonly theme: PictureTheme;
}

/** The request for a drawing of the token or card at a position; with `PictureParams`, answered with a `Picture` or null. */
export const PICTURE = 'tokenwright/picture';

export interface PictureParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
  readonly theme: PictureTheme;
}

/** A token or card as it would be printed; of a double-faced one, both faces side by side. */
export interface Picture {
  /** Its name. */
  readonly title: string;
  /** A whole document, self-contained, without scripts. */
  readonly svg: string;
  /** The size of `svg` in pixels, at which a face is 260 wide; it can be shown at any other. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in words: for who cannot see it. */
  readonly text: string;
  /** The version of the document it is drawn from; null where it is not open. */
  readonly version: number | null;
}
/** A stretch of a file: lines and characters from 0, characters in UTF-16 units. */
export interface PlaceRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Somewhere in a file, by its address. */
export interface FileRange {
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
  /** What the folder is called, ready to be shown. */
  readonly name: string;
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

/** Asks for some files of other programs in a folder that hold cards. The answer is a list of their paths from the folder. */
export const cardFilesRequest = 'tokenwright/cardFiles';

/** What `cardFilesRequest` asks. */
export interface CardFilesParams {
  /** The address of the folder. */
  readonly uri: string;
}

/** Asks for every token that the cards of the workspace's sets make. The answer is a list of `TokensOfSet`. */
export const tokensRequest = 'tokenwright/tokens';

/** Asks for the token lists of the workspace's sets as one document of Markdown. The answer is a string. */
export const tokenListRequest = 'tokenwright/tokenList';

/** Tells a client that has asked for the tokens, in either way, that there may be others now. Sent once until it asks again. */
export const tokensChanged = 'tokenwright/tokensChanged';

/** The tokens of a set. All texts are plain. */
export interface TokensOfSet {
  /** The address of its folder. */
  readonly root: string;
  readonly tokens: readonly TokenOfSet[];
  /** Names of tokens that nobody defines. */
  readonly unknown: readonly UnknownToken[];
}

/** A token that cards make. */
export interface TokenOfSet {
  /** Its name; without one, what it is or is a copy of. */
  readonly label: string;
  /** `2/2 Creature — Bear · green`; empty where nothing is settled. */
  readonly summary: string;
  /** `2/2`; null where there is none. */
  readonly stats: string | null;
  /** Keywords and abilities. */
  readonly abilities: readonly string[];
  /** Letters of colours (`W`, `U`, `B`, `R`, `G`); null where the game has none or they are not settled. */
  readonly colors: readonly string[] | null;
  readonly types: readonly string[];
  /** The number of the rule that defines it. */
  readonly rule: string | null;
  /** How many to print: `2`, or `2+` where the cards leave open how many more. */
  readonly copies: string;
  /** Whether the owner has a print of it; null where no list of prints is kept, and for copies. */
  readonly hasPrint: boolean | null;
  /** Where the set or the rulebook defines it. */
  readonly definition: FileRange | null;
  readonly makers: readonly TokenMaker[];
}

/** A card that makes a token, and the words by which it does. */
export interface TokenMaker extends FileRange {
  readonly card: string;
  /** How many and how they enter: `two, tapped`; empty for one. */
  readonly how: string;
}

/** A token that cards make by a name that nobody defines. */
export interface UnknownToken {
  readonly name: string;
  /** Names that may have been meant. */
  readonly suggestions: readonly string[];
  readonly makers: readonly TokenMaker[];
}

/**
 * The scheme of addresses that name a rulebook as a document to read; made by the server. Behind a `#` may stand `L` and
 * a line, from 1.
 */
export const rulesDocuments = 'tokenwright-rules';

/** What the paths of such addresses begin with; behind it stands the rulebook's id. */
export const RULES_FOLDER = '/tokenwright-rules/';

/** Asks for the document at an address of the scheme `rulesDocuments`. The answer is a `RulesDocumentAnswer` or null. */
export const rulesDocumentRequest = 'tokenwright/rulesDocument';

/** What `rulesDocumentRequest` asks. */
export interface RulesDocumentParams {
  readonly uri: string;
}

/** Tells a client that shows rulebooks as documents that one of the user's own has changed: it is to be asked for anew. */
export const rulesChanged = 'tokenwright/rulesChanged';

/** A rulebook laid out to be read. Lines and characters from 0. */
export type RulesDocumentAnswer = RulesDocument;

/** Asks which rulebooks there are. The answer is a list of `RulebookEntry`. */
export const rulebooksRequest = 'tokenwright/rulebooks';

/** What `rulebooksRequest` asks. */
export interface RulebooksParams {
  /** A document; the rulebook that holds in it is marked. */
  readonly uri?: string;
}

/** A rulebook to choose or to read. */
export interface RulebookEntry extends RulebookInfo {
  /** When its rules took effect: `2024-06-07`, or as much of it as is known. */
  readonly date: string;
  /** The address of its document. */
  readonly address: string;
  readonly inUse: boolean;
}

/**
 * Has a rulebook named in the settings of a document's set, which are made if there are none. The answer is their
 * address, or null where they cannot be changed.
 */
export const setRulebookRequest = 'tokenwright/setRulebook';

/** What `setRulebookRequest` asks. */
export interface SetRulebookParams {
  /** The document. */
  readonly uri: string;
  /** The rulebook's id. */
  readonly rulebook: string;
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
