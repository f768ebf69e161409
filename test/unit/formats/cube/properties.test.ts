import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCubeCsvFormat, createCubeTextFormat } from '../../../../server/src/formats/cube/cube-format.js';
import { toSource } from '../../../../server/src/text/region.js';
import { seeded } from '../../support/seeded.js';
import { checkFormat } from '../support/format-properties.js';
import { writeCubeCsv } from '../support/writers/cube-csv.js';

checkFormat(createCubeCsvFormat(), 'my.cube.csv', writeCubeCsv);

describe('any text as a cube list', () => {
  const scrap = fc.constantFrom(
    '2x ',
    '// ',
    '# ',
    'Ember Tinker',
    '"',
    '""',
    ',',
    '\n',
    '\r\n',
    ' (AKD) 12',
    '[x]',
    ':',
  );
  const text = fc.array(fc.oneof(scrap, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 });
  const formats = [createCubeTextFormat(), createCubeCsvFormat()];

  it('has names with correct positions, in order and each within its entry', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formats), text, (format, parts) => {
        const whole = (format.id === 'cube-csv' ? 'name,Set\n' : '') + parts.join('');
        let end = 0;
        for (const { name, span, count } of format.read('my.cube.txt', whole).mentions ?? []) {
          const place = toSource(name, { start: 0, end: name.text.length });
          expect(place.start).toBeGreaterThanOrEqual(span.start);
          expect(place.end).toBeLessThanOrEqual(span.end);
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(count).toBeGreaterThan(0);
          if (!name.encode) expect(whole.slice(place.start, place.end)).toBe(name.text);
          end = span.end;
        }
      }),
      seeded,
    );
  });
});
