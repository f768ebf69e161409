import { describe, expect, it } from 'vitest';
import { hoverAt } from '../../../server/src/features/hover/hover.js';
import { pictureAt, pictureMarkdown } from '../../../server/src/features/picture/picture.js';
import { hostile, samples } from '../../drawings/samples.js';
import { type AtCursor, atCursor, inRules } from '../support/snapshot.js';

const pictureOf = ({ snapshot, offset }: AtCursor) => pictureAt(snapshot, offset);
const inHover = ({ snapshot, offset }: AtCursor) => hoverAt(snapshot, offset)?.picture ?? null;

describe('the picture for a place in a file', () => {
  it('shows the token under the cursor', () => {
    expect(pictureOf(inRules('Create a Trea|sure token.'))).toMatchObject({
      name: 'Treasure Token',
      typeLine: 'Artifact — Treasure',
      rules: ['{T}, Sacrifice this token: Add one mana of any color.'],
      token: true,
    });
    expect(pictureOf(inRules('Create a 1/1 red Gob|lin creature token with haste.'))).toMatchObject({
      name: 'Goblin Token',
      typeLine: 'Creature — Goblin',
      rules: ['Haste'],
      stats: { kind: 'power', text: '1/1' },
      colors: ['R'],
    });
    expect(pictureOf(inRules('Sacrifice a Fo|od.'))).toMatchObject({ name: 'Food Token' });
    expect(pictureOf(inRules('Investi|gate.'))).toMatchObject({ name: 'Clue Token' });
  });

  it('shows a token of the set by its definition', () => {
    const files = { 'own.tokens': 'Berry Token\nArtifact — Berry\n{1}: Draw a card.\nColor: pink\n' };
    expect(pictureOf(inRules('Create a Ber|ry token.', { files }))).toMatchObject({
      name: 'Berry Token',
      customColors: ['pink'],
      rules: ['{1}: Draw a card.'],
    });
    const defined = atCursor({ 'own.tokens': 'Ber|ry Token\nArtifact — Berry\n{1}: Draw. (One.)\nColor: pink\n' });
    expect(inHover(defined)).toMatchObject({
      name: 'Berry Token',
      rules: ['{1}: Draw. (One.)'],
      customColors: ['pink'],
    });
  });

  it('uses a color that the set declares', () => {
    const declared = { predefined: [], subtypes: [], colors: ['Purple'] };
    const at = inRules('Create a 1/1 purple Gob|lin creature token.', { declared });
    expect(pictureOf(at)).toMatchObject({ customColors: ['purple'] });
  });

  it('shows the card elsewhere on it, and nothing between cards', () => {
    expect(pictureOf(inRules('Draw a ca|rd.'))).toMatchObject({ name: 'Some Card', manaCost: '{1}{R}', token: false });
    expect(pictureOf(atCursor({ 'a.cards': 'Set: Some\n|\nA {R}\nInstant\nDraw.\n' }))).toBeNull();
  });

  it('is missing in a hover that is not about a single token', () => {
    for (const rules of [
      'Create a to|ken that’s a copy of target creature.',
      'Put a coun|ter on it.',
      'Create a Nobod|y token.',
    ]) {
      expect(inHover(inRules(rules)), rules).toBeNull();
    }
  });
});

describe('the picture in a hover', () => {
  it('is an image with alternative text', () => {
    const markdown = pictureMarkdown(samples[0]!, 'light')!;
    expect(markdown).toMatch(
      /^!\[Goblin Scout Token\. red token\. Creature — Goblin Scout\. 1\/1\. Haste\]\(data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+\)$/,
    );
    const svg = atob(/base64,(.*)\)/.exec(markdown)![1]!);
    expect(svg).toContain('<title id="title">Goblin Scout Token</title>');
  });

  it('replaces the text that it shows, and nothing else', () => {
    const hover = (rules: string) => {
      const { snapshot, offset } = inRules(rules, { rulebook: 'magic-2024-06' });
      return hoverAt(snapshot, offset);
    };
    const treasure = hover('Create a Trea|sure token.');
    expect(treasure?.markdown).toMatch(/^\*\*Treasure Token\*\*\n\nArtifact — Treasure/);
    expect(treasure?.beside).toMatch(/^Introduced in Ixalan block\.\n\n> `111\.10a` A Treasure token is/);
    expect(treasure?.markdown.endsWith(treasure.beside)).toBe(true);
    const tapped = hover('Create a tapped 1/1 red Gob|lin creature token with haste.');
    expect(tapped?.beside).not.toContain('Creature — Goblin');
    expect(tapped?.beside).toContain('111.4');
    const unknown = hover('Create a Nobod|y token.');
    expect(unknown?.beside).not.toContain('**Nobody**');
  });

  it('leaves room for the text, or is omitted', () => {
    for (const picture of samples) expect(pictureMarkdown(picture, 'dark')?.length).toBeLessThan(60_000);
    for (const picture of hostile) expect((pictureMarkdown(picture, 'dark') ?? '').length).toBeLessThan(90_000);
  });
});
