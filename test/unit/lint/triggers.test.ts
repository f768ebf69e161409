import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Prints } from '../../../server/src/analysis/set/prints.js';
import type { Snapshot } from '../../../server/src/analysis/set/snapshot.js';
import { Linter } from '../../../server/src/lint/engine/engine.js';
import { rules } from '../../../server/src/lint/registry.js';
import type { Rule } from '../../../server/src/lint/rule.js';
import type { LintSettings } from '../../../server/src/lint/settings.js';
import { type CorpusRecord, filesOf, snapshotsOf } from '../../corpus/as-set.js';
import { missing, readLines } from '../../corpus/corpora.js';
import { slips, writers } from '../formats/support/written-set.js';
import { knownByName } from '../support/known-cards.js';
import { cardWith, exampleFiles, withoutFailures } from '../support/lint.js';
import { snapshotOf } from '../support/snapshot.js';
import { wordList } from '../support/word-list.js';

/** Every rule turned on. */
const settings: LintSettings = {
  rules: new Map(rules.map(({ id }) => [id, { severity: 'info' as const, options: new Map() }])),
};
const rulebooks = ['magic-2026-09', 'magic-2020-01', 'magic-fifth', 'riftbound'] as const;
const triggered = rules.filter(({ triggers }) => triggers);
const withTriggers = new Linter(triggered);
const withoutTriggers = new Linter(triggered.map(({ triggers, ...rule }) => rule as Rule));

/** The findings that only appear without triggers, or only with them. */
function differences(snapshots: readonly Snapshot[]): string[] {
  return snapshots.flatMap((snapshot) => {
    const found = (linter: Linter) =>
      withoutFailures(linter.lint(snapshot, settings).findings.all).map(
        ({ rule, span, card }) => `${rule}: ${snapshot.text.slice(span.start, span.end)} (${card}, ${span.start})`,
      );
    const [some, all] = [new Set(found(withTriggers)), new Set(found(withoutTriggers))];
    return [
      ...[...all].filter((each) => !some.has(each)).map((each) => `missed: ${each}`),
      ...[...some].filter((each) => !all.has(each)).map((each) => `only with triggers: ${each}`),
    ];
  });
}

/** Files under every rulebook. */
function everywhere(files: Readonly<Record<string, string>>): Snapshot[] {
  return rulebooks.map((rulebook) => snapshotOf(files, { rulebook }));
}

describe('every rule has the same findings with and without its triggers', () => {
  it.each(rules)('in the examples of $id', ({ examples }) => {
    for (const example of examples) {
      const { wrong, right, rulebook, prints, reference, dictionary } = example;
      const declared = {
        ...(prints ? { prints: new Prints(prints) } : {}),
        ...(reference ? { cards: knownByName(reference) } : {}),
        ...(dictionary ? { dictionary: wordList(dictionary) } : {}),
      };
      for (const text of right === null ? [wrong] : [wrong, right]) {
        const files = exampleFiles(example, text);
        const own = snapshotOf(files, { declared, ...(rulebook === undefined ? {} : { rulebook }) });
        expect(differences([own])).toEqual([]);
      }
    }
  });

  it('in all examples together, under every rulebook', () => {
    const texts = rules.flatMap(({ examples }) =>
      examples.flatMap(({ wrong, right, of }) => (of ? [] : [wrong, right])),
    );
    const cards = texts.map((text, at) => (text ? cardWith(text).replace('Ember Tinker', `Tinker ${at}`) : ''));
    expect(differences(everywhere({ 'a.cards': cards.join('\n') }))).toEqual([]);
  });

  it.each(['definitions.tokens', 'names.cards', 'old-rules.cards', 'words.cards'])('in the fixture %s', (name) => {
    expect(
      differences(everywhere({ [name]: readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8') })),
    ).toEqual([]);
  });

  it.each(writers)('in %s', (path, write) => {
    expect(differences(everywhere({ [path]: write(slips) }))).toEqual([]);
  });

  const skipped = missing('corpus/homebrew.jsonl');

  it.skipIf(skipped !== '')(`in homebrew sets${skipped}`, () => {
    const cards = readLines<CorpusRecord>('corpus/homebrew.jsonl');
    const tokens = readLines<CorpusRecord>('corpus/homebrew-tokens.jsonl');
    expect(differences(snapshotsOf(filesOf(cards, tokens)))).toEqual([]);
  });
});
