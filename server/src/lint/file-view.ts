import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Finding } from './finding.js';
import type { LintSettings } from './settings.js';
import type { SourceFile } from './source-file.js';

/** A file with its findings, and the other files that its code actions may change. */
export interface FileView {
  readonly file: SourceFile;
  /** The findings of the whole file, in text order. */
  readonly findings: readonly Finding[];
  /** Null for a file without cards: a set's settings. */
  readonly cards: CardFileView | null;
}

/** A file of cards as part of its set. */
export interface CardFileView {
  readonly snapshot: Snapshot;
  /** The lint settings of this file. */
  readonly rules: LintSettings;
  readonly settings: SettingsPlace;
  readonly tokens: TokensPlace | null;
}

/** The set's `tokenwright.json`, for actions that change it. */
export interface SettingsPlace {
  /** Its path, or the path it would be created at; null if the set cannot have one, as for an unsaved document. */
  readonly path: string | null;
  /** Null if it does not exist yet. */
  readonly file: SourceFile | null;
  /** Whether it can be parsed; broken settings are never edited. */
  readonly isSound: boolean;
  /** A glob that matches only this file of cards. */
  readonly glob: string;
}

/** The token file that new definitions are added to. */
export interface TokensPlace {
  readonly path: string;
  /** Null if it has to be created. */
  readonly file: SourceFile | null;
}
