import { describe, expect, it } from 'vitest';
import { hoverAt } from '../../../server/src/features/hover/hover.js';
import { atCursor, inRules } from '../support/snapshot.js';

function hover({ snapshot, offset }: ReturnType<typeof inRules>) {
  const found = hoverAt(snapshot, offset);
  return found && { on: snapshot.text.slice(found.span.start, found.span.end), markdown: found.markdown };
}

describe('the hover on a word outside of a token phrase', () => {
  it('explains a symbol', () => {
    expect(hover(inRules('{T|}: Add {G}.'))).toMatchObject({
      on: '{T}',
      markdown: expect.stringContaining('Tap this permanent'),
    });
    expect(hover(inRules('Add {W|/U}.'))?.markdown).toContain('one white mana or one blue mana');
  });

  it('explains a keyword in the words of the rulebook', () => {
    expect(hover(inRules('Whenever you inves|tigate, draw a card.'))).toMatchObject({
      on: expect.stringMatching(/investigate/i),
    });
  });

  it('explains a subtype, including plurals and type lines', () => {
    expect(hover(inRules('Sliv|ers you control have haste.'))).toMatchObject({
      on: 'Slivers',
      markdown: expect.stringContaining('creature type'),
    });
    expect(hover(atCursor({ 'a.cards': 'Wisp {U}\nCreature — Spi|rit\n1/1' }))).toMatchObject({ on: 'Spirit' });
  });

  it('does not explain part of a name as a subtype', () => {
    expect(hover(inRules('Spir|it Warden deals 2 damage.'))).toBeNull();
  });
});
