import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cockatriceTokens } from '../../../server/src/export/cockatrice.js';
import { cockatriceCards } from '../../../server/src/export/cockatrice-cards.js';
import { setOf } from '../../../server/src/export/set-of.js';
import { listTokens } from '../../../server/src/export/token-list.js';
import type { CardDocument } from '../../../server/src/formats/card.js';
import { createCockatriceFormat } from '../../../server/src/formats/cockatrice/cockatrice-format.js';
import { readFragment, type XmlElement } from '../../../server/src/formats/cockatrice/xml-elements.js';
import { cardText, readCards } from '../support/card-text.js';
import { edition } from '../support/phrases.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

const set = { code: 'AKD', name: 'Ashes & Embers' };
const readBack = (text: string): CardDocument => createCockatriceFormat().read('back.xml', text);

/** Cockatrice's schema for version 4: these elements, in this order, some of them at most once. */
const order = ['name', 'text', 'prop', 'set', 'related|reverse-related', 'token', 'tablerow', 'cipt', 'upsidedown'];
const manifold = new Set(['set', 'related|reverse-related']);
const attributes: Readonly<Record<string, readonly string[]>> = {
  set: ['muid', 'uuid', 'picurl', 'picURL', 'num', 'rarity', 'onlineOnly'],
  related: ['count', 'exclude', 'attach', 'persistent'],
  'reverse-related': ['count', 'exclude', 'attach', 'persistent'],
};

/** Where a card database violates the schema. */
function schemaProblems(text: string): string[] {
  const { elements, problem } = readFragment(text.replace(/^<\?.*\?>\n/, ''));
  const found = problem ? [problem.message] : [];
  const [root] = elements;
  if (root?.name !== 'cockatrice_carddatabase') found.push('root');
  if (root?.children.map(({ name }) => name).join() !== 'sets,cards') found.push('sets, then cards');
  for (const card of elements.filter(({ name }) => name === 'card')) found.push(...cardProblems(card, text));
  for (const one of elements) {
    const unknown = [...one.attributes.keys()].filter((name) => !(attributes[one.name] ?? ['version']).includes(name));
    if (unknown.length > 0) found.push(`<${one.name} ${unknown.join(' ')}>`);
  }
  return found;
}

function cardProblems({ children }: XmlElement, text: string): string[] {
  const source = text.replace(/^<\?.*\?>\n/, '');
  const places = children.map(({ name }) => order.findIndex((names) => names.split('|').includes(name)));
  const found = places.some((place, i) => place < 0 || (i > 0 && place < places[i - 1]!)) ? ['order'] : [];
  places.forEach((place, i) => {
    if (place === places[i - 1] && !manifold.has(order[place]!)) found.push(`two ${order[place]}`);
  });
  if (!places.includes(0) || !places.includes(3)) found.push('name and set');
  for (const { name, content } of children) {
    const value = source.slice(content.start, content.end);
    if (name === 'token' && value !== '1') found.push('token');
    if (name === 'tablerow' && !/^[0-3]$/.test(value)) found.push('tablerow');
  }
  return found;
}

describe('a token file for Cockatrice', () => {
  const tokens = (files: Record<string, string>) => {
    const snapshot = snapshotOf(files);
    return cockatriceTokens(
      listTokens([snapshot], (path) => path),
      setOf([snapshot.document]),
    );
  };
  const links = (text: string) =>
    [...text.matchAll(/<name>(.*)<\/name>|(<reverse-related.*>)/g)].map(([, name, link]) => name ?? link);
  const cards = `Set: Ashes & Embers
Code: AKD

Grove Keeper {G}
Creature — Elf
When this creature enters, create three 1/1 green Elf creature tokens with vigilance.
When this creature dies, create X Food tokens.
1/1

Chandler {1}
Artifact — Equipment
When this Equipment enters, create a 1/1 red Rebel creature token, then attach this Equipment to it.
Target opponent creates a Food token.

Choice {R}
Sorcery
Create your choice of a Food token or a Treasure token.
`;

  it('contains the tokens that cards make, linked with those cards', () => {
    const text = tokens({ 'a.cards': cards });
    expect(links(text)).toEqual([
      'AKD',
      'Elf Token (AKD)',
      '<reverse-related count="3">Grove Keeper</reverse-related>',
      'Food Token (AKD)',
      '<reverse-related exclude="exclude">Chandler</reverse-related>',
      '<reverse-related exclude="exclude">Choice</reverse-related>',
      '<reverse-related count="x">Grove Keeper</reverse-related>',
      'Rebel Token (AKD)',
      '<reverse-related attach="attach">Chandler</reverse-related>',
      'Treasure Token (AKD)',
      '<reverse-related exclude="exclude">Choice</reverse-related>',
    ]);
    expect(text).toContain('<longname>Ashes &amp; Embers</longname>');
    expect(schemaProblems(text)).toEqual([]);
  });

  it('is read back as definitions of those tokens', () => {
    const { cards: read, problems } = readBack(tokens({ 'a.cards': cards }));
    expect(problems).toEqual([]);
    const [elf] = read.map(({ card }) => card);
    expect(elf?.role).toBe('token');
    expect(elf?.faces[0]).toMatchObject({
      typeLine: { text: 'Token Creature — Elf' },
      rulesText: { text: 'Vigilance' },
      stats: { text: '1/1' },
    });
    expect(elf?.links?.entries.map(({ name }) => name.text)).toEqual(['Grove Keeper']);
  });

  it('distinguishes tokens with the same name, and uses plain names in a set without a code', () => {
    const text = tokens({
      'a.cards': 'A {R}\nSorcery\nCreate a 1/1 red Elf creature token and a 2/2 red Elf creature token.',
    });
    expect(links(text).filter((one) => !one?.startsWith('<'))).toEqual(['TK', 'Elf Token', 'Elf Token ']);
    expect(schemaProblems(text)).toEqual([]);
  });

  it('leaves out copies and tokens without a known name', () => {
    const text = tokens({
      'a.cards': 'A {R}\nSorcery\nCreate a token that’s a copy of target creature. Create a 1/1 red creature token.',
    });
    expect(text).not.toContain('<card>');
    expect(schemaProblems(text)).toEqual([]);
  });
});

describe('cards for Cockatrice', () => {
  const write = (text: string, path?: string) => cockatriceCards([readCards(text, path)], edition(), set);

  it('have the fields by which Cockatrice sorts them, and links to the tokens that they make', () => {
    const { text, losses } = write(
      'Grove Keeper {2}{W/U}{G}\nArtifact Creature — Elf | rare\nCreate two Food tokens.\n1/1\nNumber: 7\nFlavor: "Ash."\nArtist: A. Painter',
    );
    expect(text).toContain(`    <card>
      <name>Grove Keeper</name>
      <text>Create two Food tokens.</text>
      <prop>
        <type>Artifact Creature — Elf</type>
        <maintype>Creature</maintype>
        <manacost>2W/UG</manacost>
        <cmc>4</cmc>
        <colors>WUG</colors>
        <pt>1/1</pt>
      </prop>
      <set rarity="rare" num="7">AKD</set>
      <related count="2">Food Token</related>
      <tablerow>2</tablerow>
    </card>`);
    expect(losses).toEqual([
      { card: 'Grove Keeper', what: 'flavor text' },
      { card: 'Grove Keeper', what: 'artist' },
    ]);
    expect(schemaProblems(text)).toEqual([]);
  });

  it('keep their own links', () => {
    const linked =
      '<card><name>A</name><prop/><set>A</set><related count="x" exclude="exclude">B &amp; C</related><reverse-related attach="attach">D</reverse-related></card>';
    const document = readBack(
      `<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>${linked}</cards></cockatrice_carddatabase>`,
    );
    const { text } = cockatriceCards([document], edition(), set);
    expect(text).toContain('<related count="x" exclude="exclude">B &amp; C</related>');
    expect(text).toContain('<reverse-related attach="attach">D</reverse-related>');
  });

  it.each(['any.cards', 'any.tokens'])('are read back with the same text, whatever it is: %s', (path) => {
    fc.assert(
      fc.property(cardText, (written) => {
        const document = readCards(written, path);
        const { text, losses } = cockatriceCards([document], edition(), set);
        expect(schemaProblems(text)).toEqual([]);
        const back = readBack(text);
        expect(back.problems.filter(({ id }) => id !== 'invalid-utf8')).toEqual([]);
        expect(back.cards.length).toBe(document.cards.length);
        const lost = new Set(losses.filter(({ what }) => what.includes('faces')).map(({ card }) => card));
        document.cards.forEach((placed, i) => {
          if (!lost.has(placed.card.faces[0]?.name?.text ?? ''))
            expect(representable(back.cards[i]!)).toEqual(representable(placed));
        });
      }),
      seeded,
    );
  });
});

/** The fields of a card’s faces, as far as XML can represent them. */
function representable({ card }: CardDocument['cards'][number]): unknown {
  const plain = (text = '') => text.replace(/(?![\t\n\x7f-\x9f])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, '').trim();
  const faces = card.faces.map(({ name, manaCost, typeLine, rulesText, stats }) => [
    ...[name, typeLine, stats].map((region) => plain(region?.text)),
    plain(manaCost?.text.replace(/\s/g, '')),
    plain(rulesText?.text),
  ]);
  return { role: card.role, faces };
}
