import { type CardPicture, facesOf } from './card-picture.js';

/** What is on one side of a printed card: one face, two halves, or a face with another in its text box. */
export type CardSide =
  | { readonly kind: 'face'; readonly face: CardPicture; readonly label: string | null; readonly landscape: boolean }
  | { readonly kind: 'split'; readonly halves: readonly [CardPicture, CardPicture]; readonly landscape: true }
  | {
      readonly kind: 'two-part';
      readonly face: CardPicture;
      /** The face in the smaller frame. */
      readonly inner: CardPicture;
      readonly landscape: false;
    };

/** The sides of a picture, the front first. */
export function sidesOf(picture: CardPicture): readonly CardSide[] {
  const faces = facesOf(picture);
  const [front, back] = faces;
  if (front && back && faces.length === 2 && !front.token) {
    if (isTwoPart(front, back)) return [{ kind: 'two-part', face: front, inner: back, landscape: false }];
    if (isSplit(front, back)) return [{ kind: 'split', halves: [front, back], landscape: true }];
  }
  const labels = labelsOf(faces);
  return faces.map((face, i) => ({ kind: 'face', face, label: labels[i] ?? null, landscape: isLandscape(face) }));
}

interface LabelledFace {
  readonly face: CardPicture;
  /** *Front*, *Back*, *2 of 3*; null for faces that are on one side. */
  readonly label: string | null;
}

/** The faces of a picture with what each is called, for drawing them one by one. */
export function labelledFaces(picture: CardPicture): LabelledFace[] {
  return sidesOf(picture).flatMap((side): LabelledFace[] => {
    if (side.kind === 'face') return [side];
    const faces = side.kind === 'split' ? side.halves : [side.face, side.inner];
    return faces.map((face) => ({ face, label: null }));
  });
}

/** What each face is called: *Front*, *Back*, *2 of 3*; nothing if the card has one face. */
function labelsOf(faces: readonly CardPicture[]): readonly (string | null)[] {
  const [front, back] = faces;
  if (!front || !back) return [null];
  if (faces.length > 2) return faces.map((_, i) => `${i + 1} of ${faces.length}`);
  return isModal(front, back) ? ['Modal · Front', 'Modal · Back'] : ['Front', 'Back'];
}

/** An adventurer, omen or preparation card (715, 720, 722): the second face is in a frame within the text box. */
function isTwoPart(front: CardPicture, { typeLine }: CardPicture): boolean {
  const types = typeLine.slice(0, 200);
  if (/[—-].*\b(?:adventure|omen)\b/i.test(types)) return true;
  const isSpell = (line: string) => /\b(?:instant|sorcery)\b/i.test(line.slice(0, 200));
  return isSpell(types) && !isSpell(front.typeLine) && front.rules.some((line) => /\bprepared\b/i.test(line));
}

/** A split card (709): two instants or sorceries that are both cast for their costs, or two Rooms. */
function isSplit(front: CardPicture, back: CardPicture): boolean {
  const both = (pattern: RegExp) => [front, back].every(({ typeLine }) => pattern.test(typeLine.slice(0, 200)));
  const cast = front.manaCost !== '' && back.manaCost !== '';
  return both(/\broom\b/i) || (cast && both(/\b(?:instant|sorcery)\b/i));
}

/** A modal double-faced card (712.3): each face can be played; no text turns one into the other. */
function isModal(front: CardPicture, back: CardPicture): boolean {
  const turns = /\b(?:transform|convert|daybound|nightbound|disturb|craft|meld|flip)/i;
  if (front.token || [...front.rules, ...back.rules].some((line) => turns.test(line))) return false;
  return back.manaCost !== '' || /\bland\b/i.test(back.typeLine.slice(0, 200));
}

/** Battles (310) and the battlefields of Riftbound are wider than high. */
function isLandscape({ game, typeLine }: CardPicture): boolean {
  return (game === 'riftbound' ? /\bbattlefield\b/i : /\bbattle\b/i).test(typeLine.slice(0, 200));
}
