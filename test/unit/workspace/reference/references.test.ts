import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { CardReferences, type FoundReferences } from '../../../../server/src/workspace/reference/card-references.js';
import { faceTexts } from '../../support/card-text.js';
import { type PrintedCard, referenceShapes, referenceText } from '../../support/reference-files.js';
import { seeded } from '../../support/seeded.js';
import { MemoryDisk } from './memory-disk.js';

const cards: readonly PrintedCard[] = [
  [
    {
      name: "Élan Vîtal's Keeper",
      manaCost: '{1}{W}',
      typeLine: 'Creature — Elf Druid',
      text: 'Vigilance\nWhenever this creature attacks, create a Treasure token. (It’s an artifact with “{T}, Sacrifice this token: Add one mana of any color.”)',
      pt: '2/2',
    },
  ],
  [
    {
      name: 'Moss & Mire',
      manaCost: '{G}',
      typeLine: 'Sorcery',
      text: 'Create a 1/1 green Frog creature token.',
      pt: '',
    },
  ],
  [
    {
      name: 'Ember Sleeper',
      manaCost: '{R}',
      typeLine: 'Creature — Human',
      text: '{3}: Transform this creature.',
      pt: '1/1',
    },
    { name: 'Ember Waker', manaCost: '', typeLine: 'Creature — Elemental', text: 'Haste', pt: '4/4' },
  ],
];

const file = '/set/reference';
let disk: MemoryDisk;
let notices: string[];
let ended: number;
beforeEach(() => {
  disk = new MemoryDisk();
  notices = [];
  ended = 0;
});

/** Returns new references, as after a restart. */
function newReferences({
  cancelled = (): boolean => false,
  changed = null as (() => void) | null,
} = {}): CardReferences {
  const startProgress = () => ({
    report: () => {},
    get cancelled() {
      return cancelled();
    },
    end: () => {
      ended++;
    },
  });
  return new CardReferences({ disk, startProgress, changed, notice: (message) => notices.push(message) });
}

function find(from: CardReferences = newReferences(), names: readonly string[] = [file]): Promise<FoundReferences> {
  return from.find(names, { folder: '/set', within: null, trusted: true });
}

const text = (shape: (typeof referenceShapes)[number], all = cards) => [...referenceText(shape, all)].join('');
const messages = ({ problems }: FoundReferences) => problems.map(({ message }) => message);

describe('a card reference', () => {
  it.each(referenceShapes)('of %s contains each card with all its faces', async (shape) => {
    disk.write(file, text(shape));
    const { cards: known, problems } = await find();
    expect(problems).toEqual([]);
    for (const card of cards) {
      for (const face of card) {
        const faces = known?.card(face?.name ?? '')?.faces ?? [];
        expect(faces.map(({ name }) => name?.text)).toEqual(card.map((each) => each?.name));
        expect(faces.map((each) => faceTexts(each).rulesText)).toEqual(card.map((each) => each?.text));
        expect(faces.map((each) => each.stats?.text ?? '')).toEqual(card.map((each) => each?.pt));
        expect(faces.map((each) => each.typeLine?.text)).toEqual(card.map((each) => each?.typeLine));
        expect(faces[0]?.manaCost?.text).toBe(card[0].manaCost);
      }
    }
  });

  it('finds names regardless of accents, case and separators', async () => {
    disk.write(file, text('scryfall'));
    const { cards: known } = await find();
    for (const name of [
      "elan vital's keeper",
      'ÉLAN VÎTAL’S KEEPER',
      'Ember Sleeper // Ember Waker',
      'ember sleeper/ember waker',
      'Ember Waker',
    ]) {
      expect(known?.has(name), name).toBe(true);
    }
    expect(known?.has('Ember')).toBe(false);
    expect(known?.startingWith('EMBER', 9)).toEqual(['Ember Sleeper', 'Ember Sleeper // Ember Waker', 'Ember Waker']);
    expect(known?.startingWith('elan', 9)).toEqual(["Élan Vîtal's Keeper"]);
    expect(known?.startingWith('e', 1)).toHaveLength(1);
    expect(known?.resembling('Embr Wakre')).toEqual(['Ember Waker']);
    expect(known?.resembling('Quite Another')).toEqual([]);
  });

  it('contains each card once, and no tokens, art or playtest cards', async () => {
    const [front] = cards[1]!;
    const object = (more: object) => ({ name: front.name, type_line: front.typeLine, oracle_text: 'Flying', ...more });
    const objects = [
      object({ set_type: 'funny', oracle_text: 'Laugh.' }),
      object({ oracle_text: front.text }),
      object({ oracle_text: 'Another printing.' }),
      { name: 'Frog', layout: 'token', type_line: 'Token Creature — Frog', oracle_text: '' },
      { name: 'Art', layout: 'art_series', type_line: 'Card // Card', oracle_text: '' },
    ];
    disk.write(file, JSON.stringify(objects));
    const { cards: known } = await find();
    expect(known?.card(front.name)?.faces[0]?.rulesText?.text).toBe(front.text);
    expect(known?.has('Frog')).toBe(false);
    expect(known?.has('Art')).toBe(false);
  });

  it('can be a page of search results, have a byte order mark, and consist of several files', async () => {
    const [front] = cards[1]!;
    const page = {
      object: 'list',
      has_more: false,
      data: [{ name: front.name, type_line: front.typeLine, oracle_text: '' }],
    };
    disk.write('/set/page.json', `\ufeff${JSON.stringify(page)}`);
    disk.write('/set/cards.xml', `\ufeff${text('cockatrice', cards.slice(2))}`);
    const from = newReferences();
    const { cards: known, problems } = await find(from, ['page.json', 'cards.xml']);
    expect(problems).toEqual([]);
    expect(known?.has('moss & mire')).toBe(true);
    expect(known?.has('Ember Waker')).toBe(true);
    expect((await find(from, ['page.json', 'cards.xml'])).cards).toBe(known);
  });
});

describe('the index of a card reference', () => {
  it('is built once, and opened afterwards', async () => {
    disk.write(file, text('scryfall'));
    await find();
    expect((await find()).cards?.has('Ember Waker')).toBe(true);
    expect(disk.readings).toBe(1);
    expect(disk.cachedFiles.size).toBe(1);
  });

  it('is rebuilt and replaced if the file has a different size or time', async () => {
    disk.write(file, text('scryfall'));
    await find();
    disk.write(file, text('scryfall', cards.slice(0, 1)), 1);
    expect((await find()).cards?.has('Ember Waker')).toBe(false);
    disk.write(file, text('scryfall', cards.slice(0, 1)), 2);
    await find();
    expect(disk.readings).toBe(3);
    expect(disk.cachedFiles.size).toBe(1);
  });

  it('is rebuilt if it is corrupt or truncated', async () => {
    disk.write(file, text('mtgjson'));
    await find();
    const [[place, whole]] = [...disk.cachedFiles] as [[string, Uint8Array]];
    let broken = 0;
    const damage = fc.oneof(
      fc.record({ at: fc.nat(whole.length - 1), flip: fc.integer({ min: 1, max: 255 }) }),
      fc.nat(whole.length - 1),
    );
    await fc.assert(
      fc.asyncProperty(damage, async (how) => {
        const bytes = typeof how === 'number' ? whole.slice(0, how) : whole.slice();
        if (typeof how !== 'number') bytes[how.at] = bytes[how.at]! ^ how.flip;
        disk.cachedFiles.set(place, bytes);
        expect((await find()).cards?.card('Ember Waker')?.faces).toHaveLength(2);
        expect(disk.readings).toBe(++broken + 1);
        expect(disk.cachedFiles.get(place)).toEqual(whole);
      }),
      { ...seeded, numRuns: 60 },
    );
  });

  it('is not written partially to a full disk, and the cards are available nevertheless', async () => {
    disk.write(file, text('scryfall'));
    disk.full = 'the disk is full';
    expect((await find()).cards?.has('Ember Waker')).toBe(true);
    expect(disk.cachedFiles.size).toBe(0);
    expect(notices).toEqual([
      'What was read of the card reference reference cannot be kept in /cache: the disk is full; so it is read again the next time.',
    ]);
  });
});

describe('a file that is not usable as a card reference', () => {
  it.each(referenceShapes)('is reported and has no index if it is a truncated file of %s', async (shape) => {
    const whole = new TextEncoder().encode(text(shape).trimEnd());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 1 }), async (length) => {
        disk.write(file, whole.slice(0, length));
        const found = await find();
        expect(found.cards).toBeNull();
        expect(messages(found)).toEqual([
          `The card reference ${file} cannot be used: it ends in the middle, so it was cut short: download it again.`,
        ]);
        expect(disk.cachedFiles.size).toBe(0);
      }),
      { ...seeded, numRuns: 60 },
    );
  });

  it.each([
    ['', /it is empty/],
    ['name,Set\nEmber Tinker,AKD\n', /it is no card reference: that is bulk data of Scryfall/],
    ['[{"name": "Ember", "type_line": }]', /it is not valid JSON \(.*\)/],
    ['<cockatrice_carddatabase><cards><card></cards>', /it is not valid XML \(.*\)/],
    ['[1, 2, {"a": 3}]', /it contains no cards/],
    ['{"data": {"AKD": {"cards": []}}}', /it contains no cards/],
    [Buffer.from('\ufeff[{"name": "Ember"}]', 'utf16le'), /it is not UTF-8 text: save it as UTF-8/],
  ])('is reported with a reason: %s', async (content, why) => {
    disk.write(file, content);
    const found = await find();
    expect(found.cards).toBeNull();
    expect(messages(found)).toEqual([expect.stringMatching(why)]);
    expect(ended).toBe(1);
  });

  it('is rejected early if two gigabytes contain no cards', async () => {
    let pieces = 0;
    for (const start of ['\0', '["', '{"data": "', '[ ', '<']) {
      const first = new TextEncoder().encode(start);
      const rest = new Uint8Array(1 << 20).fill(0x20);
      disk.write(file, first);
      disk.facts = async () => ({ size: 2e9, modified: 1 });
      disk.pieces = async function* () {
        yield first;
        for (pieces = 0; pieces < 2000; pieces++) yield rest;
      };
      expect(messages(await find())).toHaveLength(1);
      expect(pieces, start).toBeLessThan(20);
    }
  });

  it('is reported if it is missing, changes while it is read, or reading is cancelled', async () => {
    expect(messages(await find())).toEqual([
      'The card reference /set/reference cannot be used: there is no such file or folder.',
    ]);
    disk.write(file, text('scryfall'));
    disk.onChunk = () => disk.write(file, text('scryfall'), 2);
    expect(messages(await find())).toEqual([expect.stringContaining('it was changed while it was read')]);
    disk.onChunk = () => {};
    expect(messages(await find(newReferences({ cancelled: () => true })))).toEqual([
      expect.stringContaining('reading it was cancelled'),
    ]);
    expect(disk.cachedFiles.size).toBe(0);
    expect((await find()).cards?.has('Ember Waker')).toBe(true);
  });

  it('is not read in an untrusted workspace, or in a browser', async () => {
    disk.write('/elsewhere.json', text('scryfall'));
    const from = newReferences();
    const untrusted = await from.find(['../elsewhere.json'], { folder: '/set', within: null, trusted: false });
    expect(messages(untrusted)).toEqual([expect.stringContaining('this workspace is not trusted')]);
    const outside = await from.find(['../elsewhere.json'], { folder: '/set', within: '/set', trusted: true });
    expect(messages(outside)).toEqual([expect.stringContaining('may not lead out of the folder')]);
    expect(disk.readings).toBe(0);
    expect(messages(await find(new CardReferences(null)))).toEqual([
      expect.stringContaining('read on the desktop and the command line only'),
    ]);
  });
});

describe('a card reference that is read in the background', () => {
  it('is reported when it is available, and opened immediately the next time', async () => {
    disk.write(file, text('scryfall'));
    let notify = () => {};
    const done = new Promise<void>((resolve) => {
      notify = resolve;
    });
    const from = newReferences({ changed: notify });
    expect(await find(from)).toEqual({ cards: null, paths: [file], problems: [] });
    await done;
    expect((await find(from)).cards?.has('Ember Waker')).toBe(true);
    expect((await find(newReferences({ changed: () => {} }))).cards?.has('Ember Waker')).toBe(true);
    expect(disk.readings).toBe(1);
  });
});
