import type { CardDocument } from '../../formats/card.js';
import { FileFindings } from '../../lint/engine/file-findings.js';
import type { Finding } from '../../lint/finding.js';
import { isSame } from '../../text/change.js';
import type { Text } from '../../text/text.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { relativePath } from '../paths.js';
import type { CardSet, FileState } from './card-set.js';
import { type CardFindings, cardFindings, copyFinding, failureFinding, settingsFindings } from './findings.js';

/** What is to be said of one file as it is now. */
export class FileReport {
  /**
   * @param version the editor's version of it; null where it is read from disk
   * @param cards how many it holds
   * @param id another one where something else would be shown: other findings, or the same at places that read differently
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

/** A report, with what it was made of. Holds on to no snapshot, as that would keep a whole set as it was then. */
interface Made extends Pick<FileState, 'settings' | 'index'>, Pick<CardFindings, 'queriedKeys' | 'failed'> {
  readonly report: FileReport;
  readonly document: CardDocument;
  /** When the set was asked. */
  readonly at: number;
}

/** Reports on files, each kept as long as nothing has changed that it depends on, and no longer than its set. */
export class Reports {
  /** By the file's path. */
  private readonly made = new WeakMap<CardSet, Map<string, Made>>();
  private readonly settings = new WeakMap<CardSet, FileReport>();
  private readonly start = Date.now().toString(36);
  private count = 0;

  /** The report on a file of a set, or on its settings; null for anything else. */
  of(set: CardSet, path: string): FileReport | null {
    if (path === set.place.configPath) return this.onSettings(set, path);
    try {
      const state = set.state(path);
      return state && this.onCards(set, state);
    } catch (error) {
      return this.onFailure(set, path, error);
    }
  }

  /** One file that we cannot cope with must not keep the others from being looked at. */
  private onFailure(set: CardSet, path: string, error: unknown): FileReport {
    const found = FileFindings.of([failureFinding(error)]);
    const text = set.textOf(path) ?? '';
    // The same as long as the same goes wrong, or the client would be told of a change for ever.
    return new FileReport(path, text, set.versionOf(path), 0, found, `${this.start}-failed ${found.all[0]?.message}`);
  }

  /** A file has left its set: what was said of it would keep all that it was made of. */
  drop(set: CardSet, path: string): void {
    this.made.get(set)?.delete(path);
  }

  private onCards(set: CardSet, state: FileState): FileReport {
    const { path, text, version, document } = state.file;
    const cards = document.cards.length;
    // What the settings leave out is open, but nobody wants to hear of it.
    const original = set.copies.get(path);
    if (original !== undefined) {
      const found = FileFindings.of([copyFinding(relativePath(original, set.place.root))]);
      return new FileReport(path, text, version, cards, found, `${this.start}-copy of ${original}`);
    }
    if (!set.has(path)) return new FileReport(path, text, version, cards, FileFindings.of([]), `${this.start}-none`);
    const made = getOrInsert(this.made, set, () => new Map<string, Made>());
    const before = made.get(path);
    if (before && stillHolds(before, state)) {
      const { found, id } = before.report;
      const report =
        before.report.version === version
          ? before.report
          : new FileReport(path, before.report.text, version, cards, found, id);
      made.set(path, { ...before, report, at: state.index.changes.revision });
      return report;
    }
    const { findings, queriedKeys, failed } = cardFindings(set, state);
    const report = new FileReport(path, text, version, cards, findings, this.idFor(before?.report, text, findings));
    made.set(path, {
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
    const { text } = set.holds.config;
    const found = FileFindings.of(settingsFindings(set.holds));
    const id = this.idFor(this.settings.get(set), text, found);
    const report = new FileReport(path, text, set.versionOf(path), 0, found, id);
    this.settings.set(set, report);
    return report;
  }

  /** The id from before where the same is shown: nothing, or the same findings of the same text. */
  private idFor(before: FileReport | undefined, text: Text, found: FileFindings): string {
    const isShown =
      before &&
      (found.count === 0
        ? before.found.count === 0
        : isSame(before.text, text) && JSON.stringify(before.findings) === JSON.stringify(found.all));
    return isShown ? before.id : `${this.start}-${++this.count}`;
  }
}

/** Whether a report made before would be made again as it is. */
function stillHolds({ document, settings, index, at, queriedKeys, failed }: Made, now: FileState): boolean {
  if (failed) return false;
  if (document !== now.file.document || settings !== now.settings || index !== now.index) return false;
  return !queriedKeys.some((keys) => index.changes.changedSince(at, keys));
}
