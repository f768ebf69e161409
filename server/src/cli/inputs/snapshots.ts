import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { ArtPlace } from '../../workspace/art/set-art.js';
import { otherGameIn } from '../../workspace/sets/findings.js';
import { listNotes, unreadNotes } from '../output/list-notes.js';
import { settingsProblems } from '../output/unusable.js';
import { Progress } from '../terminal/progress.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Inputs } from './inputs.js';

/** The files of a call, read, for commands that show no findings. Notes and problems have one line each. */
export interface ReadFiles {
  readonly files: readonly Snapshot[];
  /** The folders of pictures of their sets. */
  readonly art: readonly ArtPlace[];
  /** What is left out of lists of their cards and tokens. */
  readonly notes: readonly string[];
  /** What could not be read. */
  readonly problems: string[];
}

/** Reads the files of a call, with progress. */
export async function readSnapshots({ workspace, paths, shown }: Inputs, terminal: Terminal): Promise<ReadFiles> {
  const progress = new Progress(terminal, paths.length);
  const files: Snapshot[] = [];
  const art = new Map<string, ArtPlace>();
  const problems: string[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    const set = await workspace.setOf(path);
    const state = set.state(path);
    if (state) {
      files.push(state.snapshot);
      art.set(set.settings.art.folder, set.settings.art);
      notes.push(...listNotes(state.snapshot, shown(path)));
      if (otherGameIn(state)) notes.push(`${shown(path)}: its cards seem to be of another game than Magic`);
      problems.push(...unreadNotes(state.snapshot, shown(path)));
    }
    problems.push(...settingsProblems(set, path, shown));
    progress.step();
  }
  progress.end();
  return { files, art: [...art.values()], notes, problems };
}
