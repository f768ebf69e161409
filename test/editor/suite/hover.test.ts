import * as assert from 'node:assert/strict';
import { eventually, file, hover, open } from './support.js';

describe('hover', () => {
  it('shows the rule of a predefined token', async () => {
    const document = await open(file('fixture/hover.cards'));
    const text = await eventually('a hover', () => hover(document, 'Treasure'));
    assert.match(text, /111\.10a/);
    assert.match(text, /Add one mana of any color/);
  });
});
