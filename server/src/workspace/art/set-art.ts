import { artKey } from '../../render/art.js';
import type { Artwork } from '../../render/artwork.js';
import { toBase64 } from '../../util/base64.js';
import { type DirectoryEntry, FileProblem, type FileSystem, reasonOf } from '../file-system.js';
import { joinPath } from '../paths.js';

/** The folder of a set's pictures if its settings name none, next to its `tokenwright.json`. */
export const ART_FOLDER = 'art';

/** Larger pictures are not used, in bytes: the preview is sent again with every change of its card. */
const MOST_BYTES = 4_000_000;

/** The location of a set's pictures. */
export interface ArtPlace {
  readonly folder: string;
  /** Whether the settings name it; otherwise it need not exist. */
  readonly named: boolean;
  /** Whether symbolic links are followed. */
  readonly links: boolean;
}

/** The pictures of some cards. */
export interface FoundArt {
  /** By the keys of the names. */
  readonly art: ReadonlyMap<string, Artwork>;
  /** Why a picture or the folder could not be read, as sentences for the user. */
  readonly problems: readonly string[];
}

/**
 * Finds the pictures that are named after cards: the first by name if there are several. Folders and files are read
 * each time, because nothing reports changes of pictures. Never rejects.
 * @param keys the keys of the cards' names
 */
export async function findArt(fs: FileSystem, place: ArtPlace, keys: ReadonlySet<string>): Promise<FoundArt> {
  const art = new Map<string, Artwork>();
  const problems: string[] = [];
  for (const [key, name] of await named(fs, place, keys, problems)) {
    try {
      art.set(key, await readArtwork(fs, joinPath(place.folder, name)));
    } catch (error) {
      problems.push(`The picture ${name} cannot be used: ${reasonOf(error)}.`);
    }
  }
  return { art, problems };
}

/** The names of the files for the keys. */
async function named(
  fs: FileSystem,
  { folder, named, links }: ArtPlace,
  keys: ReadonlySet<string>,
  problems: string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const isFile = ({ kind }: DirectoryEntry) => kind === 'file' || (links && kind === 'link');
  try {
    const names = (await fs.list(folder)).filter(isFile).map(({ name }) => name);
    for (const name of names.sort()) {
      const [, stem = ''] = /^([^.].*)\.(?:png|jpe?g|webp)$/i.exec(name) ?? [];
      const key = artKey(stem);
      if (keys.has(key) && !found.has(key)) found.set(key, name);
    }
  } catch (error) {
    if (named) problems.push(`The folder of pictures ${folder} cannot be read: ${reasonOf(error)}.`);
  }
  return found;
}

/** @throws {FileProblem} if it cannot be read or is not a picture */
async function readArtwork(fs: FileSystem, path: string): Promise<Artwork> {
  const bytes = await fs.head(path, MOST_BYTES + 1);
  if (bytes.length > MOST_BYTES) throw new FileProblem(`it is larger than ${MOST_BYTES / 1_000_000} MB`);
  const type = typeOf(bytes);
  if (type === null) throw new FileProblem('it is not a PNG, JPEG or WebP');
  return { type, base64: toBase64(bytes), pixels: null };
}

/** The type of a picture by its first bytes; its name may be wrong. */
function typeOf(bytes: Uint8Array): Artwork['type'] | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  return /^RIFF.{4}WEBP/s.test(start) ? 'webp' : null;
}
