import { describe, expect, it } from 'vitest';
import type { CardPicture } from '../../../server/src/render/card-picture.js';
import { drawPicture } from '../../../server/src/render/draw.js';
import { hostile, pictured, samples } from '../../drawings/samples.js';

const light = { theme: 'light', shape: 'card' } as const;

function named(name: string): CardPicture {
  const found = samples.find((picture) => picture.name === name);
  if (!found) throw new Error(`no sample is named ${name}`);
  return found;
}

describe('the SVG', () => {
  it('contains only shapes and words, in ASCII, whatever the card contains', () => {
    const allowed = /^(?:svg|title|desc|defs|g|path|rect|circle|use|text|clipPath|linearGradient|stop)$/;
    for (const picture of [...samples, ...hostile]) {
      const { svg } = drawPicture(picture, light);
      const names = [...svg.matchAll(/<\/?([^\s/>]*)/g)].map((match) => match[1] ?? '');
      expect(names.filter((name) => !allowed.test(name))).toEqual([]);
      expect(svg).toMatch(/^[\n -~]*$/);
      expect(svg.match(/<[^>]*\son\w+=/)).toBeNull();
      expect([...svg.matchAll(/<[^>]*(?:href="|url\()([^")]*)/g)].every((match) => match[1]?.startsWith('#'))).toBe(
        true,
      );
    }
  });

  it('defines each id once, and uses only defined ids', () => {
    for (const picture of samples) {
      const { svg } = drawPicture(picture, { ...light, idPrefix: 'a' });
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('has a description in words', () => {
    expect(drawPicture(named('Emberline Archivist'), light).text).toBe(
      [
        'Emberline Archivist. cost 1, blue or red mana, red or Phyrexian mana. blue and red. Creature — Human Wizard. 2/3.',
        'Prowess (Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.)',
        '[2][red mana], [tap], Sacrifice an artifact: Emberline Archivist deals 2 damage to any target. If you control three or more artifacts, create a Treasure token.',
        '“Every page remembers the hand that burned it.”',
      ].join('\n'),
    );
    expect(drawPicture(named('Incubator Token'), light).text).toBe(
      [
        'Incubator Token. colorless token. Artifact — Incubator.',
        '[2]: Transform this token.',
        'Other face: Phyrexian Token. colorless token. Artifact Creature — Phyrexian. 0/0.',
      ].join('\n'),
    );
    expect(drawPicture(named('Sprite'), light).text).toBe('Sprite. domainless token. Unit — Fae. 3 Might.\nTemporary');
  });

  it('contains that description for screen readers', () => {
    const { svg } = drawPicture(named('Treasure Token'), light);
    expect(svg).toContain('<title id="title">Treasure Token</title>');
    expect(svg).toContain('role="img" aria-labelledby="title desc"');
  });

  it('has letters that the font lacks as text, with the width that layout assumed', () => {
    const [picture] = pictured('精霊\nクリーチャー\n', 'a.cards');
    expect(drawPicture(picture!, light).svg).toContain('textLength=');
  });
});
