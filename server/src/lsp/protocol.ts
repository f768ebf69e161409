import type { ComparedRules } from '../features/rules-document/compared-rules.js';
import type { RulesDocument } from '../features/rules-document/rules-document.js';

/** What client and server agree on beyond LSP. */

/** The client's command for a code lens; its arguments: a URI, a position in it, and the locations to show. */
export const SHOW_REFERENCES = 'tokenwright.showReferences';

/**
 * The client's command that opens a rule, given its number, or looks words up in the rules. Hovers link to it if the client
 * shows rulebooks (`rulesDocuments`).
 */
export const OPEN_RULE = 'tokenwright.openRule';

/** What the client sends when it starts the server (`initializationOptions`). All properties are optional. */
export interface InitializationOptions {
  /** The URI of the folder with a page for each lint rule, ending in a slash. Default: the pages next to the server. */
  readonly docsBase?: string;
  /**
   * Whether the user trusts the workspace. If not, nothing outside its folders is read, and no path in its settings is
   * followed. Default: yes, for editors without workspace trust.
   */
  readonly trusted?: boolean;
  /**
   * Whether the client implements the command `commands.openPage` and shows URIs of the scheme `rulePages`. Default:
   * no; pages are then shown with `window/showDocument`.
   */
  readonly opensPages?: boolean;
  /** Whether hovers may contain pictures: Markdown images with an SVG data URI. Default: no. */
  readonly pictures?: boolean;
  /** The background of pictures in hovers. Default: light. */
  readonly theme?: PictureTheme;
  /**
   * Whether the client answers `fileRequests`. Default: no; a server that runs as a process then sees the files on disk
   * and the open documents.
   */
  readonly readsFiles?: boolean;
  /**
   * Whether the client itself completes `tokenwright.json`, by its schema, and reports what is not valid JSON in open
   * files. Default: no.
   */
  readonly supportsJson?: boolean;
  /** Whether the client has the command `SHOW_REFERENCES`. Default: no; a code lens is then only text. */
  readonly showsReferences?: boolean;
  /** Whether the client shows URIs of the scheme `rulesDocuments`. Default: no. */
  readonly rulesDocuments?: boolean;
  /**
   * How long after the last edit findings wait in the text that is being written, in milliseconds; 0 shows all at once.
   * Default: 2000.
   */
  readonly pause?: number;
  /** The cache folder for card references, as a file system path. Default: the system's cache folder. */
  readonly cache?: string;
}

/** The commands that the server executes. */
export const commands = {
  /** Makes all safe fixes in a document, given by its URI. */
  fixFile: 'tokenwright.server.fixFile',
  /**
   * Makes all safe fixes in the set of a document, given by its URI; without one (or null) in all sets of the
   * workspace. The client asks for confirmation, if it can, unless the second argument is true.
   */
  fixSet: 'tokenwright.server.fixSet',
  /**
   * Brings the set of a document, given by its URI, into the wording of a rulebook, given as settings would name it. The
   * client shows the changes first, if it can.
   */
  migrateSet: 'tokenwright.server.migrateSet',
  /** Inserts the reminder text of the ability at an offset (in UTF-16 units) of a document, given by its URI. */
  insertReminder: 'tokenwright.server.insertReminder',
  /** Shows a page, given by its URI. */
  openPage: 'tokenwright.openPage',
} as const;

/** The scheme of URIs for a rule of the game: the path is its number, the query the document it is requested for. */
export const rulePages = 'tokenwright-rule';

/** Requests the text of a rule of the game, in the rulebook that applies to a document. The result is a string. */
export const ruleTextRequest = 'tokenwright/ruleText';

/** Params of `ruleTextRequest`. */
export interface RuleTextParams {
  /** The URI of a document. */
  readonly uri: string;
  /** As it is cited: `111.4`. */
  readonly number: string;
}

/** Requests the page of a lint rule, in Markdown. The result is a string, or null if there is no such rule. */
export const lintRulePageRequest = 'tokenwright/lintRulePage';

/** Params of `lintRulePageRequest`. */
export interface LintRulePageParams {
  /** The id of the lint rule. */
  readonly id: string;
}

/** The background of a picture: a light or dark page, or high contrast (white on black). */
export type PictureTheme = 'light' | 'dark' | 'contrast';

/** Notification from the client: the editor's colours have changed. Params: `ThemeParams`. */
export const THEME = 'tokenwright/theme';

export interface ThemeParams {
  readonly theme: PictureTheme;
}

/**
 * Notification from the client: the cursor is on another line or in another document. Params: `CursorParams`. Optional;
 * it ends the writing of a card when the cursor leaves it.
 */
export const CURSOR = 'tokenwright/cursor';

export interface CursorParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

/**
 * Requests a drawing of the token or card at a position. Params: `PictureParams`; the result is a `Picture` or null.
 */
export const PICTURE = 'tokenwright/picture';

export interface PictureParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
  readonly theme: PictureTheme;
  /**
   * Whether the position is where the user is typing: the card around it is then drawn even inside the words of a
   * token, which are another token with every letter. Default: no.
   */
  readonly writing?: boolean;
  /** Whether the picture is for a file: without the marks that help its designer. Default: no. */
  readonly forFile?: boolean;
}

/** A token or card as it would be printed; both faces side by side if it is double-faced. */
export interface Picture {
  /** Its name. */
  readonly title: string;
  /** A file name for it, without extension. */
  readonly fileName: string;
  /** A complete, self-contained SVG document without scripts. */
  readonly svg: string;
  /** The size of `svg` in pixels, for a face 260 wide; it scales to any size. */
  readonly width: number;
  readonly height: number;
  /** A textual alternative to the picture. */
  readonly text: string;
  /** A sentence if some text is smaller than on printed cards, otherwise null. */
  readonly smallText: string | null;
  /** Why pictures of the set's own could not be used, as sentences. */
  readonly problems: readonly string[];
  /** The version of the document it was drawn from; null if that is not open. */
  readonly version: number | null;
}

/** Requests print sheets of cards or tokens. Params: `SheetsParams`; the result is a `SheetsAnswer`. */
export const SHEETS = 'tokenwright/sheets';

export interface SheetsParams {
  readonly what: 'cards' | 'tokens';
  /** Without a document, or for one without cards, the sets of the workspace folders are printed. */
  readonly textDocument?: { readonly uri: string };
  /** The card at the position, the cards of the document, or those of its set; and of tokens, those that they make. */
  readonly scope: 'card' | 'file' | 'set';
  readonly position?: { readonly line: number; readonly character: number };
  readonly paper: 'a4' | 'letter';
  /** The copies of each, from 1 to 99; null for as many as an effect makes at most, and for one of each card. */
  readonly copies: number | null;
  readonly grayscale: boolean;
  /** Whether backs are printed beside their fronts, for printers that print one side. */
  readonly oneSided: boolean;
  /** Only tokens that the owner has no print of, if the settings have a list of prints. */
  readonly missing: boolean;
}

/** Print sheets. */
export interface SheetsAnswer {
  /** A complete HTML document without scripts, which browsers print in exact millimetres; empty if nothing is printed. */
  readonly html: string;
  /** A file name for it, without extension. */
  readonly fileName: string;
  /** How many cards or tokens are on the sheets, copies included. */
  readonly count: number;
  /** The names of cards or tokens whose text does not fit. */
  readonly cut: readonly string[];
  /** Phrases that make tokens which are not printed, since nothing defines them. */
  readonly undefinedTokens: readonly string[];
  /** Sentences on pictures of the set that cannot be used. */
  readonly problems: readonly string[];
}

/** A range in a file: lines and characters from 0, characters in UTF-16 units. */
export interface PlaceRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** A range in a file given by its URI. */
export interface FileRange {
  readonly uri: string;
  readonly range: PlaceRange;
}

/** Requests the set of a file, or of the files in a folder. The result is a `SetInfo`. */
export const setRequest = 'tokenwright/set';

/** Params of `setRequest`. */
export interface SetParams {
  /** The URI of a file or a folder. */
  readonly uri: string;
  /** Whether it is a folder. */
  readonly folder?: boolean;
}

/** A set, as it applies to one file or folder. */
export interface SetInfo {
  /** The URI of the set's folder. */
  readonly root: string;
  /** The folder's name, ready to be shown. */
  readonly name: string;
  /** The URI of its `tokenwright.json`; null if it has none. */
  readonly config: string | null;
  readonly rulebook: RulebookInfo;
  /** Where the rulebook is named: the file's header, the set's `tokenwright.json`, or neither. */
  readonly named: 'in the file' | 'in the set' | 'elsewhere';
  /** Whether the file contains cards and belongs to the set; false for a folder. */
  readonly holdsCards: boolean;
  /** Whether it is an open file of another program that contains cards, in a folder without settings. */
  readonly isUnchecked: boolean;
  /** The number of card files that belong to the set. */
  readonly files: number;
}

/** A rulebook's id and title. */
export interface RulebookInfo {
  /** Its id in `tokenwright.json`; null for a rulebook that is neither bundled with Tokenwright nor installed. */
  readonly id: string | null;
  readonly title: string;
}

/** Requests a check of all files in a folder, with progress; can be cancelled. The result is a `CheckResult`. */
export const checkRequest = 'tokenwright/check';

/** Params of `checkRequest`. */
export interface CheckParams {
  /** The URI of the folder. */
  readonly uri: string;
  /** The token of progress notifications. */
  readonly workDoneToken?: string;
}

/** The result of a check. */
export interface CheckResult {
  /** The number of card files. */
  readonly files: number;
  readonly cards: number;
  /** All findings in the card files and in the settings. */
  readonly findings: number;
  /** Those of them that are only hints, which editors do not list. */
  readonly hints: number;
  /** Those of them that are not sent because their file has too many. */
  readonly omitted: number;
}

/** Requests a few files of other programs in a folder that contain cards. The result: their paths in the folder. */
export const cardFilesRequest = 'tokenwright/cardFiles';

/** Params of `cardFilesRequest`. */
export interface CardFilesParams {
  /** The URI of the folder. */
  readonly uri: string;
}

/** Requests every card of the workspace's sets. Params: `CardsParams`; the result is a list of `CardsOfSet`. */
export const cardsRequest = 'tokenwright/cards';

/** Params of `cardsRequest`. */
export interface CardsParams {
  /** The ids of the lists that the client has already. */
  readonly known: readonly string[];
}

/** Notifies a client that requested the cards that they may have changed. Sent once per request. */
export const cardsChanged = 'tokenwright/cardsChanged';

/** The cards of a set. All texts are plain text. */
export interface CardsOfSet {
  /** The URI of its folder. */
  readonly root: string;
  /** The files with cards or tokens, in order of their paths. */
  readonly files: readonly CardsOfFile[];
}

/** The cards of a file, in order. */
export interface CardsOfFile {
  readonly uri: string;
  /** Relative to the set's folder. */
  readonly path: string;
  /** Changes with the list. */
  readonly id: string;
  /** Null if the client has the list with this id. */
  readonly cards: readonly CardOfSet[] | null;
}

/** A card of a set. */
export interface CardOfSet {
  /** Its name; without one, its first words; empty for an empty card. */
  readonly name: string;
  /** As written: `{1}{G}`; empty without one. */
  readonly manaCost: string;
  /** Null without a mana cost. */
  readonly manaValue: number | null;
  readonly typeLine: string;
  /** Power and toughness, loyalty and so on; empty if it has none. */
  readonly stats: string;
  /** As written. */
  readonly rarity: string;
  /** Letters of colours, custom colours, or the domains of Riftbound. */
  readonly colors: readonly string[];
  /** Its name in the file. */
  readonly range: PlaceRange;
  /** The whole card. */
  readonly extent: PlaceRange;
}

/** Requests the card or token definition at a position as plain card text. The result is a string or null. */
export const cardTextRequest = 'tokenwright/cardText';

/** Params of `cardTextRequest`. */
export interface CardTextParams {
  readonly textDocument: { readonly uri: string };
  readonly position: PlaceRange['start'];
}

/** Requests every token that the cards of the workspace's sets make. The result is a list of `TokensOfSet`. */
export const tokensRequest = 'tokenwright/tokens';

/** Notifies a client that requested the tokens that they may have changed. Sent once per request. */
export const tokensChanged = 'tokenwright/tokensChanged';

/** Requests drawings of tokens. Params: `TokenPicturesParams`; the result is a list of `TokenPicture`. */
export const tokenPicturesRequest = 'tokenwright/tokenPictures';

/** Params of `tokenPicturesRequest`. */
export interface TokenPicturesParams {
  /** The ids of tokens in the latest answer to `tokensRequest`; others are left out of the result. */
  readonly ids: readonly string[];
  readonly theme: PictureTheme;
}

/** The drawing of a token. */
export interface TokenPicture extends Pick<Picture, 'svg' | 'width' | 'height' | 'text'> {
  readonly id: string;
}

/** The tokens of a set. All texts are plain text. */
export interface TokensOfSet {
  /** The URI of its folder. */
  readonly root: string;
  readonly tokens: readonly TokenOfSet[];
  /** Names of tokens that are defined nowhere. */
  readonly unknown: readonly UnknownToken[];
  /** Prints that the owner has and no card needs. */
  readonly unusedPrints: readonly string[];
}

/** A token that cards make. */
export interface TokenOfSet {
  /** Identifies it among all tokens with the same characteristics and origin, across changes. */
  readonly id: string;
  /** Its name; without one, its characteristics or the card it is a copy of. */
  readonly label: string;
  /** `2/2 Creature — Bear · green`; empty if nothing is known. */
  readonly summary: string;
  /** `2/2`; null if there are none. */
  readonly stats: string | null;
  /** Keywords and abilities. */
  readonly abilities: readonly string[];
  /** Letters of colours (`W`, `U`, `B`, `R`, `G`); null if the game has none or they are unknown. */
  readonly colors: readonly string[] | null;
  readonly types: readonly string[];
  /** The number of the rule that defines it. */
  readonly rule: string | null;
  /** How many to print: `2`, or `2+` if the cards leave the number open. */
  readonly copies: string;
  /** Whether the owner has a print of it; null if there is no list of prints, and for copies. */
  readonly hasPrint: boolean | null;
  /** Its definition in the set or the rulebook. */
  readonly definition: FileRange | null;
  readonly makers: readonly TokenMaker[];
}

/** A card that makes a token, and the range of the words that do. */
export interface TokenMaker extends FileRange {
  readonly card: string;
  /** How many and how they enter: `two, tapped`; empty for one. */
  readonly how: string;
}

/** A token that cards make by a name that is defined nowhere. */
export interface UnknownToken {
  readonly name: string;
  /** Names with a similar spelling. */
  readonly suggestions: readonly string[];
  readonly makers: readonly TokenMaker[];
}

/**
 * The scheme of URIs for a rulebook as a document, created by the server. The fragment may be `L` and a line, from 1.
 */
export const rulesDocuments = 'tokenwright-rules';

/** The start of the paths of such URIs, followed by the rulebook's id. */
export const RULES_FOLDER = '/tokenwright-rules/';

/** Requests the document at a URI of the scheme `rulesDocuments`. The result is a `RulesDocumentAnswer` or null. */
export const rulesDocumentRequest = 'tokenwright/rulesDocument';

/** Params of `rulesDocumentRequest`. */
export interface RulesDocumentParams {
  readonly uri: string;
}

/**
 * Notifies a client that shows rulebooks as documents that a user's rulebook has changed and must be requested again.
 */
export const rulesChanged = 'tokenwright/rulesChanged';

/** A rulebook laid out for reading. Lines and characters from 0. */
export type RulesDocumentAnswer = RulesDocument;

/** Searches the rules, the glossary and the terms of a rulebook. The result is a `RulesSearchAnswer`. */
export const searchRulesRequest = 'tokenwright/searchRules';

/** Params of `searchRulesRequest`. */
export interface SearchRulesParams {
  /** The document that uses the rulebook, or the rulebook's own; without one, the default rulebook is searched. */
  readonly uri?: string;
  /** Numbers or words, as a user types them; the titles of sections are listed if it is empty. */
  readonly query: string;
}

/** The result of a search. */
export interface RulesSearchAnswer {
  /** The title and the URI of the rulebook that was searched. */
  readonly title: string;
  readonly address: string;
  /** What was found, the best first. */
  readonly hits: readonly FoundRule[];
}

/** A rule, glossary entry, question or term that was found. */
export interface FoundRule {
  readonly kind: RulesDocument['entries'][number]['kind'];
  /** The rule's number, the term, or the question. */
  readonly key: string;
  /** The titles of what contains it, from the outside inwards. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Its line in the rulebook's document. */
  readonly line: number;
}

/** Requests what changed between two rulebooks. The result is a `RulesDiffAnswer`, or null if one is not available. */
export const rulesDiffRequest = 'tokenwright/rulesDiff';

/** Params of `rulesDiffRequest`. */
export interface RulesDiffParams {
  /** The URI of the older rulebook's document. */
  readonly before: string;
  /** The URI of the newer rulebook's document. */
  readonly after: string;
}

/** Two rulebooks for reading side by side, with their titles. */
export interface RulesDiffAnswer extends ComparedRules {
  readonly titles: readonly [before: string, after: string];
}

/**
 * Requests what another rulebook changes for the cards of a set. The result is a `ComparisonReport`, or null if a
 * rulebook is not available.
 */
export const compareSetRequest = 'tokenwright/compareSet';

/** Params of `compareSetRequest`. */
export interface CompareSetParams extends RulesDiffParams {
  /** The URI of a file of the set. */
  readonly uri: string;
}

/** A text, and the links in it. Lines and characters from 0, characters in UTF-16 units. */
export interface ComparisonReport {
  readonly text: string;
  readonly links: readonly ReportLink[];
}

/** A link in a line of a report. */
export interface ReportLink {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** A URI; its fragment may be `L` and a line, from 1. */
  readonly target: string;
}

/**
 * Reads a rules file and says what it is, or installs it for all sets on this machine. The result is a
 * `RulesFileAnswer`.
 */
export const rulesFileRequest = 'tokenwright/rulesFile';

/** Params of `rulesFileRequest`. */
export interface RulesFileParams {
  /** The URI of the file. */
  readonly uri: string;
  /** Whether to install it. */
  readonly install: boolean;
}

/** What a rules file is, or why it cannot be used, as a sentence. */
export type RulesFileAnswer =
  | {
      readonly title: string;
      /** The number of its rules and of its glossary entries. */
      readonly rules: number;
      readonly terms: number;
      /** The id and the path of the installed file; null if rulebooks cannot be installed, as in a browser. */
      readonly installed: { readonly id: string; readonly path: string } | null;
    }
  | { readonly problem: string };

/** Requests the places that cite a rule. Params: `RuleReferencesParams`; the result is a list of `FileRange`. */
export const ruleReferencesRequest = 'tokenwright/ruleReferences';

/** Params of `ruleReferencesRequest`. */
export interface RuleReferencesParams {
  /** The URI of the rulebook's document. */
  readonly uri: string;
  readonly number: string;
}

/** Requests the list of rulebooks. The result is a list of `RulebookEntry`. */
export const rulebooksRequest = 'tokenwright/rulebooks';

/** Params of `rulebooksRequest`. */
export interface RulebooksParams {
  /** A document; the rulebook that applies to it is marked. */
  readonly uri?: string;
}

/** A rulebook to choose or to read. */
export interface RulebookEntry extends RulebookInfo {
  readonly game: 'magic' | 'riftbound' | 'fifth';
  /** When its rules took effect: `2024-06-07`, or the known part of it. */
  readonly date: string;
  /** The number of its rules. */
  readonly rules: number;
  /** Whether the user has installed it. */
  readonly installed: boolean;
  /** The URI of its document. */
  readonly address: string;
  readonly inUse: boolean;
}

/**
 * Sets the rulebook in the settings of a document's set, creating them if there are none. The result is a
 * `SetRulebookAnswer`.
 */
export const setRulebookRequest = 'tokenwright/setRulebook';

/** Params of `setRulebookRequest`. */
export interface SetRulebookParams {
  /** The URI of the document. */
  readonly uri: string;
  /** The rulebook's id, or the path of a rules file: absolute, or relative to the folder of the set. */
  readonly rulebook: string;
}

/** The result of `setRulebookRequest`. Nothing has changed if there is a problem. */
export type SetRulebookAnswer =
  | {
      /** The URI of the settings that name the rulebook now, unsaved. */
      readonly config: string;
      readonly title: string;
    }
  /** Why the rulebook cannot be used; null if the settings cannot be changed. */
  | { readonly problem: string | null };

/** Requests the dictionaries that are installed on the machine. The result is a list of `DictionaryEntry`. */
export const dictionariesRequest = 'tokenwright/dictionaries';

/** Params of `dictionariesRequest`. */
export interface DictionariesParams {
  /** A document of the set that looks for dictionaries. */
  readonly uri: string;
}

/** An installed dictionary. */
export interface DictionaryEntry {
  /** As settings name it: `en`, `en-GB`. */
  readonly language: string;
  /** The path of its `.dic` file. */
  readonly path: string;
}

/** Names a dictionary in the settings of a document's set, creating them if there are none. The result is a `SetDictionaryAnswer`. */
export const setDictionaryRequest = 'tokenwright/setDictionary';

/** Params of `setDictionaryRequest`. */
export interface SetDictionaryParams {
  /** The URI of the document. */
  readonly uri: string;
  /** A language, or the path of a `.dic` file: absolute, or relative to the folder of the set. */
  readonly dictionary: string;
  /** Whether to check the dictionary without changing the settings. */
  readonly onlyCheck?: boolean;
}

/** The result of `setDictionaryRequest`. Nothing has changed if there is a problem. */
export type SetDictionaryAnswer =
  /** The URI of the settings that name the dictionary now, unsaved; null if it was only checked. */
  | { readonly config: string | null }
  /** Why the dictionary cannot be used; null if the settings cannot be changed. */
  | { readonly problem: string | null };

/**
 * Requests from the server to the client for files the server cannot reach: all files in a browser; on the desktop,
 * those of a virtual workspace. Each takes `FileParams` and returns a `FileAnswer`.
 */
export const fileRequests = {
  /** The bytes of a file, in base64. */
  read: 'tokenwright/fs/read',
  /** The entries of a folder: a list of `FileEntry`. */
  list: 'tokenwright/fs/list',
  /** The kind of a URI: `file`, `folder`, or null if nothing exists there. Links are followed. */
  kind: 'tokenwright/fs/kind',
} as const;

/** Params of `fileRequests`. */
export interface FileParams {
  /** The URI of a file or folder. */
  readonly uri: string;
  /** The maximum number of bytes to read. Default: all. */
  readonly most?: number;
}

/** One entry of a folder. */
export interface FileEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

/** The result, or the reason there is none: a code of VS Code's `FileSystemError`, or `TooLarge`. */
export type FileAnswer<Found> = { readonly found: Found } | { readonly problem: string };
