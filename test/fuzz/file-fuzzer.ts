import { listTokens } from '../../server/src/export/token-list.js';
import { tokenListToJson } from '../../server/src/export/token-list-json.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { baseName, isWithin } from '../../server/src/workspace/paths.js';
import { CONFIG_NAME } from '../../server/src/workspace/sets/walk.js';
import type { FileEvent } from '../../server/src/workspace/workspace.js';
import { definition, maker, openWorkspace } from '../unit/workspace/open-workspace.js';
import { same, sound, tried } from './complaint.js';
import type { Dice } from './dice.js';

const root = '/set';
const folders = ['', '/deep', '/deep/er', '/other', '/other/one'];
const names = ['a.cards', 'b.cards', 'own.tokens', 'list.json', 'notes.md', 'rules.txt', 'set.bak'];
const tokens = ['Quincefruit', 'Damson', 'Treasure', 'Goblin Scout'];

/** What a `tokenwright.json` may say. A broken one leaves what held before, which nobody can know who reads it first. */
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

/** What leaves the settings before in force. */
const broken = new Set(['config-syntax', 'config-unknown-rulebook']);

/** A rulebook of the user's own. */
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
 * A workspace whose files and folders are created, changed, removed and renamed by others, who say so as editors do: file by
 * file or of the folder alone, in any order. Whenever it is looked at, it is as one that was opened just then.
 */
export class FileWork {
  private disk = new Map<string, string>();
  private typed = new Map<string, string>();
  private used = openWorkspace({});
  private done: string[] = [];
  /** What was shown under each id of a report. */
  private shown = new Map<string, string>();

  /** Does one thing to the files, and sometimes looks whether all is as it should be. */
  async act(dice: Dice): Promise<void> {
    const events = this.change(dice);
    if (events.length > 0) this.used.workspace.filesChanged(shuffled(dice, events));
    // What is told while somebody asks holds for the next one who does.
    if (dice.once(8)) void this.used.workspace.paths().catch(() => {});
    if (dice.once(2)) await this.look();
  }

  /** Begins with an empty folder. */
  startOver(): void {
    this.disk = new Map();
    this.typed = new Map();
    this.used = openWorkspace({});
    this.done = [];
    this.shown = new Map();
  }

  private change(dice: Dice): Event[] {
    switch (
      dice.of([
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
        const path = this.anyPath(dice);
        return this.write(path, dice.once(12) ? anySettings(dice) : anyText(dice, path));
      }
      case 'settings':
        return this.write(`${root}${dice.of(folders)}/${CONFIG_NAME}`, anySettings(dice));
      case 'remove':
        return this.remove(dice, this.anyThing(dice));
      case 'move':
        return this.move(dice, this.anyThing(dice), this.anyTarget(dice));
      case 'type': {
        const path = dice.once(4) ? `${root}${dice.of(folders)}/${CONFIG_NAME}` : this.anyPath(dice);
        const text = baseName(path) === CONFIG_NAME ? anySettings(dice) : anyText(dice, path);
        this.done.push(`type ${path} ${JSON.stringify(text)}`);
        this.typed.set(path, text);
        this.used.type(path, text);
        return [];
      }
      default: {
        const path = [...this.typed.keys()].at(dice.below(this.typed.size));
        if (path === undefined) return [];
        this.done.push(`close ${path}`);
        this.typed.delete(path);
        this.used.workspace.closeDocument(path);
        return [];
      }
    }
  }

  private anyPath(dice: Dice): string {
    return `${root}${dice.of(folders)}/${dice.of(names)}`;
  }

  /** A file, or a folder with all that is in it. */
  private anyThing(dice: Dice): string | null {
    const files = [...this.disk.keys()];
    if (files.length === 0) return null;
    const settingsFiles = files.filter((path) => baseName(path) === CONFIG_NAME);
    if (settingsFiles.length > 0 && dice.once(3)) return dice.of(settingsFiles);
    if (dice.once(2)) return dice.of(files);
    const path = dice.of(files);
    const slash = path.lastIndexOf('/');
    return slash > root.length ? path.slice(0, slash) : path;
  }

  private anyTarget(dice: Dice): string {
    const folder = `${root}${dice.of(folders)}`;
    if (dice.once(3)) return `${folder}/${CONFIG_NAME}`;
    return dice.once(2) ? `${folder}/${dice.of(names)}` : `${folder}${dice.of(['', '/new', '/er'])}`;
  }

  private write(path: string, text: string): Event[] {
    if (this.isFolder(path) || this.isBelowFile(path)) return [];
    const kind = this.disk.has(path) ? 'changed' : 'created';
    this.done.push(`write ${path} ${JSON.stringify(text)}`);
    this.disk.set(path, text);
    this.used.fs.write(path, text);
    return [{ path, kind }];
  }

  private remove(dice: Dice, path: string | null): Event[] {
    if (path === null) return [];
    const files = this.filesIn(path);
    this.done.push(`remove ${path}`);
    for (const file of files) this.disk.delete(file);
    this.used.fs.remove(path);
    return eventsOf(dice, path, files, 'deleted', this.done);
  }

  /** Onto a file, which is gone then; never onto a folder, nor into itself. */
  private move(dice: Dice, from: string | null, to: string): Event[] {
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
      this.used.fs.remove(file);
      this.used.fs.write(path, text);
    }
    return [
      ...eventsOf(dice, from, files, 'deleted', this.done),
      ...(wasThere
        ? [{ path: to, kind: dice.of(['changed', 'created'] as const) }]
        : eventsOf(dice, to, moved, 'created', this.done)),
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

  private async look(): Promise<void> {
    const on = () => this.done.join('\n');
    this.done.push('look');
    const found = await tried('a look', on, () => stateOf(this.used));
    const fresh = openWorkspace(Object.fromEntries(this.disk));
    for (const [path, text] of this.typed) fresh.type(path, text);
    const wanted = await stateOf(fresh);
    same('what is wrong with settings', settingsIn(found), settingsIn(wanted), on);
    // The settings before go on holding for all else.
    const isBroken = Object.values(wanted.files).some(({ findings }) => findings.some(({ rule }) => broken.has(rule)));
    if (!isBroken) {
      same('the state after changes on disk', withoutIds(found), withoutIds(wanted), on);
    }
    for (const [path, { id, findings, text }] of Object.entries(found.files)) {
      sound(findings, on);
      const now = JSON.stringify(findings.length === 0 ? [] : [text, findings]);
      const before = this.shown.get(`${path} ${id}`);
      if (before !== undefined) same(`what ${path} shows under one id`, now, before, on);
      this.shown.set(`${path} ${id}`, now);
    }
  }
}

/** How others say that something came or went: of each file, of the folder alone, or of both. */
function eventsOf(dice: Dice, path: string, files: readonly string[], kind: Event['kind'], done: string[]): Event[] {
  const ofFiles = files.map((file) => ({ path: file, kind }));
  if (files.length === 1 && files[0] === path) return ofFiles;
  const how = dice.of(['folder alone', 'folder alone', 'files', 'both']);
  done.push(`  told of ${how}`);
  if (how === 'files') return ofFiles;
  return how === 'both' ? [{ path, kind }, ...ofFiles] : [{ path, kind }];
}

function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(dice.below(rest.length), 1)[0]!);
}

function anySettings(dice: Dice): string {
  return dice.once(8) ? dice.of(brokenSettings) : dice.of(settings);
}

function anyText(dice: Dice, path: string): string {
  const token = dice.of(tokens);
  if (path.endsWith('.txt') && !dice.once(4)) return rulebook;
  if (path.endsWith('.tokens')) return definition(token);
  if (path.endsWith('.json')) {
    const card = { name: `Maker of ${token}`, type_line: 'Sorcery', oracle_text: `Create a ${token} token.` };
    return dice.once(3) ? '{ "other": 1 }' : JSON.stringify([{ object: 'card', ...card }]);
  }
  if (path.endsWith('.md')) return `# Notes\n\n\`\`\`cardtext\n${maker(token, `Noted ${token}`)}\`\`\`\n`;
  const header = dice.once(6) ? `Set: A\nRulebook: ${dice.of(['magic-2020-01', 'rules.txt', 'nowhere'])}\n\n` : '';
  return `${header}${maker(token, `Maker of ${token}`)}\n${dice.once(3) ? definition(dice.of(tokens)) : ''}`;
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
