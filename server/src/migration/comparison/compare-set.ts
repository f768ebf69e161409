import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import type { LintSettings } from '../../lint/settings.js';
import { migrateSet, type SetMigration } from '../migrate-set.js';
import { underEdition } from '../under-edition.js';
import { type FindingChange, findingChanges } from './finding-changes.js';
import { type KeywordChange, keywordChanges } from './keyword-changes.js';
import { type TokenChange, tokenChanges } from './token-changes.js';

/** What another rulebook changes for the cards of a set. */
export interface SetComparison {
  /** Tokens of its cards that become predefined, are named differently, or have other characteristics. */
  readonly tokens: readonly TokenChange[];
  /** Keywords of its cards whose rules changed. */
  readonly keywords: readonly KeywordChange[];
  /** Findings that appear and disappear, in the order of files and text. */
  readonly findings: readonly FindingChange[];
  /** What migration would change, by file; empty for games whose cards cannot be migrated. */
  readonly migrations: readonly SetMigration[];
}

/** The set and the editions to compare. */
export interface ComparedSet {
  /** All files of the set. */
  readonly files: readonly Snapshot[];
  readonly from: Edition;
  readonly to: Edition;
  /** Which of the files are compared; by default all. */
  readonly isWanted?: (path: string) => boolean;
  /** The lint settings of a file. */
  readonly rulesOf: (path: string) => LintSettings;
}

/** Compares what two editions of the same game mean for the cards of a set. Never throws. */
export function compareSet({ files, from, to, isWanted = () => true, rulesOf }: ComparedSet): SetComparison {
  const [before, after] = [from, to].map((edition) =>
    underEdition(files, edition).filter(({ path }) => isWanted(path)),
  ) as [Snapshot[], Snapshot[]];
  return {
    tokens: tokenChanges(before, after),
    keywords: keywordChanges(after, from.rulebook, to.rulebook),
    findings: findingChanges(before, after, rulesOf),
    migrations: to.game === 'magic' && from.game !== 'riftbound' ? migrateSet(files, { from, to }, isWanted) : [],
  };
}
