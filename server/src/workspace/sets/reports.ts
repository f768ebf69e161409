import type { CardDocument } from '../../formats/card.js';
import { FileFindings } from '../../lint/engine/file-findings.js';
import type { Finding } from '../../lint/finding.js';
import { isSameText } from '../../text/change.js';
import type { Text } from '../../text/text.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { relativePath } from '../paths.js';
import type { CardSet, FileState } from './card-set.js';
import { type CardFindings, cardFindings, copyFinding, failureFinding, settingsFindings } from './findings.js';

/** The findings of a file in its current state. */
export class FileReport {
  /**
   * @param version the editor's version of the document; null if the file is read from disk
   * @param cards the number of cards
   * @param id changes when a client would show something else: other findings, or the same in a different text
   */
  constructor(
    readonly path: string,
    readonly text: Text,
    readonly version: number | null,
    readonly cards: number,
    readonly found: FileFindings,
    readonly id: string,
  ) {}

  /** All findings, in the order of the text. */
  get findings(): readonly Finding[] {
    return this.found.all;
  }
}

/** A report with its inputs. It does not reference a snapshot, which would keep a whole state of the set in memory. */
interface CachedReport extends Pick<FileState, 'settings' | 'index'>, Pick<CardFindings, 'queriedKeys' | 'failed'> {
  readonly report: FileReport;
  readonly document: CardDocument;
  /** The revision of the index at the time of the report. */
  readonly at: number;
}

/** The reports on files, each cached until something it depends on changes, and dropped with its set. */
export class Reports {
  /** By the file's path. */
  private readonly cached = new WeakMap<CardSet, Map<string, CachedReport>>();
  private readonly settings = new WeakMap<CardSet, FileReport>();
  private readonly start = Date.now().toString(36);
  private count = 0;

  /** Returns the report on a card file of a set or on its settings; null for anything else. */
  of(set: CardSet, path: string): FileReport | null {
    if (path === set.place.configPath) return this.onSettings(set, path);
    try {
      const state = set.state(path);
      return state && this.onCards(set, state);
    } catch (error) {
      return this.onFailure(set, path, error);
    }
  }

  /** Reports a file whose analysis throws, so that the other files are not affected. */
  private onFailure(set: CardSet, path: string, error: unknown): FileReport {
    const found = FileFindings.of([failureFinding(error)]);
    const text = set.textOf(path) ?? '';
    // The id stays the same for the same error, or clients would be notified of changes forever.
    return new FileReport(path, text, set.versionOf(path), 0, found, `${this.start}-failed ${found.all[0]?.message}`);
  }

  /** Drops the report on a file that has left its set, to release the memory of its inputs. */
  drop(set: CardSet, path: string): void {
    this.cached.get(set)?.delete(path);
  }

  private onCards(set: CardSet, state: FileState): FileReport {
    const { path, text, version, document } = state.file;
    const cards = document.cards.length;
    // An open document that the settings exclude has no findings.
    const original = set.copies.get(path);
    if (original !== undefined) {
      const found = FileFindings.of([copyFinding(relativePath(original, set.place.root))]);
      return new FileReport(path, text, version, cards, found, `${this.start}-copy of ${original}`);
    }
    if (!set.has(path)) return new FileReport(path, text, version, cards, FileFindings.of([]), `${this.start}-none`);
    const cached = getOrInsert(this.cached, set, () => new Map<string, CachedReport>());
    const before = cached.get(path);
    if (before && isUpToDate(before, state)) {
      const { found, id } = before.report;
      const report =
        before.report.version === version
          ? before.report
          : new FileReport(path, before.report.text, version, cards, found, id);
      cached.set(path, { ...before, report, at: state.index.changes.revision });
      return report;
    }
    const { findings, queriedKeys, failed } = cardFindings(set, state);
    const report = new FileReport(path, text, version, cards, findings, this.idFor(before?.report, text, findings));
    cached.set(path, {
      report,
      document,
      settings: state.settings,
      index: state.index,
      at: state.index.changes.revision,
      queriedKeys,
      failed,
    });
    return report;
  }

  private onSettings(set: CardSet, path: string): FileReport {
    const { text } = set.settings.config;
    const found = FileFindings.of(settingsFindings(set.settings));
    const id = this.idFor(this.settings.get(set), text, found);
    const report = new FileReport(path, text, set.versionOf(path), 0, found, id);
    this.settings.set(set, report);
    return report;
  }

  /** The previous id if a client would show the same: no findings, or the same findings in the same text. */
  private idFor(before: FileReport | undefined, text: Text, found: FileFindings): string {
    const isSameView =
      before &&
      (found.count === 0
        ? before.found.count === 0
        : isSameText(before.text, text) && JSON.stringify(before.findings) === JSON.stringify(found.all));
    return isSameView ? before.id : `${this.start}-${++this.count}`;
  }
}

/** Whether nothing that a report depends on has changed. */
function isUpToDate({ document, settings, index, at, queriedKeys, failed }: CachedReport, now: FileState): boolean {
  if (failed) return false;
  if (document !== now.file.document || settings !== now.settings || index !== now.index) return false;
  return !queriedKeys.some((keys) => index.changes.changedSince(at, keys));
}
