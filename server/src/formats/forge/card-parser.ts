import type { Region } from '../../text/region.js';
import { joined } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Card, Metadata } from '../card.js';
import { regionOf } from '../plain/lines.js';
import { type FaceFields, metadataOf, structuredCard } from '../structured.js';
import { scriptCost } from './mana-cost.js';
import { oracleText } from './oracle-text.js';
import { type FaceLines, facesOf } from './script-lines.js';
import { scriptTypeLine } from './type-line.js';

/** Script lines and the corresponding keys of the plain format. */
const keys: readonly (readonly [line: string, key: string])[] = [
  ['Colors', 'Color'],
  ['Loyalty', 'Loyalty'],
  ['Defense', 'Defense'],
];

/**
 * Reads a card script or token script. Pure; never throws.
 * @param isTokenPath whether the path is that of a token script; tokens also have no mana cost
 */
export function parseScript(source: string, isTokenPath: boolean): Card {
  const faces = facesOf(source).map((lines) => faceOf(source, lines));
  const role = isTokenPath && faces[0]?.manaCost === null ? 'token' : 'card';
  return structuredCard(source, role, faces);
}

function faceOf(source: string, lines: FaceLines): FaceFields {
  const value = (key: string): Span | null => {
    const line = lines.get(key)?.[0];
    return line && line.start < line.end ? line : null;
  };
  const read = (key: string, as: (source: string, line: Span) => Region | null): Region | null => {
    const line = value(key);
    return line && as(source, line);
  };
  const metadata = keys.flatMap(([line, key]): Metadata[] => {
    const region = read(line, regionOf);
    return region ? [metadataOf(key, region)] : [];
  });
  return {
    span: { start: 0, end: source.length },
    name: read('Name', regionOf),
    manaCost: read('ManaCost', scriptCost),
    typeLine: read('Types', scriptTypeLine),
    rulesText: read('Oracle', oracleText) ?? keywordsOf(source, lines.get('K') ?? []),
    stats: read('PT', regionOf),
    metadata,
  };
}

/**
 * The keywords of a script without Oracle text, as in many token scripts. Keywords with numbers and costs are in the
 * program's notation (`Equip:2`) and are left out.
 */
function keywordsOf(source: string, lines: readonly Span[]): Region | null {
  const simple = lines.map((line) => regionOf(source, line)).filter(({ text }) => /^[A-Z][A-Za-z' -]*$/.test(text));
  return simple.length > 0 ? joined(simple, '\n') : null;
}
