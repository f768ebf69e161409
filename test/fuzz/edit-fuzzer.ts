import { listTokens } from '../../server/src/export/token-list.js';
import { tokenListToJson } from '../../server/src/export/token-list-json.js';
import { outlineOf } from '../../server/src/features/outline/outline.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { PiecedText } from '../../server/src/text/pieced-text.js';
import { openWorkspace } from '../unit/workspace/open-workspace.js';
import { anyChange, type TextChange } from './edits.js';
import { attempt, expectNoRuleFailure, expectSame } from './fuzz-failure.js';
import { files, settings } from './inputs.js';
import type { SeededRandom } from './seeded-random.js';

/** Short enough for edits to fall into several pieces of a text, and between them. */
const PIECE = 64;

const config = { '/set/tokenwright.json': settings };

/**
 * Edits the files of a set: after each edit the findings, outline and tokens must be those of the same texts when read
 * for the first time.
 */
export class EditFuzzer {
  private texts = originals();
  private open = openWorkspace(config);
  private edits: (readonly [path: string, change: TextChange])[] = [];

  /** Makes an edit, and checks the state. */
  async edit(random: SeededRandom): Promise<void> {
    if (this.edits.length === 0) await this.begin();
    const path = random.pick([...this.texts.keys()]);
    const old = this.texts.get(path)!;
    const before = old.toString();
    const change = anyChange(random, before);
    const text = old.edited(change.span, change.newText);
    this.edits.push([path, change]);
    this.texts.set(path, text);
    const on = () =>
      `after ${this.edits.length} edits, the last of ${path}: ${JSON.stringify(change)} in ${JSON.stringify(before)}`;
    this.open.type(path, text);
    const paths = random.oneIn(8) ? [...this.texts.keys()] : [path];
    const found = await attempt('an edit', on, () => stateOf(this.open, paths));
    for (const { findings } of Object.values(found)) expectNoRuleFailure(findings, on);
    const fresh = openWorkspace(config);
    for (const [each, now] of this.texts) fresh.type(each, now.toString());
    expectSame('the state after edits', found, await stateOf(fresh, paths), on);
  }

  /** Starts again with the original files, since text edited many times is no longer card text. */
  startOver(): void {
    this.texts = originals();
    this.open = openWorkspace(config);
    this.edits = [];
  }

  private async begin(): Promise<void> {
    for (const [path, text] of this.texts) this.open.type(path, text);
    await stateOf(this.open, [...this.texts.keys()]);
  }
}

function originals(): Map<string, PiecedText> {
  return new Map(Object.entries(files).map(([path, text]) => [path, PiecedText.of(text, PIECE)]));
}

type Open = ReturnType<typeof openWorkspace>;

interface FileState {
  readonly findings: readonly Finding[];
  readonly cards: number | undefined;
  readonly outline: unknown;
  readonly tokens: unknown;
}

async function stateOf({ workspace }: Open, paths: readonly string[]) {
  const states: Record<string, FileState> = {};
  for (const path of paths) {
    const report = await workspace.report(path);
    const state = await workspace.state(path);
    states[path] = {
      findings: report?.findings ?? [],
      cards: report?.cards,
      outline: state && outlineOf(state.snapshot),
      tokens: state && tokenListToJson(listTokens([state.snapshot], (each) => each)),
    };
  }
  return states;
}
