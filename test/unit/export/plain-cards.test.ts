import { describe, expect, it } from 'vitest';
import { plainCards } from '../../../server/src/export/plain-cards.js';
import { createPlainFormat } from '../../../server/src/formats/plain/plain-format.js';
import { structuredCard } from '../../../server/src/formats/structured.js';
import { plainRegion } from '../../../server/src/text/region.js';

const format = createPlainFormat();

function written(text: string, path = 'a.cards') {
  return plainCards([format.read(path, text)], path.endsWith('.tokens') ? 'token' : 'card');
}

describe('cards as plain text', () => {
  it('are read back unchanged', () => {
    const text = [
      'Set: Grove\nRulebook: magic-2024-06\n\n',
      'Sprout {1}{G}\nSorcery\nDraw a card.\n//\nWither {B}\nInstant\nDestroy target creature.\n\n',
      'Warden {G}\nCreature — Elf\nVigilance\n1/1\nRarity: common\nFlavor: It waits.\n',
    ].join('');
    expect(written(text)).toEqual({ text, losses: [] });
  });

  it('do not include token definitions, which belong in a token file', () => {
    const text = 'Quince Token\nArtifact — Quince\n{2}: Draw a card.\n';
    expect(written(text, 'a.tokens')).toEqual({ text, losses: [] });
    expect(plainCards([format.read('a.tokens', text)], 'card')).toEqual({ text: '', losses: [] });
  });

  it('report what a plain file would read as something else', () => {
    const rulesText = plainRegion('Draw a card.\n# not a comment', 0);
    const face = {
      span: { start: 0, end: 10 },
      name: plainRegion('Wisp', 0),
      typeLine: plainRegion('Land', 0),
      rulesText,
    };
    const cards = [{ card: structuredCard('source', 'card', [face]), start: 0 }];
    const { losses } = plainCards([{ format: 'other', header: null, suppressions: [], problems: [], cards }], 'card');
    expect(losses).toMatchObject([{ card: 'Wisp', what: expect.stringContaining('a line of its rules text') }]);
  });
});
