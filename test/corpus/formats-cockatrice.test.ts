import { describe, expect, it } from 'vitest';
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import { formatFor } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { edition } from '../unit/support/phrases.js';
import { missing, readCorpus } from './corpora.js';

const files = [
  'cockatrice-xml-v4/CCR.xml',
  'cockatrice-xml-v4/HUV.xml',
  'cockatrice-xml-v4/ICS.xml',
  'cockatrice-xml-v4/EOE-official.xml',
  'cockatrice-xml-v3/DOM-official.xml',
  'cockatrice-tokens/tokens.xml',
].map((file) => `corpus/formats/${file}`);
const skipped = missing(files[0]!);

describe.skipIf(skipped !== '')(`card databases of Cockatrice${skipped}`, () => {
  it.each(files)('%s is read completely', (path) => {
    const text = readCorpus(path);
    const document = formatFor(path, text.slice(0, 4096))!.read(path, text);
    const cards = document.cards.map(({ card }) => card);
    const tokens = cards.filter(({ role }) => role === 'token');
    const links = cards.flatMap((card) => card.links?.entries ?? []);
    const named = cards.filter(({ faces }) => faces[0]?.name && faces[0].typeLine);
    const findings = findingsOf(path, text);
    console.log(`${path}: ${cards.length} cards, ${tokens.length} of them tokens, ${links.length} links\n${findings}`);

    const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
    expect(document.problems).toEqual([]);
    expect(cards.length).toBe(count(/<card>/g));
    expect(tokens.length).toBe(count(/<token>1<\/token>/g));
    expect(links.length).toBe(count(/<(?:reverse-)?related[ >]/g));
    expect(named.length).toBe(count(/<card>/g));
    expect(cards.filter(({ faces }) => faces.some(({ rulesText }) => rulesText)).length).toBe(
      count(/<text>\s*[^\s<]/g),
    );
    expect(cards.filter(({ faces }) => faces[0]?.stats).length).toBe(count(/<pt>[^<]/g));
    expect(cards.filter(({ faces }) => faces[0]?.manaCost).length).toBe(count(/<manacost>[^<]/g));
  });
});

/** The number of findings per rule, and the cards of findings about links. */
function findingsOf(path: string, text: string): string {
  const document = formatFor(path, text.slice(0, 4096))!.read(path, text);
  const rules = edition();
  const set = new SetIndex(new Map([[path, indexFile(path, document, rules)]]));
  const findings = lintSnapshot({ path, text, document, edition: rules, set }, defaultSettings);
  const counts = new Map<string, number>();
  for (const { severity, rule } of findings)
    counts.set(`${severity} ${rule}`, (counts.get(`${severity} ${rule}`) ?? 0) + 1);
  const onLinks = findings.filter(({ rule }) => rule.startsWith('related-'));
  return [
    ...[...counts].map(([key, number]) => `  ${number} ${key}`),
    ...onLinks.map(({ rule, card }) => `  ${rule}: ${card}`),
  ].join('\n');
}
