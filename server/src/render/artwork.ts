/** A picture supplied by the user, as stored in its file. */
export interface Artwork {
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly base64: string;
  /** Null if it was not read; browsers find out by themselves. */
  readonly pixels: Pixels | null;
}

/** How a picture is stored. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** The EXIF orientation: 1 is as stored, 6 and 8 are a quarter turn to the right and to the left. */
  readonly orientation: number;
}
