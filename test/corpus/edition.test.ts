import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../server/src/edition/derive.js';
import type { Edition } from '../../server/src/edition/edition.js';
import { bundledLibrary } from '../../server/src/rulebook/bundled.js';
import { readRulebook } from '../../server/src/rulebook/load.js';
import { edition } from '../unit/support/phrases.js';
import { corpora, missing, readCorpus } from './corpora.js';

const skipped = missing('corpus/rules');
const files = skipped ? [] : readdirSync(join(corpora, 'corpus/rules')).filter((file) => file.endsWith('.txt'));

function read(text: string): Edition {
  const { rulebook } = readRulebook(text, { library: bundledLibrary });
  if (!rulebook) throw new Error('no rulebook');
  return editionOf(rulebook);
}

/** The text as copied from a narrow page: every rule indented and wrapped. */
function wrapped(text: string, columns: number): string {
  const lines = text.split(/\r?\n/).map((line) => {
    const words = line.trim().split(' ');
    let out = '    ';
    let at = 4;
    for (const word of words) {
      if (at > 4 && at + word.length > columns) {
        out += '\n        ';
        at = 8;
      }
      out += at > 8 || out.trim() !== '' ? `${out.endsWith(' ') ? '' : ' '}${word}` : word;
      at += word.length + 1;
    }
    return line.trim() === '' ? '' : out;
  });
  return lines.join('\n');
}

describe.skipIf(skipped !== '')(`editions from whole rules files${skipped}`, () => {
  it.each(files)('%s: predefined tokens, naming rule and keywords that make tokens', (file) => {
    const derived = read(readCorpus(`corpus/rules/${file}`));
    const bundled = edition('magic-2026-08');
    // The bundled amendments define the same tokens, up to those added since this file.
    for (const [words, { characteristics }] of derived.predefined) {
      expect(characteristics, words).toEqual(bundled.predefined.get(words)?.characteristics);
    }
    const makers = new Set([...derived.makers.values()].flat().map((maker) => maker.words.join(' ')));
    console.log(
      `${file}: ${derived.predefined.size} predefined tokens, names end in ${JSON.stringify(derived.naming.suffix)}, ${makers.size} keywords make tokens: ${[...makers].join(', ')}`,
    );
    expect(derived.naming).toEqual({ suffix: ' Token', rule: '111.4' });
    for (const keyword of [
      'investigate',
      'amass',
      'incubate',
      'populate',
      'fabricate',
      'living weapon',
      'gift a food',
      'mobilize',
    ])
      expect(makers).toContain(keyword);
  });

  it.each(files)('%s: is the same for a wrapped and indented copy', (file) => {
    const text = readCorpus(`corpus/rules/${file}`);
    const plain = read(text);
    const copy = read(wrapped(text, 62));
    expect([...copy.predefined.values()]).toEqual([...plain.predefined.values()]);
    expect(copy.naming).toEqual(plain.naming);
    expect([...copy.makers.values()]).toEqual([...plain.makers.values()]);
  });
});
