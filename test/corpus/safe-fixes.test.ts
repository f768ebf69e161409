import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyseCard } from '../../server/src/analysis/card/card-analysis.js';
import type { FaceAnalysis } from '../../server/src/analysis/card/face-analysis.js';
import { keyOf } from '../../server/src/analysis/card/token-key.js';
import type { Snapshot } from '../../server/src/analysis/set/snapshot.js';
import type { Characteristics } from '../../server/src/edition/characteristics.js';
import { cockatriceCards } from '../../server/src/export/cockatrice-cards.js';
import { jsonCards } from '../../server/src/export/json-cards.js';
import type { CardDocument, Link } from '../../server/src/formats/card.js';
import { rules } from '../../server/src/lint/registry.js';
import { type Region, regionSpan, toText } from '../../server/src/text/region.js';
import type { Span } from '../../server/src/text/span.js';
import { lastAtOrBefore } from '../../server/src/util/binary-search.js';
import { edition } from '../unit/support/phrases.js';
import { homebrewSets, jokeCube, snapshotsOf } from './as-set.js';
import { corpora, groupBy, missing, readCorpus } from './corpora.js';
import { type FixedFile, findingsIn, fixSet } from './fixed-set.js';

const generalRules: ReadonlySet<string> = new Set(rules.flatMap(({ id, isGeneral }) => (isGeneral ? [id] : [])));

const skipped = missing('corpus/homebrew.jsonl');

/** The fields that fixes of a rule may change; for all other rules, the rules text. */
const fieldsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['definition-name-mismatch', ['name']],
  ['name-missing-token-suffix', ['name', 'rulesText']],
  ['name-suffix-not-in-rulebook', ['name', 'rulesText']],
  ['unmatched-brace', ['name', 'manaCost', 'rulesText']],
  ['legacy-type-line', ['typeLine']],
  ['related-link-missing', ['links']],
  ['related-link-wrong', ['links']],
]);

describe.skipIf(skipped !== '').each(skipped ? [] : allSets())(`safe fixes in %s`, (_name, files) => {
  let fixed: readonly FixedFile[];
  beforeAll(() => {
    fixed = fixSet(files());
  });

  it('change only the words they are for', () => {
    for (const { before, after, edits } of fixed) {
      const was = before.text.toString();
      expect(after.text.toString() === spliced(was, edits), 'everything else is unchanged').toBe(true);
      const wrong = edits.filter(({ span, rules }) => {
        const field = fieldAt(before.document, span);
        return !rules.every((rule) => field !== null && (fieldsOf.get(rule) ?? ['rulesText']).includes(field));
      });
      expect(wrong).toEqual([]);
      expect(otherFields(before.document, after.document, edits)).toEqual([]);
      expect(after.document.problems.length).toBe(before.document.problems.length);
    }
  });

  it('cause no new findings', () => {
    expect(fixed.flatMap(newFindings)).toEqual([]);
  });

  it('do not give the same name to two cards or tokens', () => {
    const namesakes = (of: (file: FixedFile) => Snapshot) => {
      const named = fixed.flatMap((file) =>
        of(file).document.cards.map(({ card }, i) => ({
          at: `${file.before.path} ${i}`,
          name: `${card.role} ${card.faces[0]?.name?.text.toLowerCase() ?? i}`,
        })),
      );
      return [...groupBy(named, ({ name }) => name).values()].flatMap((group) =>
        group.slice(1).map(({ at, name }) => `${name}: ${group[0]!.at}, ${at}`),
      );
    };
    const before = new Set(namesakes(({ before }) => before).map(placesOf));
    expect(namesakes(({ after }) => after).filter((pair) => !before.has(placesOf(pair)))).toEqual([]);
  });

  it('keep the target of every link, and link only tokens that the card makes', () => {
    expect(brokenLinks(fixed)).toEqual([]);
    expect(wrongNewLinks(fixed)).toEqual([]);
  });
});

type NamedSet = readonly [name: string, files: () => ReadonlyMap<string, string>];

/**
 * Every homebrew set in every format, by name; its files are read when its tests run. The joke cube, which is larger than all
 * others together, is read as text only.
 */
function allSets(): NamedSet[] {
  const written = [...homebrewSets()].flatMap(([name, files]): NamedSet[] => {
    const documents = () => snapshotsOf(files).map(({ document }) => document);
    const xml = () => cockatriceCards(documents(), edition(), { code: 'SET', name: 'Set' }).text;
    const asText: NamedSet = [`${name} as text`, () => files];
    if (name === jokeCube) return [asText];
    return [
      asText,
      [`${name} as XML`, () => new Map([['set.xml', xml()]])],
      [`${name} as JSON`, () => new Map([['set.json', jsonCards(documents()).text]])],
    ];
  });
  return [...written, ...originalFiles()];
}

/** Files of designers and their programs, unchanged. */
function originalFiles(): NamedSet[] {
  const folder = 'corpus/formats';
  const filesIn = (path: string) =>
    readdirSync(join(corpora, folder, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(corpora.length + 1 + folder.length + 1))
      .filter((file) => !file.endsWith('official.xml'));
  const single = ['cockatrice-xml-v4', 'draftmancer-txt', 'mse-hub-json'].flatMap(filesIn).map((file) => [file]);
  const sets = [...single, filesIn('fan-cube-json'), filesIn('forge')];
  return sets.map((files) => [
    files.length === 1 ? files[0]! : files[0]!.split('/')[0]!,
    () => new Map(files.map((file) => [file, readCorpus(join(folder, file))])),
  ]);
}

/** Applies edits to a text in the simplest way. */
function spliced(text: string, edits: FixedFile['edits']): string {
  return edits
    .toReversed()
    .reduce((rest, { span, newText }) => rest.slice(0, span.start) + newText + rest.slice(span.end), text);
}

type Field = readonly [field: string, region: Region];

/** The fields of a card that contain text, with their regions in the card. */
function fields(document: CardDocument, index: number): Field[] {
  const { faces, links } = document.cards[index]!.card;
  const ofFaces = faces.flatMap((face): [string, Region | null][] => [
    ['name', face.name],
    ['manaCost', face.manaCost],
    ['typeLine', face.typeLine],
    ['rulesText', face.rulesText],
    ['stats', face.stats],
    ...face.flavor.map((region): [string, Region] => ['flavor', region]),
    ...face.metadata.map(({ key, value }): [string, Region] => [key, value]),
  ]);
  const ofLinks = links ? [links.place, ...links.entries.map(({ entry }) => entry)] : [];
  return [...ofFaces, ...ofLinks.map((region): [string, Region | null] => ['links', region])].filter(
    (field): field is [string, Region] => field[1] !== null,
  );
}

/** The field that contains a span of a file; null if there is none, or the span is in several. */
function fieldAt(document: CardDocument, { start, end }: Span): string | null {
  const placed = lastAtOrBefore(document.cards, start);
  if (!placed) return null;
  const found = fields(document, document.cards.indexOf(placed)).find(([, region]) => {
    const span = regionSpan(region);
    return placed.start + span.start <= start && end <= placed.start + span.end;
  });
  return found?.[0] ?? null;
}

/** Fields without fixes that changed, and fields that changed outside their edits. */
function otherFields(before: CardDocument, after: CardDocument, edits: FixedFile['edits']): string[] {
  const wrong: string[] = [];
  if (before.cards.length !== after.cards.length) return [`${after.cards.length} cards of ${before.cards.length}`];
  for (const [index, { start }] of before.cards.entries()) {
    const [were, are] = [fields(before, index), fields(after, index)].map((all) =>
      all.filter(([field]) => field !== 'links'),
    ) as [Field[], Field[]];
    if (were.length !== are.length) wrong.push(`card ${index} has ${are.length} fields of ${were.length}`);
    const next = before.cards[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const inCard = edits.filter(({ span }) => start <= span.start && span.start < next);
    for (const [i, [field, region]] of were.entries()) {
      const span = regionSpan(region);
      const inside = inCard.filter(
        (edit) => start + span.start <= edit.span.start && edit.span.end <= start + span.end,
      );
      const now = are[i]?.[1].text ?? '';
      const [first, last] = [inside[0], inside.at(-1)];
      const from = first ? toText(region, first.span.start - start)! : region.text.length;
      const to = last ? toText(region, last.span.end - start)! : 0;
      const same = first
        ? now.startsWith(region.text.slice(0, from)) && now.endsWith(region.text.slice(to))
        : now === region.text;
      if (!same) wrong.push(`card ${index}: ${field}`);
    }
  }
  return wrong;
}

/** Findings after the fixes, per card and rule, beyond those without a safe fix before. */
function newFindings({ before, after }: FixedFile): string[] {
  const keyed = (snapshot: Snapshot) =>
    groupBy(findingsIn(snapshot), ({ rule, span }) => {
      const { cards } = snapshot.document;
      const placed = lastAtOrBefore(cards, span.start);
      return `${placed ? cards.indexOf(placed) : -1} ${rule}`;
    });
  const known = keyed(before);
  // A sentence with two mistakes can be read with one more change only once the other is fixed.
  return [...keyed(after)].flatMap(([key, found]) => {
    if (generalRules.has(found[0]!.rule)) return [];
    const unfixed = (known.get(key) ?? []).filter(({ fix }) => fix?.kind !== 'safe');
    return found.length <= unfixed.length ? [] : [`${found[0]!.card}: ${key}: ${found.map(({ message }) => message)}`];
  });
}

function placesOf(pair: string): string {
  return pair.slice(pair.lastIndexOf(': '));
}

/** The entries of a set, by the names that links may use. */
function entriesByName(snapshots: readonly Snapshot[]): ReadonlyMap<string, readonly string[]> {
  const entries = snapshots.flatMap(({ path, document }) =>
    document.cards.map(({ card }, i) => ({ at: `${path} ${i}`, name: keyOf(card.faces[0]?.name?.text ?? '') })),
  );
  return new Map([...groupBy(entries, ({ name }) => name)].map(([name, list]) => [name, list.map(({ at }) => at)]));
}

function* linksIn({ path, document }: Snapshot): Generator<{ at: string; link: Link; index: number }> {
  for (const [index, { card }] of document.cards.entries()) {
    for (const link of card.links?.entries ?? []) yield { at: `${path} ${index}`, link, index };
  }
}

/** Links whose target changed or disappeared with the fixes. */
function brokenLinks(fixed: readonly FixedFile[]): string[] {
  const targets = (snapshots: readonly Snapshot[]) => {
    const entries = entriesByName(snapshots);
    return new Set(
      snapshots.flatMap((snapshot) =>
        [...linksIn(snapshot)].flatMap(({ at, link }) =>
          (entries.get(keyOf(link.name.text)) ?? []).map((target) => `${at} ${link.kind} ${target}`),
        ),
      ),
    );
  };
  const after = targets(fixed.map((file) => file.after));
  return [...targets(fixed.map((file) => file.before))].filter((link) => !after.has(link));
}

/**
 * Links added by fixes to something else than the card makes: to another entry, or, if the entries are in another file,
 * to another token than the one that other cards with this link make.
 */
function wrongNewLinks(fixed: readonly FixedFile[]): string[] {
  const rules = edition();
  const cards = fixed.flatMap(({ before }) => before.document.cards.map(({ card }) => analyseCard(card, rules)));
  const entries = groupBy(
    cards.filter(({ card }) => card.role === 'token'),
    ({ card }) => keyOf(card.faces[0]?.name?.text ?? ''),
  );
  const linked = groupBy(
    cards.flatMap(({ card, faces }) =>
      (card.links?.entries ?? []).map(({ name }) => ({ name: keyOf(name.text), made: faces.flatMap(madeBy) })),
    ),
    ({ name }) => name,
  );
  return fixed.flatMap(({ before, after }) => {
    const known = new Set([...linksIn(before)].map(({ at, link }) => `${at} ${link.name.text}`));
    return [...linksIn(after)].flatMap(({ at, link, index }) => {
      if (known.has(`${at} ${link.name.text}`)) return [];
      const name = keyOf(link.name.text);
      const made = analyseCard(after.document.cards[index]!.card, rules).faces.flatMap(madeBy);
      const targetTokens = entries.get(name)?.map(({ faces }) => faces[0]!.definition!) ?? [];
      const others = linked.get(name)?.flatMap((one) => one.made) ?? [];
      const fits = made.some((token) =>
        targetTokens.length > 0
          ? targetTokens.some((entry) => isSameToken(token, entry)) ||
            (isNameAlone(token, name) && targetTokens.length === 1)
          : others.some((other) => isSameToken(token, other)),
      );
      return fits ? [] : [`${at} → ${link.name.text}`];
    });
  });
}

/** The tokens that a card makes; for a token created by name alone, only the name is known. */
function madeBy({ created }: FaceAnalysis): Characteristics[] {
  return created.map(({ characteristics, byName }) => ({ ...characteristics, name: characteristics.name ?? byName }));
}

function isNameAlone({ name, types }: Characteristics, key: string): boolean {
  return types === null && name !== null && keyOf(name) === key;
}

function isSameToken(made: Characteristics, entry: Characteristics): boolean {
  const same = (a: readonly string[] | null, b: readonly string[] | null) =>
    [...(a ?? [])].sort().join() === [...(b ?? [])].sort().join();
  return (
    made.pt === entry.pt &&
    same(made.colors, entry.colors) &&
    same(made.types, entry.types) &&
    same(made.subtypes, entry.subtypes)
  );
}
