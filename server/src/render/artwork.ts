/** A picture of the user's own, as it stands in its file. */
export interface Artwork {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly base64: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  /** How a viewer turns it, in the numbers of EXIF: 1 is as stored, 6 and 8 are a quarter to the right and to the left. */
  readonly orientation: number;
}
