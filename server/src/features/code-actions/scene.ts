import type { Snapshot } from '../../analysis/snapshot.js';
import type { Finding } from '../../lint/finding.js';
import type { LintSettings } from '../../lint/settings.js';
import type { Span } from '../../text/span.js';
import type { Text } from '../../text/text.js';

/** A file as it is now. */
export interface SourceFile {
  readonly path: string;
  readonly text: Text;
  /** The editor's version of it; null where it is read from disk. */
  readonly version: number | null;
}

/** A file as an editor shows it. */
export interface FileScene {
  readonly file: SourceFile;
  /** Those of the whole file, in the order of the text. */
  readonly findings: readonly Finding[];
  /** Null for a file that holds no cards: a set's settings. */
  readonly cards: CardScene | null;
}

/** What stands where somebody asks what can be done: all that code actions are worked out from. */
export interface Scene extends FileScene {
  /** The cursor or the selection: offsets in the file. */
  readonly range: Span;
  /** The findings that it touches; of very many the first. */
  readonly here: readonly Finding[];
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

/** Nobody chooses among the actions of more findings, as when all of a file is selected. */
const MOST_FINDINGS = 100;

/** A file with a cursor or a selection in it. */
export function sceneAt(file: FileScene, range: Span): Scene {
  const here = file.findings.filter(({ span }) => span.start <= range.end && span.end >= range.start);
  return { ...file, range, here: here.slice(0, MOST_FINDINGS) };
}
