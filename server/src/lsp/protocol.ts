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
  /** Whether hovers may show pictures: images in Markdown with an SVG in their address. Default: no. */
  readonly pictures?: boolean;
  /** What pictures in hovers are shown on. Default: light. */
  readonly theme?: PictureTheme;
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
