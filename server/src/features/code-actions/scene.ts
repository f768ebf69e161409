import type { Snapshot } from '../../analysis/snapshot.js';
import type { Finding } from '../../lint/finding.js';
import type { LintSettings } from '../../lint/settings.js';
import type { Span } from '../../text/span.js';

/** A file as it is now. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The editor's version of it; null where it is read from disk. */
  readonly version: number | null;
}

/** What stands in an editor where somebody asks what can be done: all that code actions are worked out from. */
export interface Scene {
  readonly file: SourceFile;
  /** Those of the whole file, in the order of the text. */
  readonly findings: readonly Finding[];
  /** The cursor or the selection: offsets in the file. */
  readonly range: Span;
  /** Null for a file that holds no cards: a set's settings. */
  readonly cards: CardScene | null;
}

/** A file of cards, in its set. */
export interface CardScene {
  readonly snapshot: Snapshot;
  /** What holds for the linter in this file. */
  readonly rules: LintSettings;
  readonly settings: SettingsPlace;
  readonly tokens: TokensPlace | null;
}

/** The set's `tokenwright.json`, for actions that change it. */
export interface SettingsPlace {
  /** Where it is, or where it would be made; null where no set can have one, as for a document that was never saved. */
  readonly path: string | null;
  /** Null where there is none yet. */
  readonly file: SourceFile | null;
  /** Whether it can be understood: what is broken is not edited. */
  readonly isSound: boolean;
  /** A glob that means the file of cards and no other. */
  readonly glob: string;
}

/** The token file that new definitions go to. */
export interface TokensPlace {
  readonly path: string;
  /** Null where it is to be made. */
  readonly file: SourceFile | null;
}

/** The findings that the cursor or the selection touches. */
export function findingsIn({ findings, range }: Scene): Finding[] {
  return findings.filter(({ span }) => span.start <= range.end && span.end >= range.start);
}
