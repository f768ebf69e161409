import { imageSize } from 'image-size';
import { nodeFileSystem } from '../../disk/file-system.js';
import { artKey } from '../../render/art.js';
import type { Artwork } from '../../render/artwork.js';
import type { ArtPlace } from '../../workspace/art/set-art.js';
import { FileProblem, reasonOf, type Unreadable } from '../../workspace/file-system.js';
import { joinPath, resolvePath } from '../../workspace/paths.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';

/** The user's pictures for tokens. */
export interface ArtFolder {
  /** The pictures by the keys of the token names. */
  readonly art: ReadonlyMap<string, Artwork>;
  /** The path of each picture. */
  readonly paths: ReadonlyMap<Artwork, string>;
  readonly unreadable: readonly Unreadable[];
  /** Pictures whose name matches no token. */
  readonly unused: readonly string[];
}

export const noArt: ArtFolder = { art: new Map(), paths: new Map(), unreadable: [], unused: [] };

const noWebp = 'a PDF has no place for WebP: save the picture as PNG or JPEG, or print --format html';

const types: Readonly<Record<string, Artwork['type']>> = { png: 'png', jpg: 'jpeg', webp: 'webp' };

/**
 * Reads the pictures in a folder that are named after a card or token. If two match, the first by name is used.
 * @param wanted the keys of the names
 * @param forPdf whether to reject formats that a PDF cannot contain
 * @throws {UsageError} if there is no such folder
 */
export async function readArt(
  written: string,
  wanted: ReadonlySet<string>,
  forPdf: boolean,
  terminal: Terminal,
): Promise<ArtFolder> {
  const folder = resolvePath(terminal.folder, written);
  if ((await nodeFileSystem.kind(folder)) !== 'folder')
    throw new UsageError(`--art ${written}: there is no such folder`);
  return artIn(folder, wanted, forPdf).catch((error) => {
    throw new UsageError(`--art ${written}: ${reasonOf(error)}`);
  });
}

/** Reads the pictures of sets in the same way. Their folders also have pictures for what is not printed. */
export async function readSetArt(
  places: readonly ArtPlace[],
  wanted: ReadonlySet<string>,
  forPdf: boolean,
): Promise<ArtFolder> {
  let all = noArt;
  for (const { folder, named } of places) {
    if (!named && (await nodeFileSystem.kind(folder)) !== 'folder') continue;
    const found = await artIn(folder, wanted, forPdf).catch(
      (error): ArtFolder => ({ ...noArt, unreadable: [{ path: folder, reason: reasonOf(error) }] }),
    );
    all = {
      art: new Map([...found.art, ...all.art]),
      paths: new Map([...found.paths, ...all.paths]),
      unreadable: [...all.unreadable, ...found.unreadable],
      unused: [],
    };
  }
  return all;
}

async function artIn(folder: string, wanted: ReadonlySet<string>, forPdf: boolean): Promise<ArtFolder> {
  const art = new Map<string, Artwork>();
  const paths = new Map<Artwork, string>();
  const unreadable: Unreadable[] = [];
  const unused: string[] = [];
  for (const name of (await nodeFileSystem.list(folder)).map((entry) => entry.name).sort()) {
    const [, stem = ''] = /^([^.].*)\.(?:png|jpe?g|webp|gif|avif|bmp|tiff?|heic|svg)$/i.exec(name) ?? [];
    if (stem === '') continue;
    const path = joinPath(folder, name);
    const key = artKey(stem);
    if (!wanted.has(key)) unused.push(path);
    if (!wanted.has(key) || art.has(key)) continue;
    try {
      const artwork = artworkIn(await nodeFileSystem.read(path));
      if (forPdf && artwork.type === 'webp') throw new FileProblem(noWebp);
      art.set(key, artwork);
      paths.set(artwork, path);
    } catch (error) {
      unreadable.push({ path, reason: reasonOf(error) });
    }
  }
  return { art, paths, unreadable, unused };
}

/** Reads a picture from the bytes of its file. @throws {FileProblem} if it is not a picture or is truncated */
function artworkIn(bytes: Uint8Array): Artwork {
  const about = sizeOf(bytes);
  const type = Object.hasOwn(types, about?.type ?? '') ? types[about?.type ?? ''] : undefined;
  if (!about || !type) throw new FileProblem('it is no picture in PNG, JPEG or WebP');
  if (!isWhole(Buffer.from(bytes), type)) throw new FileProblem('the picture is cut short');
  const { width, height, orientation = 1 } = about;
  return { type, base64: Buffer.from(bytes).toString('base64'), pixels: { width, height, orientation } };
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

/** Whether a picture is not truncated. */
function isWhole(bytes: Buffer, type: Artwork['type']): boolean {
  if (type === 'png') return bytes.includes('IEND', 8, 'latin1');
  // Cameras put a thumbnail at the start of a JPEG, with its own end marker.
  if (type === 'jpeg') return bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) > bytes.length / 2;
  return bytes.length >= 8 + bytes.readUInt32LE(4); // RIFF: the length of what follows
}
