import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessageFrames } from '../../server/src/lsp/connection/frames.js';
import { seeded } from '../unit/support/seeded.js';

/** The output for input that arrives in these chunks. */
function framed(chunks: readonly Buffer[]): string {
  const frames = new MessageFrames(() => {});
  let out = '';
  frames.on('data', (data) => {
    out += data;
  });
  for (const chunk of chunks) frames.write(chunk);
  return out;
}

/** Splits a text at arbitrary bytes. */
function cut(text: string, at: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text);
  const ends = [...at.map((one) => one % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const frame = (content: string) => `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
const cuts = fc.array(fc.nat(), { maxLength: 8 });

describe('message frames', () => {
  it('pass messages unchanged, however they are split', () => {
    fc.assert(
      fc.property(fc.array(fc.json(), { maxLength: 5 }), cuts, (contents, at) => {
        const messages = contents.map(frame).join('');
        expect(framed(cut(messages, at))).toBe(messages);
      }),
      seeded,
    );
  });

  it('drop anything between messages', () => {
    const noise = fc.string({ unit: 'binary' }).filter((text) => !/content-length/i.test(text));
    fc.assert(
      fc.property(noise, fc.json(), noise, fc.json(), cuts, (before, one, between, two, at) => {
        const all = before + frame(one) + between + frame(two);
        expect(framed(cut(all, at))).toBe(frame(one) + frame(two));
      }),
      seeded,
    );
  });

  it('accept a Content-Type header', () => {
    const content = '{"id":1}';
    for (const header of [
      `Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 8`,
      `content-length:8\r\nContent-Type: application/json`,
    ]) {
      expect(framed([Buffer.from(`${header}\r\n\r\n${content}`)])).toBe(frame(content));
    }
  });

  it('skip a message with an impossible length', () => {
    const bad = 'Content-Length: 9999999999\r\n\r\n{}';
    expect(framed([Buffer.from(bad + frame('{"id":1}'))])).toBe(frame('{"id":1}'));
  });
});
