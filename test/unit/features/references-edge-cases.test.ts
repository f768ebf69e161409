import { describe, expect, it } from 'vitest';
import { highlightsAt } from '../../../server/src/features/navigation/references.js';
import { atCursor } from '../support/snapshot.js';

/** The words that are highlighted with the one at the cursor. */
function highlighted(cards: string, tokens: string): string[] {
  const { snapshot, offset } = atCursor({ 'a.cards': cards, 'b.tokens': tokens });
  return highlightsAt(snapshot, offset).map(({ span }) => snapshot.text.slice(span.start, span.end));
}

const jam = 'Jam {1}\nSorcery\nSacrifice two Berries.\n';
const pie = 'Pie {1}\nSorcery\nDraw a card.\n';

describe('the places of a token in a file', () => {
  const berry = 'Berry Token\nArtifact — Berry\n{T}: Draw a card.\n';

  it('include cards that contain only an irregular plural', () => {
    expect(highlighted(`Vat {1}\nArtifact\nCreate a Ber|ry token.\n\n${jam}\n${pie}`, berry)).toEqual([
      'Berry',
      'Berries',
    ]);
    expect(
      highlighted(`${jam.replace('Ber', 'Ber|')}\n${pie}\nVat {1}\nArtifact\nCreate a Berry token.\n`, berry),
    ).toEqual(['Berries', 'Berry']);
  });

  it('include a token with a name of two letters', () => {
    const ox = 'Ox Token\nArtifact — Ox\n{T}: Draw a card.\n';
    expect(highlighted('Vat {1}\nArtifact\nCreate an O|x token.\n\nInn {1}\nSorcery\nSacrifice an Ox.\n', ox)).toEqual([
      'Ox',
      'Ox',
    ]);
  });
});
