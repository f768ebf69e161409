import type { Edit } from '../../text/edit.js';

/** A kind of difference between older and newer wording, such as “any target” for “target creature or player”. */
export interface ChangeClass {
  readonly id: string;
  /** The month in which cards began to have the newer wording: `2018-04`. */
  readonly since: string;
  /** A few words for lists and previews: `“any target”`. */
  readonly title: string;
}

/** Whether texts become newer or older. */
export type Direction = 'newer' | 'older';

/** What the wording of a face depends on besides its rules text. */
export interface FaceHead {
  readonly name: string;
  readonly typeLine: string;
}

/**
 * Edits a text: in text order, without overlaps. @param date that of the wording wanted in the end, in ISO form
 */
export type Rewrite = (text: string, head: FaceHead, date: string) => readonly Edit<'text'>[];

/** A class of change as a sequence of rewrites, each applied to the result of the one before. */
export interface RewrittenClass extends ChangeClass {
  rewrites(direction: Direction): readonly Rewrite[];
}
