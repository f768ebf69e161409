import { describe, expect, it } from 'vitest';
import { withoutSlotCode } from '../../../../server/src/formats/notation/slot-code.js';
import { plainRegion, toSource } from '../../../../server/src/text/region.js';

const read = (name: string) => withoutSlotCode(plainRegion(name, 10), () => true);

describe('the slot of a card in the plan of its set', () => {
  it.each([
    ['CW03 Ash Courier', 'Ash Courier'],
    ['UB11: Elm', 'Elm'],
    ['MR02 — Élan, Ash Lord', 'Élan, Ash Lord'],
    ['4MVC — Ash Courier', 'Ash Courier'],
    ['M01- Ash Courier', 'Ash Courier'],
  ])('is not part of the name: %s', (written, name) => {
    const region = read(written);
    expect(region.text).toBe(name);
    expect(toSource(region, { start: 0, end: name.length })).toEqual({
      start: 10 + written.length - name.length,
      end: 10 + written.length,
    });
  });

  it.each([
    'CW03',
    'Ash Courier',
    'CT-99 Trooper',
    'RX78 Golem',
    'CW3000 Golem',
    'CW10 —',
    'M16-Rifle',
    'cw03 Golem',
    'Elm — Oak',
  ])('is not found in “%s”', (name) => expect(read(name).text).toBe(name));
});
