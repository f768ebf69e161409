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
}
