import { describe, expect, it } from 'vitest';
import { createdIn } from '../../server/src/analysis/card/face-analysis.js';
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { nothingDeclared, SetIndex } from '../../server/src/analysis/set/set-index.js';
import { listTokens } from '../../server/src/export/token-list.js';
import type { Card } from '../../server/src/formats/card.js';
import { readTextList } from '../../server/src/formats/cube/text-list.js';
import { parseRules } from '../../server/src/language/tokens/parse.js';
import { CardReferences } from '../../server/src/workspace/reference/card-references.js';
import { edition } from '../unit/support/phrases.js';
import { type PrintedCard, referenceShapes, referenceText } from '../unit/support/reference-files.js';
import { MemoryDisk } from '../unit/workspace/reference/memory-disk.js';
import { missing } from './corpora.js';
import { compareWithList, linkedTexts } from './relations.js';

const skipped = missing('corpus/token-relations.jsonl');

/** The cards of the corpus, read from a reference of one format. */
async function known(shape: (typeof referenceShapes)[number], texts: ReadonlyMap<string, string>) {
  const cards = [...texts].map(([name, text]): PrintedCard => {
    return [{ name, manaCost: '{1}', typeLine: 'Sorcery', text: text.trim(), pt: '' }];
  });
  const disk = new MemoryDisk();
  disk.chunkSize = 1 << 20;
  disk.write('/reference', [...referenceText(shape, cards)].join(''));
  const startProgress = () => ({ report: () => {}, cancelled: false, end: () => {} });
  const references = new CardReferences({ disk, startProgress, changed: null, notice: () => {} });
  const { cards: found } = await references.find(['/reference'], { folder: '/', within: null, trusted: true });
  if (!found) throw new Error('the reference cannot be read');
  return found;
}

/** The rules text of all faces: Cockatrice puts a line between those of a split card. */
function textOf(card: Card | null): string {
  return card?.faces.map(({ rulesText }) => rulesText?.text ?? '').join('\n') ?? '';
}

describe.skipIf(skipped !== '')(`a cube list with a card reference${skipped}`, () => {
  const texts = skipped === '' ? linkedTexts() : new Map<string, string>();
  const direct = skipped === '' ? compareWithList(texts) : null;

  it.each(referenceShapes)(
    'of %s agrees with the independent list of tokens as well as the texts themselves',
    async (shape) => {
      const cards = await known(shape, texts);
      const throughReference = compareWithList(
        new Map([...texts.keys()].map((name) => [name, textOf(cards.card(name))])),
      );
      console.log(`${shape}: links found ${throughReference.agreed}, as in text: ${direct?.agreed}`);
      expect(throughReference).toEqual(direct);
    },
  );

  it('lists for every card the tokens that its text makes', async () => {
    const cards = await known('scryfall', texts);
    const text = `${[...texts.keys()].join('\n')}\n`;
    const path = 'all.cube.txt';
    const document = readTextList(text);
    const rules = edition();
    const declared = { ...nothingDeclared, cards };
    const set = new SetIndex(new Map([[path, indexFile(path, document, rules)]]), declared);
    const { tokens, unresolved } = listTokens([{ path, text, document, edition: rules, set }], (each) => each);
    const listed = new Map<string, number>();
    for (const { card } of [...tokens.flatMap(({ createdBy }) => createdBy), ...unresolved]) {
      listed.set(card, (listed.get(card) ?? 0) + 1);
    }
    const expected = new Map<string, number>();
    for (const [name, rulesText] of texts) {
      const made = createdIn(parseRules(rulesText.trim(), 'magic'), rules).filter(
        (token) => token.origin !== 'back-reference',
      );
      const count = made.filter((token) => !token.nounMissing || token.origin !== 'by-name').length;
      if (count > 0) expected.set(name, count);
    }
    const other = [...expected].filter(([name, count]) => listed.get(name) !== count);
    console.log(`${expected.size} cards that make tokens, ${tokens.length} tokens; ${other.length} listed otherwise`);
    expect(other).toEqual([]);
    expect([...listed.keys()].filter((name) => !expected.has(name))).toEqual([]);
  });
});
