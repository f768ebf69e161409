import type { Edition } from '../../edition/edition.js';
import type { Finding } from '../../lint/finding.js';
import type { RuleEdit } from '../../lint/fix/edited-text.js';
import { EditedText } from '../../lint/fix/edited-text.js';
import { fixFile } from '../../lint/fix/fix-file.js';
import { relativePath } from '../paths.js';
import { type CardFile, readCardFile } from './card-file.js';
import type { CardSet } from './card-set.js';
import { EditionIndex } from './edition-index.js';

/** The result of the safe fixes of a file. */
export interface FileFixes {
  /** The file before the fixes. */
  readonly file: CardFile;
  /** The number of applied fixes. */
  readonly count: number;
  /** The edits from the original to the fixed text, in the order of the text. */
  readonly edits: readonly RuleEdit[];
}

/** The findings to fix, and a callback after each file. */
export interface FixOptions {
  readonly wanted?: (finding: Finding) => boolean;
  readonly step?: () => void;
}

/** The highest number of passes. Correct rules need two if a fix in one file enables one in another. */
const PASSES = 10;

/**
 * Returns the fixes of a set's files after applying safe fixes until none is left, without unchanged files. The set
 * itself does not change.
 * @param paths the files to fix, by default all files of the set
 */
export function fixSet(
  set: CardSet,
  paths: readonly string[] = set.paths(),
  { wanted = () => true, step = () => {} }: FixOptions = {},
): FileFixes[] {
  const draft = new FileDraft(set, wanted);
  for (let pass = 0, changed = true; changed && pass < PASSES; pass++) {
    changed = false;
    for (const path of paths) {
      if (draft.fix(path)) changed = true;
      if (pass === 0) step();
    }
  }
  return draft.fixed();
}

/** The files of a set while they are being fixed. */
class FileDraft {
  private readonly set: CardSet;
  private readonly wanted: (finding: Finding) => boolean;
  private readonly files: Map<string, CardFile>;
  private readonly indexes = new Map<Edition, EditionIndex>();
  private readonly edited = new Map<string, { file: CardFile; text: EditedText; count: number }>();

  constructor(set: CardSet, wanted: (finding: Finding) => boolean) {
    this.set = set;
    this.wanted = wanted;
    this.files = new Map(
      set
        .paths()
        .flatMap((path) => set.state(path)?.file ?? [])
        .map((file) => [file.path, file]),
    );
  }

  /** Fixes a file in the current state of the others. @returns whether there was something to fix */
  fix(path: string): boolean {
    const file = this.files.get(path);
    const state = this.set.state(path);
    if (!file || !state) return false;
    const { edition } = state.snapshot;
    const { text, document } = file;
    const snapshot = { path, text, document, edition, set: this.indexOf(edition).current() };
    const rules = state.settings.rules.of(relativePath(path, this.set.place.root));
    const fixed = fixFile(snapshot, rules, this.wanted);
    const edits = fixed.edits();
    if (edits.length === 0) return false;
    const edited = this.edited.get(path) ?? { file, text: new EditedText(text.toString()), count: 0 };
    edited.text.apply(edits);
    this.edited.set(path, { ...edited, count: edited.count + fixed.count });
    const now = readCardFile(path, fixed.text, file.version, file);
    if (now) this.files.set(path, now);
    for (const index of this.indexes.values()) index.touch(path);
    return true;
  }

  /** Returns the fixes, in the order of the paths. */
  fixed(): FileFixes[] {
    return [...this.edited.values()]
      .map(({ file, text, count }) => ({ file, count, edits: text.edits() }))
      .filter(({ edits }) => edits.length > 0)
      .sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
  }

  private indexOf(edition: Edition): EditionIndex {
    let index = this.indexes.get(edition);
    if (!index) {
      index = new EditionIndex(edition, this.files, this.set.settings.declared);
      this.indexes.set(edition, index);
    }
    return index;
  }
}
