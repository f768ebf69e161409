import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ComparisonReport,
  compareSetRequest,
  type RulebookEntry,
  type RulesDiffAnswer,
  type RulesDocumentAnswer,
  type RulesFileAnswer,
  rulebooksRequest,
  rulesDiffRequest,
  rulesDocumentRequest,
  rulesFileRequest,
} from '../../server/src/lsp/protocol.js';
import { Session } from './support/client.js';

let session: Session;
const data = mkdtempSync(join(tmpdir(), 'tokenwright-data-'));
beforeAll(() => vi.stubEnv('XDG_DATA_HOME', data));
afterEach(() => session.dispose());
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(data, { recursive: true });
});

/** A short text in the layout of the official rules. */
const rules = (date: string, sides: string) => `Magic: The Gathering Comprehensive Rules
These rules are effective as of ${date}.
101. Hedges
101.1. A hedge has ${sides} sides.
Glossary
Hedge
A row of plants.
`;

async function start(files: Record<string, string | Uint8Array>): Promise<void> {
  session = await Session.start({ files: { 'a.cards': 'Quiet Fen\nLand\n', ...files } });
}
const about = (path: string, install = false) =>
  session.connection.sendRequest<RulesFileAnswer>(rulesFileRequest, { uri: session.uri(path), install });
const listed = () => session.connection.sendRequest<RulebookEntry[]>(rulebooksRequest, { uri: session.uri('a.cards') });

describe('a rules file', () => {
  it('is what it says, and is listed once it is installed', async () => {
    await start({ 'rules.txt': rules('March 5, 2021', 'four'), 'later.txt': rules('June 6, 2022', 'five') });
    expect(await about('rules.txt')).toMatchObject({
      title: 'Magic: The Gathering, March 5, 2021',
      rules: 2,
      terms: 1,
      installed: { id: 'magic-2021-03-05' },
    });
    expect((await listed()).filter(({ installed }) => installed)).toEqual([]);
    await about('rules.txt', true);
    await about('later.txt', true);
    const entries = (await listed()).filter(({ installed }) => installed);
    expect(entries.map(({ id, rules: count, inUse }) => [id, count, inUse])).toEqual([
      ['magic-2021-03-05', 2, false],
      ['magic-2022-06-06', 2, false],
    ]);
    const [older, newer] = entries;
    const document = { uri: older!.address };
    const shown = await session.connection.sendRequest<RulesDocumentAnswer>(rulesDocumentRequest, document);
    expect(shown.text).toContain('101.1. A hedge has four sides.');
    const params = { before: older!.address, after: newer!.address };
    const diff = await session.connection.sendRequest<RulesDiffAnswer>(rulesDiffRequest, params);
    expect(diff.titles).toEqual(['Magic: The Gathering, March 5, 2021', 'Magic: The Gathering, June 6, 2022']);
    expect(diff.summary).toContain('Changed (1)\n\n101.1  A hedge has five sides.');
    expect(await session.connection.sendRequest(rulesDiffRequest, { ...params, after: 'nonsense' })).toBeNull();
  });

  it('is compared with another one for the cards of a set', async () => {
    const cards =
      'Fen Guide {B}\nCreature — Human\nWhen this creature dies, create a Treasure token and a 1/1 green Snake creature token.\n1/1\n';
    await start({ 'b.cards': cards });
    const at = (id: string) => `tokenwright-rules:/tokenwright-rules/${id}`;
    const compare = (before: string, after: string) =>
      session.connection.sendRequest<ComparisonReport>(compareSetRequest, {
        uri: session.uri('b.cards'),
        before: at(before),
        after: at(after),
      });
    const { text, links } = await compare('magic-2026-09', 'magic-2017-08');
    expect(text).toContain('Snake Token → Snake (Fen Guide)');
    expect(text).toContain('Findings that appear');
    const places = links.map(({ line, start, end, target }) => [text.split('\n')[line]!.slice(start, end), target]);
    expect(places).toContainEqual(['b.cards:3', `${session.uri('b.cards')}#L3`]);
    expect((await compare('magic-2026-09', 'magic-2026-09')).text).toContain('Nothing changes');
  });

  it('that cannot be used is refused with the reason', async () => {
    await start({
      'notes.txt': 'Remember the milk.\n',
      'empty.txt': '',
      'rules.pdf': new TextEncoder().encode('%PDF-1.7\n\0\0\0\0'),
      'folder/rules.txt': rules('March 5, 2021', 'four'),
    });
    for (const path of ['notes.txt', 'empty.txt', 'rules.pdf', 'folder', 'gone.txt']) {
      const answer = await about(path, true);
      expect(answer).toEqual({ problem: expect.stringContaining(`${path} cannot be used: `) });
    }
    expect(await about('rules.pdf')).toEqual({ problem: expect.stringContaining('it is a PDF') });
  });
});
