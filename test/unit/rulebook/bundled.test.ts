import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  bundledLibrary,
  bundledRulebook,
  bundledRulebookIds,
  bundledRulebookProblems,
  defaultRulebookId,
  introducedIn,
} from '../../../server/src/rulebook/bundled.js';
import { readWordsFile } from '../../../server/src/rulebook/words-file.js';

const folder = new URL('../../../server/rulebooks/', import.meta.url);
const rulesOf = (id: string) => bundledRulebook(id)!.rules;
/** The names of predefined tokens in the rules of a section. */
const defined = (id: string, section: RegExp) =>
  [...rulesOf(id).values()]
    .filter((rule) => section.test(rule.number))
    .map((rule) => `${rule.number} ${rule.text.split(' token')[0]}`);

describe('the bundled rulebooks', () => {
  test.each(bundledRulebookIds)('%s reads without a problem', (id) => {
    expect(bundledRulebookProblems(id)).toEqual([]);
    const rulebook = bundledRulebook(id)!;
    expect(rulebook.id).toBe(id);
    expect(rulebook.title).not.toBe('');
    expect(rulebook.source).not.toBe('');
    expect(rulebook.words.cardTypes.length).toBeGreaterThan(0);
  });

  test('are all the files of the folder', () => {
    const files = readdirSync(folder).filter((name) => !/^(?:words-|reminders-|terms-|introduced)/.test(name));
    expect(files.sort()).toEqual(bundledRulebookIds.map((id) => `${id}.txt`).sort());
    expect(bundledRulebookIds).toContain(defaultRulebookId);
  });

  test('no rule has straight quotes where the sources have curly ones, or a stray mark', () => {
    for (const id of bundledRulebookIds.filter((other) => other !== 'magic-fifth' && other !== 'riftbound')) {
      for (const rule of rulesOf(id).values())
        expect(`${rule.text} ${rule.examples.join(' ')}`, rule.number).not.toMatch(/["'•~]/);
    }
  });

  test('word files read without a problem', () => {
    for (const name of readdirSync(folder).filter((file) => file.startsWith('words-'))) {
      expect(readWordsFile(readFileSync(new URL(name, folder), 'utf8')).problems, name).toEqual([]);
    }
  });

  test('rulebooks contain creature types that were retired later', () => {
    expect(bundledRulebook('magic-2020-01')!.words.subtypes.get('creature')).toContain('Naga');
    expect(bundledRulebook('magic-2026-09')!.words.subtypes.get('creature')).not.toContain('Naga');
  });

  test('bundledRulebook returns null for an unknown id', () => {
    expect(bundledRulebook('magic-1066')).toBeNull();
    expect(bundledLibrary.words('chess')).toBeNull();
  });
});

const upToT = [
  ...[
    '111.10a A Treasure',
    '111.10b A Food',
    '111.10c A Gold',
    '111.10d A Walker',
    '111.10e A Shard',
    '111.10f A Clue',
  ],
  ...[
    '111.10g A Blood',
    '111.10h A Powerstone',
    '111.10i An Incubator',
    '111.10j A Cursed Role',
    '111.10k A Monster Role',
  ],
  ...['111.10m A Royal Role', '111.10n A Sorcerer Role', '111.10p A Virtuous Role', '111.10q A Wicked Role'],
  ...['111.10r A Young Hero Role', '111.10s A Map', '111.10t A Junk'],
];

describe('predefined tokens', () => {
  test.each([
    ['magic-2017-08', []],
    ['magic-2020-01', upToT.slice(0, 3)],
    ['magic-2021-11', upToT.slice(0, 7)],
    ['magic-2024-06', upToT],
    ['magic-2026-08', [...upToT, '111.10u A Lander', '111.10v A Mutagen', '111.10w A Vibranium']],
    [
      'magic-2026-09',
      [...upToT, '111.10u A Lander', '111.10v A Mutagen', '111.10w A Vibranium', '111.10x A Heartwood'],
    ],
  ])('%s', (id, expected) => {
    expect(defined(id, /^111\.10[a-z]$/)).toEqual(expected);
  });

  test('refer to themselves as “this artifact” in 2024 and “this token” in 2026', () => {
    for (const letter of 'abcefgiqst') {
      const number = `111.10${letter}`;
      expect(rulesOf('magic-2024-06').get(number)?.text).not.toContain('this token');
      expect(rulesOf('magic-2026-08').get(number)?.text).toMatch(/this token/);
      expect(rulesOf('magic-2026-08').get(number)?.text).not.toMatch(/this (?:artifact|enchantment|Aura)/);
    }
  });

  test('the Incubator is no longer “transforming” in 2026', () => {
    expect(rulesOf('magic-2024-06').get('111.10i')?.text).toContain('a transforming double-faced token');
    expect(rulesOf('magic-2026-09').get('111.10i')?.text).toContain('is a double-faced token');
  });

  test('a Map refers to the number of the rule for explore in its edition', () => {
    expect(rulesOf('magic-2024-06').get('111.10s')?.text).toContain('See rule 701.40, “Explore.”');
    expect(rulesOf('magic-2026-09').get('111.10s')?.text).toContain('See rule 701.44, “Explore.”');
  });

  test('Riftbound has nine', () => {
    expect(defined('riftbound', /^184\.\d$/)).toEqual([
      ...[
        '184.1 A 1 [M] Recruit',
        '184.2 A 3 [M] Sprite',
        '184.3 A 2 [M] Sand Soldier',
        '184.4 A 3 [M] Mech',
        '184.5 A Gold gear',
      ],
      ...[
        '184.6 A 0 [M] Reflection',
        '184.7 A 1 [M] Bird',
        '184.8 A Brush battlefield',
        '184.9 The Baron Pit battlefield',
      ],
    ]);
    expect(bundledRulebook('riftbound')!.questions).toHaveLength(2);
  });
});

describe('the naming rule', () => {
  test.each([
    ['magic-2017-08', '110.5c', false],
    ['magic-2020-01', '111.4', false],
    ['magic-2021-11', '111.4', true],
    ['magic-2024-06', '111.4', true],
    ['magic-2026-09', '111.4', true],
  ])('%s: rule %s, with “Token”: %s', (id, number, suffix) => {
    const { text } = rulesOf(id).get(number)!;
    expect(text).toContain('its name is the same as its subtype(s)');
    expect(text.includes('plus the word “Token.”')).toBe(suffix);
  });
});

describe('quoted rules and paraphrases', () => {
  test('rules of the source documents are quoted, with their examples', () => {
    for (const number of ['108.2b', '111.1', '111.4', '111.10a', '111.13']) {
      expect(rulesOf('magic-2024-06').get(number)?.paraphrase, number).toBe(false);
    }
    expect(rulesOf('magic-2024-06').get('111.4')?.examples).toHaveLength(3);
    expect([...rulesOf('riftbound').values()].every((rule) => !rule.paraphrase)).toBe(true);
  });

  test('rules that are in no source document are marked as paraphrases', () => {
    expect([...rulesOf('magic-2017-08').values()].every((rule) => rule.paraphrase)).toBe(true);
    expect(rulesOf('magic-2021-11').get('111.4')?.paraphrase).toBe(true);
    expect(rulesOf('magic-2026-09').get('111.10a')?.paraphrase).toBe(true);
    for (const id of bundledRulebookIds) {
      for (const rule of rulesOf(id).values())
        if (/“.+” means/.test(rule.text)) expect(rule.paraphrase, rule.number).toBe(true);
    }
  });

  test('every Magic rulebook defines tokens and states that counters are not tokens', () => {
    for (const id of bundledRulebookIds.filter((other) => other.startsWith('magic-2'))) {
      expect(bundledRulebook(id)!.glossary.has('token'), id).toBe(true);
      expect(
        [...rulesOf(id).values()].some((rule) => rule.text.includes('a token isn’t a counter')),
        id,
      ).toBe(true);
    }
    expect(rulesOf('magic-fifth').get('counters.4')?.text).toContain("counters aren't tokens");
  });
});

/** The keywords that a rulebook defines, with the number of the rule. */
const keywords = (id: string) =>
  [...rulesOf(id).values()].flatMap((rule) => {
    const keyword = /^“([^”]+)” means “/.exec(rule.text)?.[1];
    return keyword === undefined ? [] : [`${rule.number} ${keyword}`];
  });

describe('keywords that make tokens', () => {
  test('2017-08', () => {
    expect(keywords('magic-2017-08')).toEqual([
      ...[
        '702.91a Living weapon',
        '702.115a Myriad',
        '702.122a Fabricate N',
        '702.127a Embalm [cost]',
        '702.128a Eternalize [cost]',
      ],
      ...['keyword:populate Populate', 'keyword:investigate Investigate'],
    ]);
  });

  test('2020-01', () => {
    expect(keywords('magic-2020-01')).toEqual([
      ...['701.29a Populate', '701.35a Investigate', '701.43a Amass N', '702.91a Living weapon', '702.115a Myriad'],
      ...['702.122a Fabricate N', '702.127a Embalm [cost]', '702.128a Eternalize [cost]', '702.134a Afterlife N'],
    ]);
  });

  test('2021-11', () => {
    expect(keywords('magic-2021-11')).toEqual([
      ...['701.30a Populate', '701.36a Investigate', '701.44a Amass N', '702.92a Living weapon', '702.116a Myriad'],
      ...['702.123a Fabricate N', '702.128a Embalm [cost]', '702.129a Eternalize [cost]', '702.135a Afterlife N'],
      '702.141a Encore [cost]',
    ]);
  });

  test('2024-06', () => {
    expect(keywords('magic-2024-06')).toEqual([
      ...[
        '701.30a Populate',
        '701.36a Investigate',
        '701.44a Amass [subtype] N',
        '701.51a Incubate N',
        '702.92a Living weapon',
      ],
      ...['702.116a Myriad', '702.123a Fabricate N', '702.128a Embalm [cost]', '702.129a Eternalize [cost]'],
      ...['702.135a Afterlife N', '702.141a Encore [cost]', '702.157a Squad [cost]', '702.163a For Mirrodin!'],
    ]);
  });

  test('2026-08, and 2026-09 with empower Jace', () => {
    const august = [
      ...[
        '701.16a Investigate',
        '701.36a Populate',
        '701.47a Amass [subtype] N',
        '701.53a Incubate N',
        '701.63a Endure N',
      ],
      ...[
        '701.70 Recruit',
        '702.92a Living weapon',
        '702.116a Myriad',
        '702.123a Fabricate N',
        '702.128a Embalm [cost]',
      ],
      ...['702.129a Eternalize [cost]', '702.135a Afterlife N', '702.141a Encore [cost]', '702.157a Squad [cost]'],
      ...['702.163a For Mirrodin!', '702.174d Gift a Food', '702.174f Gift a tapped Fish', '702.174h Gift a Treasure'],
      ...['702.174i Gift an Octopus', '702.175a Offspring [cost]', '702.181a Mobilize N', '702.182a Job select'],
    ];
    expect(keywords('magic-2026-08')).toEqual(august);
    expect(keywords('magic-2026-09')).toEqual([...august.slice(0, 6), '701.71 Empower Jace N', ...august.slice(6)]);
  });

  test('the rule for investigate describes the Clue until Clues are predefined', () => {
    expect(rulesOf('magic-2020-01').get('701.35a')?.text).toContain(
      'Clue artifact token with ‘{2}, Sacrifice this artifact: Draw a card.’',
    );
    expect(rulesOf('magic-2021-11').get('701.36a')?.text).toBe('“Investigate” means “Create a Clue token.”');
  });
});

describe('introducedIn', () => {
  test.each([
    ['Treasure', 'Ixalan block'],
    ['gold', 'Theros block; predefined since Theros Beyond Death'],
    ['Blood', 'Innistrad: Crimson Vow'],
    ['Young Hero Role', 'Wilds of Eldraine'],
    ['Heartwood', null],
    ['', null],
  ])('%s: %s', (words, expected) => {
    expect(introducedIn(words)).toBe(expected);
  });
});
