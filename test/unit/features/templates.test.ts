import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { describeCompletion } from '../../../server/src/features/completion/describe.js';
import { filledIn, readBody, readTemplates, toSnippet } from '../../../server/src/features/templates/template.js';
import { headerBody, templatesOf } from '../../../server/src/features/templates/templates.js';
import { lint, shown } from '../support/lint.js';
import { edition } from '../support/phrases.js';
import { type AtCursor, atCursor, type SetOptions, snapshotOf } from '../support/snapshot.js';

const games = [
  { rulebook: 'magic-2026-09', role: 'card', path: 'a.cards' },
  { rulebook: 'magic-2026-09', role: 'token', path: 'a.tokens' },
  { rulebook: 'magic-fifth', role: 'card', path: 'a.cards' },
  { rulebook: 'riftbound', role: 'card', path: 'a.cards' },
] as const;

const all = games.flatMap((game) =>
  templatesOf(edition(game.rulebook), game.role).map((template) => ({ ...game, ...template })),
);

/** The titles of the templates offered at the cursor. */
function offered(text: string, path = 'a.cards', options: SetOptions = {}): string[] {
  return templatesAt(atCursor({ [path]: text }, options)).map(({ label }) => label);
}

function templatesAt({ snapshot, offset }: AtCursor) {
  const found = completionsAt(snapshot, offset, true) ?? [];
  return found.filter(({ subject }) => subject.kind === 'template');
}

/** The text after choosing a template and typing nothing into it. */
function chosen(text: string, title: string): string {
  const { snapshot, offset } = atCursor({ 'a.cards': text });
  const found = templatesAt({ snapshot, offset }).find(({ label }) => label === title)!;
  const { start, end } = found.span;
  const before = snapshot.text.toString();
  return before.slice(0, start) + withDefaults(found.newText) + before.slice(end);
}

/** A snippet as the editor inserts it. */
function withDefaults(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|((?:[^\\,|]|\\.)*)(?:,(?:[^\\|]|\\.)*)?\|\}/g, '$1')
    .replace(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replace('$0', '')
    .replace(/\\([\\$},|])/g, '$1');
}

describe('templates of whole cards', () => {
  it('exist for each kind of card', () => {
    expect(templatesOf(edition(), 'card').map(({ title }) => title)).toEqual([
      ...['Creature', 'Instant', 'Sorcery', 'Enchantment', 'Aura', 'Artifact', 'Equipment', 'Vehicle', 'Land'],
      ...['Planeswalker', 'Saga', 'Class', 'Battle', 'Adventure', 'Split card', 'Modal double-faced card'],
      'Transforming card',
    ]);
    expect(templatesOf(edition('riftbound'), 'card').map(({ title }) => title)).toEqual(['Unit', 'Spell', 'Gear']);
  });

  it.each(all)('$rulebook $title: its default words have no finding', ({ rulebook, path, body, title }) => {
    const text = `${filledIn(body)}\n`;
    expect(lint({ [path]: text }, { rulebook }).map((finding) => shown(finding, text))).toEqual([]);
    const { cards } = snapshotOf({ [path]: text }, { rulebook }).document;
    expect(cards).toHaveLength(1);
    for (const face of cards[0]!.card.faces) {
      expect(face.name, title).not.toBeNull();
      expect(face.typeLine, title).not.toBeNull();
    }
    expect(withDefaults(toSnippet(body))).toBe(filledIn(body));
  });

  it('have nothing to report under a header', () => {
    const text = filledIn([...headerBody(), ...templatesOf(edition(), 'card')[0]!.body]);
    const { document } = snapshotOf({ 'a.cards': text });
    expect(document.header?.entries.map(({ key }) => key)).toEqual(['Set', 'Code']);
    expect(document.cards).toHaveLength(1);
    expect(lint({ 'a.cards': text })).toEqual([]);
  });

  it('are snippets with numbered places, choices and escaped braces', () => {
    const [template] = readTemplates('== Odd\n«Name» «{W}»\nInstant («a|b, c»)\n$«2»\n');
    expect(toSnippet(template!.body)).toBe(`\${1:Name} \${2:{W\\}}\nInstant (\${3|a,b\\, c|})\n\\$\${4:2}$0`);
    expect(filledIn(readBody('«a|b» $'))).toBe('a $');
  });
});

describe('completion of whole cards', () => {
  it.each([
    ['an empty file', '|'],
    ['a file of blank lines', '\n\n|\n'],
    ['a block after a card', 'Moor\nLand\n\n|'],
    ['a block between cards', 'Moor\nLand\n\n|\n\nFen\nLand\n'],
    ['a block below a comment', 'Moor\nLand\n\n# Elves\n|\n'],
    ['a block below the header', 'Set: Ashes\n\n|'],
    ['a file with CR LF', 'Moor\r\nLand\r\n\r\n|\r\n'],
  ])('is offered in %s', (_, text) => {
    expect(offered(text)).toContain('Saga');
  });

  it.each([
    ['right below a card', 'Moor\nLand\n|'],
    ['right above a card', 'Moor\nLand\n\n|\nFen\nLand\n'],
    ['in a comment', '# |'],
    ['at the end of a card with comments', 'Moor\nLand\n# see below\n|'],
    ['in the middle of a line', 'Moor\nLand\n\n| x'],
    ['in a name', 'Moor\nLand\n\nCre|'],
  ])('is not offered %s', (_, text) => {
    expect(offered(text)).toEqual([]);
  });

  it('finds a template by the beginning of its title in small letters', () => {
    expect(offered('Moor\nLand\n\ns|')).toEqual(['Sorcery', 'Saga', 'Split card']);
    expect(chosen('Set: A\n\nland|', 'Land')).toMatch(/^Set: A\n\nName\nLand \(common\)\n/);
  });

  it('fits the game and the kind of file', () => {
    expect(offered('|', 'a.cards', { rulebook: 'riftbound' })).toEqual(['Unit', 'Spell', 'Gear']);
    expect(offered('|', 'a.cards', { rulebook: 'magic-fifth' })).toContain('Interrupt');
    expect(offered('|', 'a.tokens')).toEqual(['Creature token', 'Artifact token', 'Enchantment token']);
  });

  it('puts the header of the set first, once', () => {
    const first = chosen('# my set\n|', 'Instant');
    expect(first).toMatch(/^# my set\nSet: My Set\nCode: MYS\n\nName \{1\}\{R\}\nInstant/);
    expect(chosen(`${first}\n\n|`, 'Land').match(/Set:/g)).toHaveLength(1);
    expect(chosen('Moor\nLand\n\n|', 'Land')).not.toContain('Set:');
  });

  it('shows the card', () => {
    const { snapshot } = atCursor({ 'a.cards': '|' });
    expect(describeCompletion({ kind: 'template', key: 'Vehicle' }, snapshot)).toContain('Artifact — Vehicle (common)');
  });
});
