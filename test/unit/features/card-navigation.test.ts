import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../../../scripts/generate/formats.mjs';
import type { Snapshot } from '../../../server/src/analysis/set/snapshot.js';
import { definitionAt } from '../../../server/src/features/navigation/definition.js';
import { highlightsAt, referencesAt } from '../../../server/src/features/navigation/references.js';
import { renamableAt, renameAt } from '../../../server/src/features/navigation/rename.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { knownCards } from '../support/known-cards.js';
import { atCursor, snapshotOf } from '../support/snapshot.js';
import { at, type Files, renamed, textsOf } from './whole-set.js';

/** A set whose cards refer to Moss Caller and to a legend in different ways. */
const bog: Files = {
  'bog.cards': [
    'Moss Caller {1}{G}\nCreature — Elf\nWhen Moss Caller enters, draw a card.\n2/2',
    'Moss Caller Elder {3}{G}\nCreature — Elf\nMoss Caller Elder has trample.\n4/4',
    'Vessa, Fen Regent {2}{B}\nLegendary Creature — Human\nWhenever Vessa attacks, sacrifice a Moss Caller token. ~ gets +1/+1.\n3/3',
    'Bog Rite {B}\nSorcery\nSearch your library for a card named Moss Caller. Create a token that’s a copy of Vessa, Fen Regent.\n*The bog is hers.*\n*—Vessa, Fen Regent*',
  ].join('\n\n'),
  'bog.cube.txt': '2x moss caller (BOG) 7\nVessa, Fen Regent\nForest\n',
  'cards.xml': `<?xml version="1.0"?>
<cockatrice_carddatabase version="4"><cards>
<card><name>Fen Call</name><text>Draw a card.</text><prop><type>Sorcery</type></prop><related attach="attach">Moss Caller</related></card>
<card><name>Frog Token</name><text></text><prop><type>Token Creature — Frog</type></prop><token>1</token><reverse-related count="2">Vessa, Fen Regent</reverse-related></card>
</cards></cockatrice_carddatabase>
`,
};

/** What refers to the card at some words, as file, role and text. */
function references(files: Files, path: string, mark: string): string[] {
  const { snapshot, offset, all } = at(files, path, mark);
  const places = referencesAt(snapshot, offset, all, true) ?? [];
  return textsOf(places, all).map((text, i) => `${places[i]!.path} ${places[i]!.role}: ${text}`);
}

/** The rules text of a card after it is renamed. */
function renamedRules(name: string, rules: string, newName: string, typeLine = 'Creature — Elf'): string {
  const files = { 'a.cards': `${name} {1}\n${typeLine}\n${rules}\n2/2\n` };
  const result = renamed(files, 'a.cards', name, newName);
  return (result && 'a.cards' in result ? result['a.cards'] : '')!.split('\n')[2]!;
}

describe('the references to a card', () => {
  it('are its heading, its own text, other cards, lists and links, but not longer names', () => {
    const wanted = [
      'bog.cards definition: Moss Caller',
      'bog.cards mention: Moss Caller',
      'bog.cards mention: Moss Caller',
      'bog.cards mention: Moss Caller',
      'bog.cube.txt link: moss caller',
      'cards.xml link: Moss Caller',
    ];
    for (const mark of ['Moss Caller {', 'Moss Caller enters', 'Moss Caller token', 'Moss Caller. Create']) {
      expect(references(bog, 'bog.cards', mark)).toEqual(wanted);
    }
    expect(references(bog, 'bog.cube.txt', 'caller')).toEqual(wanted);
    expect(references(bog, 'cards.xml', 'Caller<')).toEqual(wanted);
  });

  it('include the short name and the placeholder of a legend on its own card, and an attribution', () => {
    expect(references(bog, 'bog.cards', 'Vessa attacks')).toEqual([
      'bog.cards definition: Vessa, Fen Regent',
      'bog.cards mention: Vessa',
      'bog.cards mention: ~',
      'bog.cards mention: Vessa, Fen Regent',
      'bog.cards mention: Vessa, Fen Regent',
      'bog.cube.txt link: Vessa, Fen Regent',
      'cards.xml link: Vessa, Fen Regent',
    ]);
  });

  it('are highlighted in the file', () => {
    const { snapshot, offset } = atCursor({ 'a.cards': 'Fen Imp {B}\nCreature — Imp\nFen I|mp can’t block.\n1/1\n' });
    expect(highlightsAt(snapshot, offset).map(({ role }) => role)).toEqual(['definition', 'mention']);
  });

  it.each([
    [
      'a subtype',
      'Frog',
      'Other Frogs you control get +1/+1. Create a 1/1 green Frog creature token. Sacrifice a Frog.',
    ],
    ['a keyword', 'Flash', 'Flash. Draw a card.'],
    ['an instruction', 'Draw', 'Draw a card. Draw two cards.'],
  ])('leave out ordinary words for a card with the name of %s', (_, name, rules) => {
    const { snapshot, offset } = atCursor({ 'a.cards': `|${name} {G}\nCreature — Frog\n${rules}\n1/1\n` });
    expect(highlightsAt(snapshot, offset).map(({ span }) => span.start)).toEqual([0]);
  });
});

describe('the definition of a card', () => {
  it.each(['Vessa attacks', '~ gets', 'Vessa, Fen Regent.', 'Vessa, Fen Regent*'])('is found from "%s"', (mark) => {
    const { snapshot, offset } = at(bog, 'bog.cards', mark);
    const start = bog['bog.cards']!.indexOf('Vessa, Fen Regent {');
    expect(definitionAt(snapshot, offset)).toMatchObject({ path: 'bog.cards', span: { start, end: start + 17 } });
  });

  it('is the other face for the name of a back', () => {
    const { snapshot, offset } = atCursor({
      'a.cards':
        'Ash {R}\nCreature — Imp\nTransform Ash into Ember Wa|ker.\n1/1\n//\nEmber Waker\nCreature — Imp\n2/2\n',
    });
    const target = definitionAt(snapshot, offset);
    expect(target && 'path' in target && snapshot.text.slice(target.span.start, target.span.end)).toBe('Ember Waker');
  });
});

describe('renaming a card', () => {
  it('renames it in every file, from any mention', () => {
    const result = renamed(bog, 'bog.cards', 'Moss Caller enters', 'Ooze Crier');
    expect(result).toEqual(renamed(bog, 'bog.cube.txt', 'caller', 'Ooze Crier'));
    expect(result).toEqual({
      'bog.cards': bog['bog.cards']!.replace(/a Moss Caller token/, 'an Ooze Crier token').replace(
        /Moss Caller(?! Elder)/g,
        'Ooze Crier',
      ),
      'bog.cube.txt': '2x Ooze Crier (BOG) 7\nVessa, Fen Regent\nForest\n',
      'cards.xml': bog['cards.xml']!.replace('Moss Caller', 'Ooze Crier'),
    });
  });

  it('writes the name as each file needs it', () => {
    const result = renamed(bog, 'bog.cards', 'Moss Caller {', 'Moss & Fern');
    expect(result).toMatchObject({ 'cards.xml': expect.stringContaining('>Moss &amp; Fern</related>') });
  });

  it('shortens the new name of a legend like the old one', () => {
    const result = renamed(bog, 'bog.cards', 'Vessa attacks', 'Orla, Mire Queen') as Record<string, string>;
    expect(result['bog.cards']).toContain('Orla, Mire Queen {2}{B}');
    expect(result['bog.cards']).toContain('Whenever Orla attacks, sacrifice a Moss Caller token. ~ gets');
    expect(result['bog.cards']).toContain('copy of Orla, Mire Queen.');
    expect(result['bog.cards']).toContain('*—Orla, Mire Queen*');
    expect(result['cards.xml']).toContain('<reverse-related count="2">Orla, Mire Queen</reverse-related>');
  });

  it('leaves the short name, and says so, if the new name has none', () => {
    const { snapshot, offset, all } = at(bog, 'bog.cards', 'Vessa, Fen Regent {');
    const result = renameAt(snapshot, offset, 'The Mire Queen', all);
    expect(result).toMatchObject({
      note: '“Vessa” was left in one place: “The Mire Queen” has no short name, the part before a comma.',
    });
    expect(renamed(bog, 'bog.cards', 'Vessa, Fen Regent {', 'The Mire Queen')).toMatchObject({
      'bog.cards': expect.stringContaining('Whenever Vessa attacks'),
    });
  });

  it('never touches ordinary words that equal the name or the short name', () => {
    const legend = 'Legendary Creature — Human';
    expect(
      renamedRules(
        'Will, the Late',
        'Will enters tapped. Target player will draw. Whenever Will dies, draw.',
        'Pim, the Late',
        legend,
      ),
    ).toBe('Pim enters tapped. Target player will draw. Whenever Pim dies, draw.');
    expect(
      renamedRules(
        'Counter, the Grim',
        'Counter target spell. Put a +1/+1 counter on Counter.',
        'Pim, the Grim',
        legend,
      ),
    ).toBe('Counter target spell. Put a +1/+1 counter on Pim.');
    expect(renamedRules('Goblin', 'Sacrifice a Goblin: Add {R}. Search for a card named Goblin.', 'Imp Boss')).toBe(
      'Sacrifice a Goblin: Add {R}. Search for a card named Imp Boss.',
    );
    expect(renamedRules('Ember', 'Embers glow. Remember Ember’s loss; Ember-touched creatures.', 'Ash')).toBe(
      'Embers glow. Remember Ash’s loss; Ember-touched creatures.',
    );
  });

  it('marks a single word on another card as doubtful', () => {
    const files = {
      'a.cards':
        'Gale {U}\nInstant\nGale deals 2 damage to any target.\n\nLull {U}\nInstant\nReturn each Gale to your hand.\n',
    };
    const { snapshot, offset, all } = at(files, 'a.cards', 'Gale {');
    const result = renameAt(snapshot, offset, 'Squall', all);
    expect(result && 'files' in result && result.files[0]!.edits.map(({ isDoubtful }) => isDoubtful)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('renames one half of a split card', () => {
    const files = {
      'my.cube.txt': 'Fire Song // Ice Song\n',
      'a.cards': 'Fire Song {R}\nInstant\nDraw a card.\n//\nIce Song {U}\nInstant\nDraw a card.\n',
    };
    expect(renamed(files, 'my.cube.txt', 'Ice', 'Frost Song')).toEqual({
      'my.cube.txt': 'Fire Song // Frost Song\n',
      'a.cards': files['a.cards'].replace('Ice Song', 'Frost Song'),
    });
  });

  it('keeps the name of a token apart from that of a card', () => {
    const files = {
      'a.cards': 'Plum {1}\nArtifact\nCreate a Plum token.\n\nPress {1}\nArtifact\nExile target card named Plum.\n',
      'a.tokens': 'Plum Token\nArtifact — Fruit\n{T}: Draw a card.\n',
    };
    expect(renamed(files, 'a.cards', 'Plum {', 'Fig')).toMatchObject({
      'a.cards': expect.stringMatching(/^Fig \{1\}\nArtifact\nCreate a Plum token/),
      'a.tokens': files['a.tokens'],
    });
  });

  it.each([
    ['', 'A card needs a name.'],
    ['Bog Rite', 'The set has a card of that name already: Bog Rite.'],
    ['Moss\nCaller', 'cannot be a name in bog.cards'],
    ['Moss {G}', 'cannot be a name in bog.cards'],
    ['# Moss', 'cannot be a name in bog.cards'],
  ])('refuses the name "%s"', (name, why) => {
    expect(renamed(bog, 'bog.cards', 'Moss Caller {', name)).toEqual({ refusal: expect.stringContaining(why) });
  });

  it('offers the whole name on a short one, and refuses a card that is not in the set', () => {
    const own = at(bog, 'bog.cards', 'Vessa attacks');
    expect(renamableAt(own.snapshot, own.offset)).toMatchObject({ placeholder: 'Vessa, Fen Regent' });
    const cards = knownCards('Pond Drake {U}\nCreature — Drake\nFlying\n1/1');
    const printed = atCursor({ 'my.cube.txt': 'Pond Dr|ake\n' }, { declared: { cards } });
    expect(renamableAt(printed.snapshot, printed.offset)).toEqual({
      refusal: '“Pond Drake” is not a card of this set, so it cannot be renamed.',
    });
  });
});

/** The names of a file's cards, and those it lists. */
function namesIn({ document: { cards, mentions = [] } }: Snapshot): string[] {
  const headings = cards.flatMap(({ card }) => card.faces.map(({ name }) => name?.text ?? ''));
  return [...headings, ...mentions.map(({ name }) => name.text)];
}

describe('a card in the files of other programs', () => {
  const paths = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(FIXTURES, path)).isFile(),
  );

  it.each(paths)('is renamed in %s, and nothing else changes', (path) => {
    const before = snapshotOf({ [path]: readFileSync(join(FIXTURES, path), 'utf8') });
    const { cards, mentions = [] } = before.document;
    const starts = cards.flatMap(({ card, start }) =>
      card.role === 'card' ? [start + card.faces[0]!.name!.start] : [],
    );
    const offsets = [...starts, ...mentions.map(({ name }) => name.start as number)];
    expect(offsets).not.toEqual([]);
    for (const offset of offsets) {
      const renamable = renamableAt(before, offset);
      if (!renamable || 'refusal' in renamable) continue; // a list of cards that are elsewhere
      const result = renameAt(before, offset, 'Pebble & Reed’s Oath', [before]);
      if (!result || 'refusal' in result) throw new Error(result?.refusal);
      const text = applyEdits(before.text.toString(), result.files[0]!.edits);
      const isThis = (name: string) => name.toLowerCase() === renamable.placeholder.toLowerCase();
      const renamed = namesIn(before).map((name) => (isThis(name) ? 'Pebble & Reed’s Oath' : name));
      expect(namesIn(snapshotOf({ [path]: text }))).toEqual(renamed);
    }
  });
});
