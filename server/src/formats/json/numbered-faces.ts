import type { FaceView } from './shape.js';

/**
 * The further faces of a card whose properties end in a number: `card_name2`.
 * @param shared properties that all faces share, without a number
 */
export function numberedFaces(card: FaceView, shared: readonly string[] = []): FaceView[] {
  const { source, span, get } = card;
  return ['2', '3', '4'].map((number) => ({
    source,
    span,
    get: (property) => get(shared.includes(property) ? property : property + number),
  }));
}
