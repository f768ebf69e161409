import { describe, expect, it } from 'vitest';
import { cardDatabase, lint } from '../support/lint.js';

/** The titles of the fixes for links that a card with this text misses, beside a token entry with these properties. */
function linksFor(text: string, type: string, pt: string, colors = 'G'): string[] {
  const entries = `<card>
  <name>Ferry Town</name>
  <text>${text} Then create a Food token.</text>
  <prop><type>Sorcery</type><manacost>2G</manacost></prop>
  <set>RIVR</set>
  <related>Food Token</related>
</card>
<card>
  <name>Otter RIVR</name>
  <text></text>
  <prop><type>Token ${type}</type><colors>${colors}</colors>${pt === '' ? '' : `<pt>${pt}</pt>`}</prop>
  <set>RIVR</set>
  <token>1</token>
</card>`;
  return lint({ 'set.xml': cardDatabase(entries) }).flatMap(({ rule, fix }) =>
    rule === 'related-link-missing' ? [fix?.title ?? 'no fix'] : [],
  );
}

describe('the power and toughness of a linked entry', () => {
  const link = ['Link “Otter RIVR”'];
  const creature = 'Creature — Otter';

  it('may be missing or a star if the card has no numbers', () => {
    const text = 'Create an X/X green Otter creature token, where X is your life total.';
    for (const pt of ['', '*/*', 'X/X', '★/★', '*/1+*']) expect(linksFor(text, creature, pt), pt).toEqual(link);
    for (const pt of ['1/1', '*/1', '1/*']) expect(linksFor(text, creature, pt), pt).toEqual(['no fix']);
  });

  it('is the same if the card has numbers, apart from spaces', () => {
    const text = 'Create a 1/2 green Otter creature token.';
    for (const pt of ['1/2', ' 1 / 2 ']) expect(linksFor(text, creature, pt), pt).toEqual(link);
    for (const pt of ['', '2/1', '*/2', '1/*']) expect(linksFor(text, creature, pt), pt).toEqual(['no fix']);
  });

  it('is missing on both if it is not a creature', () => {
    const text = 'Create a green Otter artifact token with flying.';
    expect(linksFor(text.replace(' with flying', ''), 'Artifact — Otter', '')).toEqual(link);
    expect(linksFor(text.replace(' with flying', ''), 'Artifact — Otter', '1/1')).toEqual(['no fix']);
    expect(linksFor(text, 'Artifact — Otter', '')).toEqual(['no fix']);
  });
});
