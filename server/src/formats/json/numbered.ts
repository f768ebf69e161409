import type { FaceView } from './shape.js';

/** The further faces of a card whose properties have a number at the end: `card_name2`. @param kept are without one */
export function numberedFaces(card: FaceView, kept: readonly string[] = []): FaceView[] {
  const { source, span, get } = card;
  return ['2', '3', '4'].map((number) => ({
    source,
    span,
    get: (property) => get(kept.includes(property) ? property : property + number),
  }));
}
