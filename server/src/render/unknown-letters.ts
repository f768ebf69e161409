import type { Drawing, DrawnShape } from './drawing.js';

/** The letters in some drawings that the font lacks, without duplicates. */
export function unknownLetters(drawings: readonly Drawing[]): string {
  const letters = new Set<string>();
  const visited = new Set<Drawing>();
  const collect = (shapes: readonly DrawnShape[]): void => {
    for (const shape of shapes) {
      if (shape.kind === 'letters') {
        for (const { glyph, character } of shape.run.glyphs) if (!glyph) letters.add(character);
      } else if (shape.kind === 'stamp' && !visited.has(shape.of)) {
        visited.add(shape.of);
        collect(shape.of.shapes);
      } else if ('shapes' in shape) collect(shape.shapes);
    }
  };
  for (const { shapes } of drawings) collect(shapes);
  return [...letters].join('');
}
