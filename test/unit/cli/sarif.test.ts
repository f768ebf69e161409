import { chmodSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import type { Log, Region, Run } from 'sarif';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { callProgram } from '../../cli/program.js';
import { Folder } from './call.js';

const slip = 'Small Slip {R}\nSorcery\nCreate a 1/1 red Goblin creature Token.\n';
const others =
  'Grave Slip {R}\nSorcery\nCreate a Food.\n\nOld Slip {R}\nSorcery\nCreate 2 Treasure tokens.\n\n' +
  'Lantern Smuggler {1}{B}\nSorcery\nCreate a Tresure token. Create an Incubator token.\n';

let folder: Folder;
let isValid: (log: unknown) => void;

beforeAll(() => {
  // The schema of the standard, from Microsoft's SARIF SDK.
  const path = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  isValid = (log) => {
    validate(log);
    expect(validate.errors).toBeNull();
  };
});
afterEach(() => folder.remove());

async function sarif(args: readonly string[] = [], below = '', workspace = ''): Promise<{ run: Run; code: number }> {
  const { out, code } = await callProgram(join(folder.path, below), ['lint', '--format', 'sarif', ...args], {
    GITHUB_WORKSPACE: workspace,
  });
  const log = JSON.parse(out) as Log;
  isValid(log);
  expect(log.runs).toHaveLength(1);
  return { run: log.runs[0]!, code };
}

/** The offset of a position counted from 1. */
function offset(lines: LineIndex, line = 0, column = 0): number {
  return lines.offset({ line: line - 1, character: column - 1 });
}

function words(text: string, { startLine, startColumn, endLine, endColumn }: Region): string {
  const lines = new LineIndex(text);
  return text.slice(offset(lines, startLine, startColumn), offset(lines, endLine, endColumn));
}

describe('tokenwright lint --format sarif', () => {
  it('is valid SARIF 2.1.0 with findings and problems', async () => {
    const path = 'sets/100%, “so”: it is.cards';
    folder = new Folder({
      [path]: `${slip}\n${others}`,
      'sets/tokenwright.json': '{ "rules": { "no-such-rule": "off" } }',
    });
    const { run, code } = await sarif(['.', 'none.cards'], 'sets', folder.path);
    expect(code).toBe(2);
    expect(run.columnKind).toBe('utf16CodeUnits');
    expect(run.originalUriBaseIds).toEqual({ '%SRCROOT%': { uri: `${pathToFileURL(folder.path).href}/` } });

    const { rules = [] } = run.tool.driver;
    expect(run.tool.driver).toMatchObject({ name: 'Tokenwright', semanticVersion: expect.stringMatching(/^\d+\.\d+/) });
    for (const result of run.results ?? []) expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
    const levels = (run.results ?? []).map(({ level, properties }) => `${properties?.severity} ${level}`);
    expect(new Set(levels)).toEqual(new Set(['error error', 'warning warning', 'info note', 'hint note']));

    const rule = rules.find(({ id }) => id === 'capitalized-token-word')!;
    expect(rule).toMatchObject({ defaultConfiguration: { level: 'warning' }, properties: { fix: 'safe' } });
    expect(rule.fullDescription?.text).toContain('rule 111.4');
    expect(rule.help?.markdown).toContain('creature Token.');
    expect(readFileSync(fileURLToPath(rule.helpUri!), 'utf8')).toMatch(/^# capitalized-token-word\n/);

    const uris = new Set(run.results?.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation));
    const [uri] = [...uris].map((location) => location?.uri ?? '');
    expect(decodeURIComponent(uri!)).toBe(path);
    for (const location of uris) expect(location?.uriBaseId).toBe('%SRCROOT%');
    expect(run.results?.some(({ ruleId }) => ruleId === 'config-unknown-rule')).toBe(true);

    expect(run.invocations).toMatchObject([{ executionSuccessful: false, exitCode: 2 }]);
    expect(run.invocations?.[0]?.toolExecutionNotifications).toEqual([
      {
        level: 'error',
        message: { text: 'there is no such file or folder' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'sets/none.cards', uriBaseId: '%SRCROOT%' } } }],
      },
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('has lines and columns from 1, also with line ending %j', async (end) => {
    const text = `# “𝔸” is two units wide\n\n${slip}`.replace('Create', '“𝔸” Create').replaceAll('\n', end);
    folder = new Folder({ 'a.cards': text });
    const { run, code } = await sarif();
    const { message, locations, fixes } = run.results![0]!;
    const { region } = locations![0]!.physicalLocation!;
    expect(code).toBe(0);
    expect(message.text).toMatch(/\.$/);
    expect(region).toEqual({ startLine: 5, startColumn: 39, endLine: 5, endColumn: 44 });
    expect(words(text, region!)).toBe('Token');
    expect(locations![0]!.logicalLocations).toEqual([{ name: 'Small Slip', kind: 'card' }]);
    const [{ deletedRegion, insertedContent }] = fixes![0]!.artifactChanges[0]!.replacements as [
      { deletedRegion: Region; insertedContent: { text: string } },
    ];
    const lines = new LineIndex(text);
    const span = {
      start: offset(lines, deletedRegion.startLine, deletedRegion.startColumn),
      end: offset(lines, deletedRegion.endLine, deletedRegion.endColumn),
    };
    expect(applyEdits(text, [{ span, newText: insertedContent.text }])).toBe(text.replace('Token', 'token'));
  });

  it('escapes braces in messages', async () => {
    folder = new Folder({ 'a.cards': slip, 'tokenwright.json': '{ "rules": { "{0}": "off" } }' });
    const { run } = await sarif();
    const { message } = run.results!.find(({ ruleId }) => ruleId === 'config-unknown-rule')!;
    expect(message.text).toContain('"{{0}}"');
  });

  it('has fingerprints that do not change when lines move', async () => {
    folder = new Folder({ 'a.cards': `${slip}\n${others}` });
    const known = async () =>
      (await sarif()).run.results?.map(({ ruleId, partialFingerprints }) => [ruleId, partialFingerprints]);
    const before = await known();
    folder.write('a.cards', `# A comment\n\nNew Slip {W}\nInstant\nDraw a card.\n\n${slip}\n${others}`);
    expect(await known()).toEqual(before);
    expect(new Set(before?.map(([, prints]) => JSON.stringify(prints))).size).toBeGreaterThan(3);
  });

  it('reports only files that could not be written', async () => {
    folder = new Folder({ 'a.cards': slip, 'b.cards': slip.replace('Small', 'Other') });
    chmodSync(join(folder.path, 'a.cards'), 0o444);
    const { run, code } = await sarif(['--fix']);
    expect(code).toBe(2);
    expect(run.results).toHaveLength(1);
    expect(run.invocations?.[0]?.toolExecutionNotifications).toMatchObject([
      { message: { text: 'not fixed: it is read-only' } },
    ]);
  });

  it('is valid without findings, and contains only errors with --quiet', async () => {
    folder = new Folder({ 'a.cards': slip });
    expect((await sarif(['--rule', 'capitalized-token-word=off', '--rule', 'capitalization=off'])).run).toMatchObject({
      results: [],
      invocations: [{ executionSuccessful: true, exitCode: 0 }],
    });
    folder.write('a.cards', `${slip}\n${others}`);
    const { run, code } = await sarif(['--quiet']);
    expect(run.results?.map(({ level }) => level)).toEqual(['error']);
    expect(run.tool.driver.rules).toHaveLength(1);
    expect(code).toBe(1);
  });
});
