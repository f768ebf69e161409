import { listTokens } from '../../server/src/export/token-list.js';
import { tokenListToJson } from '../../server/src/export/token-list-json.js';
import type { Finding } from '../../server/src/lint/finding.js';
import type { FileEvent } from '../../server/src/workspace/file-system.js';
import { baseName, isWithin } from '../../server/src/workspace/paths.js';
import { CONFIG_NAME } from '../../server/src/workspace/sets/walk.js';
import { definition, maker, openWorkspace } from '../unit/workspace/open-workspace.js';
import { attempt, expectNoRuleFailure, expectSame } from './fuzz-failure.js';
import type { SeededRandom } from './seeded-random.js';

const root = '/set';
const folders = ['', '/deep', '/deep/er', '/other', '/other/one'];
const names = ['a.cards', 'b.cards', 'own.tokens', 'list.json', 'notes.md', 'rules.txt', 'set.bak'];
const tokens = ['Quincefruit', 'Damson', 'Treasure', 'Goblin Scout'];

/** Contents of `tokenwright.json`. Broken ones are separate, since they keep earlier settings in force. */
const settings = [
  '{}',
  '{ "predefined": ["Damson"] }',
  '{ "exclude": ["deep/**"] }',
  '{ "include": ["**/*.cards", "**/*.tokens"] }',
  '{ "rulebook": "magic-2020-01" }',
  '{ "rulebook": "rules.txt" }',
  '{ "rules": { "unknown-predefined-token": "error" } }',
  '{ "rules": { "no-such-rule": "error" }, "subtypes": 3 }',
  '{ "sutypes": ["Zorbling"] }',
  '{ "cards": ["../cards.json"] }',
];
const brokenSettings = ['{ "predefined": [', '{ "rulebook": "magic-1993" }'];

/** Findings of broken settings, with which the earlier settings stay in force. */
const broken = new Set(['config-syntax', 'config-unknown-rulebook']);

/** A user's rulebook. */
const rulebook = [
  'Rulebook: own',
  'Game: magic',
  'Title: Rules of the House',
  'Date: 2026-10-01',
  'Base: magic-2026-09',
  '',
  '111.10zz. A Damson token is a colorless Damson artifact token with “{T}, Sacrifice this token: Draw a card.”',
  '',
].join('\n');

type Open = ReturnType<typeof openWorkspace>;
type Event = FileEvent;

/**
 * Creates, changes, removes and renames files and folders of a workspace, and reports this as editors do: file by file
 * or only for the folder, in any order. Its state must always be that of a newly opened workspace.
 */
export class FileFuzzer {
  private disk = new Map<string, string>();
  private edited = new Map<string, string>();
  private open = openWorkspace({});
  private done: string[] = [];
  /** The findings shown under each report id. */
  private shown = new Map<string, string>();

  /** Makes one change, and sometimes checks the state. */
  async act(random: SeededRandom): Promise<void> {
    const events = this.change(random);
    if (events.length > 0) this.open.workspace.filesChanged(shuffled(random, events));
    // A request is pending when the next change is reported.
    if (random.oneIn(8)) void this.open.workspace.paths().catch(() => {});
    if (random.oneIn(2)) await this.check();
  }

  /** Starts again with an empty folder. */
  startOver(): void {
    this.disk = new Map();
    this.edited = new Map();
    this.open = openWorkspace({});
    this.done = [];
    this.shown = new Map();
  }

  private change(random: SeededRandom): Event[] {
    switch (
      random.pick([
        'write',
        'write',
        'write',
        'write',
        'settings',
        'settings',
        'settings',
        'remove',
        'remove',
        'move',
        'move',
        'move',
        'type',
        'close',
      ])
    ) {
      case 'write': {
        const path = this.anyPath(random);
        return this.write(path, random.oneIn(12) ? anySettings(random) : anyText(random, path));
      }
      case 'settings':
        return this.write(`${root}${random.pick(folders)}/${CONFIG_NAME}`, anySettings(random));
      case 'remove':
        return this.remove(random, this.anyThing(random));
      case 'move':
        return this.move(random, this.anyThing(random), this.anyTarget(random));
      case 'type': {
        const path = random.oneIn(4) ? `${root}${random.pick(folders)}/${CONFIG_NAME}` : this.anyPath(random);
        const text = baseName(path) === CONFIG_NAME ? anySettings(random) : anyText(random, path);
        this.done.push(`type ${path} ${JSON.stringify(text)}`);
        this.edited.set(path, text);
        this.open.type(path, text);
        return [];
      }
      default: {
        const path = [...this.edited.keys()].at(random.below(this.edited.size));
        if (path === undefined) return [];
        this.done.push(`close ${path}`);
        this.edited.delete(path);
        this.open.workspace.closeDocument(path);
        return [];
      }
    }
  }

  private anyPath(random: SeededRandom): string {
    return `${root}${random.pick(folders)}/${random.pick(names)}`;
  }

  /** A file, or a folder with its contents. */
  private anyThing(random: SeededRandom): string | null {
    const files = [...this.disk.keys()];
    if (files.length === 0) return null;
    const settingsFiles = files.filter((path) => baseName(path) === CONFIG_NAME);
    if (settingsFiles.length > 0 && random.oneIn(3)) return random.pick(settingsFiles);
    if (random.oneIn(2)) return random.pick(files);
    const path = random.pick(files);
    const slash = path.lastIndexOf('/');
    return slash > root.length ? path.slice(0, slash) : path;
  }

  private anyTarget(random: SeededRandom): string {
    const folder = `${root}${random.pick(folders)}`;
    if (random.oneIn(3)) return `${folder}/${CONFIG_NAME}`;
    return random.oneIn(2) ? `${folder}/${random.pick(names)}` : `${folder}${random.pick(['', '/new', '/er'])}`;
  }

  private write(path: string, text: string): Event[] {
    if (this.isFolder(path) || this.isBelowFile(path)) return [];
    const kind = this.disk.has(path) ? 'changed' : 'created';
    this.done.push(`write ${path} ${JSON.stringify(text)}`);
    this.disk.set(path, text);
    this.open.fs.write(path, text);
    return [{ path, kind }];
  }

  private remove(random: SeededRandom, path: string | null): Event[] {
    if (path === null) return [];
    const files = this.filesIn(path);
    this.done.push(`remove ${path}`);
    for (const file of files) this.disk.delete(file);
    this.open.fs.remove(path);
    return eventsOf(random, path, files, 'deleted', this.done);
  }

  /** Moves a file or folder, possibly over a file; never over a folder or into itself. */
  private move(random: SeededRandom, from: string | null, to: string): Event[] {
    if (from === null || isWithin(to, from) || this.isFolder(to) || this.isBelowFile(to)) return [];
    const files = this.filesIn(from);
    const isFolder = !this.disk.has(from);
    if (isFolder && this.disk.has(to)) return [];
    const wasThere = this.disk.has(to);
    this.done.push(`move ${from} ${to}`);
    const moved: string[] = [];
    for (const file of files) {
      const text = this.disk.get(file)!;
      const path = to + file.slice(from.length);
      this.disk.delete(file);
      this.disk.set(path, text);
      moved.push(path);
      this.open.fs.remove(file);
      this.open.fs.write(path, text);
    }
    return [
      ...eventsOf(random, from, files, 'deleted', this.done),
      ...(wasThere
        ? [{ path: to, kind: random.pick(['changed', 'created'] as const) }]
        : eventsOf(random, to, moved, 'created', this.done)),
    ];
  }

  private filesIn(path: string): string[] {
    return [...this.disk.keys()].filter((each) => isWithin(each, path));
  }

  private isFolder(path: string): boolean {
    return path === root || [...this.disk.keys()].some((each) => each !== path && isWithin(each, path));
  }

  private isBelowFile(path: string): boolean {
    return [...this.disk.keys()].some((each) => each !== path && isWithin(path, each));
  }

  private async check(): Promise<void> {
    const on = () => this.done.join('\n');
    this.done.push('look');
    const found = await attempt('a look', on, () => stateOf(this.open));
    const fresh = openWorkspace(Object.fromEntries(this.disk));
    for (const [path, text] of this.edited) fresh.type(path, text);
    const wanted = await stateOf(fresh);
    expectSame('problems of settings', settingsIn(found), settingsIn(wanted), on);
    // Otherwise the earlier settings still apply.
    const isBroken = Object.values(wanted.files).some(({ findings }) => findings.some(({ rule }) => broken.has(rule)));
    if (!isBroken) {
      expectSame('the state after changes on disk', withoutIds(found), withoutIds(wanted), on);
    }
    for (const [path, { id, findings, text }] of Object.entries(found.files)) {
      expectNoRuleFailure(findings, on);
      const now = JSON.stringify(findings.length === 0 ? [] : [text, findings]);
      const before = this.shown.get(`${path} ${id}`);
      if (before !== undefined) expectSame(`what ${path} shows under one id`, now, before, on);
      this.shown.set(`${path} ${id}`, now);
    }
  }
}

/** The events for a created or deleted path: for each file, only for the folder, or both. */
function eventsOf(
  random: SeededRandom,
  path: string,
  files: readonly string[],
  kind: Event['kind'],
  done: string[],
): Event[] {
  const ofFiles = files.map((file) => ({ path: file, kind }));
  if (files.length === 1 && files[0] === path) return ofFiles;
  const how = random.pick(['folder alone', 'folder alone', 'files', 'both']);
  done.push(`  reported: ${how}`);
  if (how === 'files') return ofFiles;
  return how === 'both' ? [{ path, kind }, ...ofFiles] : [{ path, kind }];
}

function shuffled<T>(random: SeededRandom, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

function anySettings(random: SeededRandom): string {
  return random.oneIn(8) ? random.pick(brokenSettings) : random.pick(settings);
}

function anyText(random: SeededRandom, path: string): string {
  const token = random.pick(tokens);
  if (path.endsWith('.txt') && !random.oneIn(4)) return rulebook;
  if (path.endsWith('.tokens')) return definition(token);
  if (path.endsWith('.json')) {
    const card = { name: `Maker of ${token}`, type_line: 'Sorcery', oracle_text: `Create a ${token} token.` };
    return random.oneIn(3) ? '{ "other": 1 }' : JSON.stringify([{ object: 'card', ...card }]);
  }
  if (path.endsWith('.md')) return `# Notes\n\n\`\`\`cardtext\n${maker(token, `Noted ${token}`)}\`\`\`\n`;
  const header = random.oneIn(6)
    ? `Set: A\nRulebook: ${random.pick(['magic-2020-01', 'rules.txt', 'nowhere'])}\n\n`
    : '';
  return `${header}${maker(token, `Maker of ${token}`)}\n${random.oneIn(3) ? definition(random.pick(tokens)) : ''}`;
}

async function stateOf({ workspace }: Open) {
  const files: Record<string, { id: string; findings: readonly Finding[]; cards: number; text: string }> = {};
  for (const path of await workspace.paths()) {
    const report = await workspace.report(path);
    if (report)
      files[path] = { id: report.id, findings: report.findings, cards: report.cards, text: report.text.toString() };
  }
  const sets = await workspace.setsIn();
  const tokens = sets.map((set) => ({
    place: set.place,
    unreadable: set.unreadable(),
    tokens: tokenListToJson(
      listTokens(
        set.paths().flatMap((path) => set.state(path)?.snapshot ?? []),
        (path) => path,
      ),
    ),
  }));
  return { files, tokens, unreadable: workspace.unreadable() };
}

type State = Awaited<ReturnType<typeof stateOf>>;

function settingsIn({ files }: State) {
  return Object.entries(files).flatMap(([path, { findings, text }]) =>
    baseName(path) === CONFIG_NAME ? [[path, text, findings.map(({ message }) => message)]] : [],
  );
}

function withoutIds({ files, ...rest }: State) {
  return { ...rest, files: Object.entries(files).map(([path, { id, ...file }]) => [path, file]) };
}
