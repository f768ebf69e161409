import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

const card = (name: string, rules: string) => `${name} {R}\nCreature — Elk\n${rules}\n2/2\n`;
const older = card(
  'Cinder Elk',
  'When Cinder Elk enters the battlefield, it deals 1 damage to target creature or player.',
);
const newer = card('Cinder Elk', 'When this creature enters, it deals 1 damage to any target.');
const to = ['--to', 'magic-2026-09'];

let folder: Folder;
afterEach(() => folder?.remove());

describe('tokenwright migrate', () => {
  it('writes the files, and lists the changes by class', async () => {
    folder = new Folder({ 'a.cards': older, 'b.cards': card('Still Elk', 'Flying') });
    const { code, out, err } = await folder.call(['migrate', ...to]);
    expect(folder.read('a.cards')).toBe(newer);
    expect(out).toBe(
      [
        'migrated  a.cards  (3 changes)',
        '',
        '1  how cards refer to themselves',
        '1  “enters” without “the battlefield”',
        '1  “any target”',
        '',
        '3 changes in 1 file to magic-2026-09.',
        '',
      ].join('\n'),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect((await folder.call(['migrate', ...to])).out).toBe('Nothing to change to magic-2026-09.\n');
  });

  it('goes back to an older rulebook', async () => {
    folder = new Folder({ 'a.cards': newer });
    await folder.call(['migrate', '--from', 'magic-2026-09', '--to', 'magic-2017-08']);
    expect(folder.read('a.cards')).toBe(older);
  });

  it('prints a diff and changes nothing with --dry-run', async () => {
    folder = new Folder({ 'a.cards': older });
    const { code, out, err } = await folder.call(['migrate', ...to, '--dry-run']);
    expect(out).toContain('--- a/a.cards\n+++ b/a.cards\n');
    expect(out).toContain('\n+When this creature enters, it deals 1 damage to any target.\n');
    expect(err).toContain('would migrate  a.cards  (3 changes)');
    expect(code).toBe(0);
    expect(folder.read('a.cards')).toBe(older);
  });

  it('lists the cards that a person has to look at, and exits with 1', async () => {
    folder = new Folder({ 'a.cards': `${card('Late Elk', 'At end of turn, draw a card.')}\n${older}` });
    const { code, out } = await folder.call(['migrate', ...to]);
    expect(out).toMatch(/^look at {2}a\.cards: Late Elk: “At end of turn” is outdated/m);
    expect(out).toContain('3 changes in 1 file to magic-2026-09. 1 place for a person to look at.\n');
    expect(code).toBe(1);
    expect(folder.read('a.cards')).toContain('this creature enters');
  });

  it.each([
    [[], '--to names the rulebook'],
    [['--to', 'magic-2042'], '--to: There is no rulebook "magic-2042".'],
    [['--to', 'riftbound'], '--to riftbound: only cards of Magic can be migrated'],
    [['--to', 'magic-fifth'], 'only cards of Magic can be migrated, to rulebooks since 2017'],
    [['--to', 'magic-2026-09', '--from', 'riftbound'], '--from riftbound: only cards of Magic'],
    [['--too', 'magic-2026-09'], "Unknown option '--too'"],
  ])('rejects %j', async (args, message) => {
    folder = new Folder({ 'a.cards': older });
    const { code, out, err } = await folder.call(['migrate', ...args]);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(folder.read('a.cards')).toBe(older);
  });

  it('processes the readable files and exits with 2 if there are others', async () => {
    folder = new Folder({ 'a.cards': older, 'set.json': '{"rulebook": ' });
    const { code, err } = await folder.call(['migrate', 'a.cards', 'missing.cards', ...to]);
    expect(err).toBe('missing.cards: there is no such file or folder\n');
    expect(code).toBe(2);
    expect(folder.read('a.cards')).toBe(newer);
  });

  it('says if the settings still name the older rulebook', async () => {
    folder = new Folder({ 'a.cards': older, 'tokenwright.json': '{ "rulebook": "magic-2017-08" }\n' });
    const { code, err } = await folder.call(['migrate', ...to]);
    expect(err).toBe('tokenwright.json: its rulebook is still magic-2017-08; change it to magic-2026-09\n');
    expect(code).toBe(0);
    expect(folder.read('a.cards')).toBe(newer);
  });

  it('leaves files of another game alone', async () => {
    const other = 'Rulebook: riftbound\n\nEmber Fox {E2}\nUnit\nWhen I enter the battlefield, draw 1.\n';
    folder = new Folder({ 'a.cards': other });
    const { code, err } = await folder.call(['migrate', ...to]);
    expect(err).toContain('a.cards: only cards of Magic can be migrated\n');
    expect(code).toBe(2);
    expect(folder.read('a.cards')).toBe(other);
  });

  it('says so if there are no cards', async () => {
    folder = new Folder();
    expect(await folder.call(['migrate', ...to])).toMatchObject({ code: 2, out: '' });
  });
});
