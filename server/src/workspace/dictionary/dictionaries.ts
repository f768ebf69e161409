import type { SpellingDictionary } from '../../analysis/set/spelling-dictionary.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { type PathContext, resolveNamedPath } from '../config/named-path.js';
import { FileProblem, type FileSystem, reasonOf } from '../file-system.js';
import { baseName, isWithin, joinPath } from '../paths.js';
import {
  fileFor,
  isDictionaryPath,
  type Language,
  languageNamed,
  languageOf,
  packageFolders,
  packagesFor,
} from './dictionary-places.js';
import { type DictionaryText, readDictionary } from './dictionary-text.js';
import type { WordForms } from './hunspell.js';

/** The host's part of dictionaries. */
export interface DictionaryHost {
  readonly fs: FileSystem;
  /** Folders that may have the dictionary of a language, such as `en`; those that do not exist are skipped. */
  readonly folders: (code: string) => readonly string[];
  /** The folders of npm packages that are installed for the whole machine. */
  readonly packageFolders: readonly string[];
  /** Resolves when there is time to read a dictionary, which takes up to a second. */
  readonly idle: () => Promise<void>;
  /** Derives the forms of the words. @throws {FileProblem} */
  readonly open: (text: DictionaryText) => Promise<WordForms>;
  /** Called when a dictionary has been read, successfully or not. If null, `find` waits for it instead. */
  readonly changed: (() => void) | null;
}

/** A dictionary that settings can name by its language. */
export interface InstalledDictionary {
  /** `en`, `en-GB` */
  readonly language: string;
  /** The path of its `.dic` file. */
  readonly path: string;
}

/** A dictionary, if there is one that has been read; and why the one that is named cannot be used, as a sentence. */
export interface FoundDictionary {
  readonly dictionary: SpellingDictionary | null;
  readonly problem: string | null;
}

/** The language whose dictionary is used if the settings name none. */
export const DEFAULT_DICTIONARY = 'en';

/** Languages whose dictionaries are looked for in folders of their own, as LibreOffice has them. */
const usualLanguages = ['cs', 'da', 'de', 'en', 'es', 'fr', 'nb', 'nl', 'ru', 'sv'];

/** Larger files are not read, in bytes; dictionaries of large languages have five million. */
const MAX_SIZE = 30_000_000;

type LoadedDictionary = { readonly dictionary: SpellingDictionary } | { readonly problem: string } | 'reading';

/** The user's dictionaries: by path, or by language in known places. Each is read once until it changes. */
export class Dictionaries {
  private readonly loaded = new Map<string, Promise<LoadedDictionary>>();
  /** The dictionaries that are being read, by path. */
  private readonly reading = new Map<string, Promise<void>>();

  /** @param host null if files of the machine cannot be read, as in a browser */
  constructor(private readonly host: DictionaryHost | null) {}

  /** Returns the dictionary that settings name, by the path of its `.dic` file or by a language. Never rejects. */
  async find(written: string, place: PathContext): Promise<FoundDictionary> {
    const unusable = (why: string) => ({
      dictionary: null,
      problem: `The dictionary ${written} cannot be used: ${why}.`,
    });
    if (!this.host) return unusable('spelling is checked on the desktop and the command line only');
    const found = await this.pathOf(written, place);
    if ('problem' in found) return { dictionary: null, problem: found.problem };
    const result = await this.load(found.path, this.host);
    if (result === 'reading') return { dictionary: null, problem: null };
    return 'problem' in result ? unusable(result.problem) : { dictionary: result.dictionary, problem: null };
  }

  /** Returns the installed dictionaries, one for each language, by language. Never rejects. */
  async installed(place: PathContext): Promise<InstalledDictionary[]> {
    const { host } = this;
    if (!host) return [];
    const near = place.trusted ? packageFolders(place.folder) : [];
    const packages = [...near, ...host.packageFolders];
    const folders = [...packages, ...new Set(usualLanguages.flatMap((code) => host.folders(code)))];
    const lists = await Promise.all(folders.map((folder) => host.fs.list(folder).catch(() => [])));
    const isPackage = (name: string) => name.startsWith('dictionary-');
    const names = lists.flatMap((list, at) =>
      list.flatMap(({ name }) => (isPackage(name) === at < packages.length ? [name] : [])),
    );
    const languages = new Set(names.flatMap((name) => languageOf(name) ?? []));
    const found = await Promise.all(
      [...languages].sort().map(async (language) => {
        const path = await this.ofLanguage(languageNamed(language)!, place);
        return path === null ? [] : [{ language, path }];
      }),
    );
    return found.flat();
  }

  /** Reads a dictionary that settings may name, and returns why it cannot be used; null if it can. Never rejects. */
  async problem(written: string, place: PathContext): Promise<string | null> {
    const { problem } = await this.find(written, place);
    const path = problem === null && this.host ? await this.pathOf(written, place) : null;
    if (!path || !('path' in path)) return problem;
    await this.reading.get(path.path);
    return (await this.find(written, place)).problem;
  }

  /** Forgets a changed file, or all files in a folder. Returns whether one of them belongs to a dictionary. */
  forget(path: string): boolean {
    let isDictionary = false;
    for (const each of this.loaded.keys())
      if ((isWithin(each, path) || affixesOf(each) === path) && this.loaded.delete(each)) isDictionary = true;
    return isDictionary;
  }

  private async pathOf(written: string, place: PathContext): Promise<{ path: string } | { problem: string }> {
    if (isDictionaryPath(written)) return resolveNamedPath('dictionary', written.replace(/\.aff$/i, '.dic'), place);
    const language = languageNamed(written);
    const path = language && (await this.ofLanguage(language, place));
    if (path) return { path };
    const advice = language
      ? `install one, such as the npm package ${packagesFor(language)[0]}, or name the path of a .dic file`
      : 'name a language, such as "en" or "en-GB", or the path of a .dic file';
    return { problem: `There is no dictionary "${written}" on this machine: ${advice}.` };
  }

  /** The path of the dictionary of a language; null if none is installed. */
  private async ofLanguage(language: Language, { folder, trusted }: PathContext): Promise<string | null> {
    const { fs, folders, packageFolders: global } = this.host!;
    const near = trusted ? packageFolders(folder) : [];
    for (const packages of [...near, ...global]) {
      for (const name of packagesFor(language)) {
        const path = joinPath(packages, `${name}/index.dic`);
        if ((await fs.kind(path)) === 'file') return path;
      }
    }
    for (const each of folders(language.code)) {
      const names = await fs.list(each).catch(() => []);
      const file = fileFor(
        language,
        names.map(({ name }) => name),
      );
      if (file !== undefined) return joinPath(each, file);
    }
    return null;
  }

  private load(path: string, host: DictionaryHost): Promise<LoadedDictionary> {
    return getOrInsert(this.loaded, path, () => {
      const reading = host
        .idle()
        .then(() => read(path, host))
        .catch((error: unknown) => ({ problem: reasonOf(error) }));
      const { changed } = host;
      if (!changed) return reading;
      const done = reading.then((result) => {
        this.reading.delete(path);
        // The file may have changed in the meantime; then another read has replaced this one.
        if (this.loaded.get(path) === own) this.loaded.set(path, Promise.resolve(result));
        changed();
      });
      this.reading.set(path, done);
      const own: Promise<LoadedDictionary> = Promise.resolve('reading');
      return own;
    });
  }
}

async function read(path: string, { fs, open }: DictionaryHost): Promise<LoadedDictionary> {
  const words = await readFile(fs, path);
  const affixes = affixesOf(path);
  if ((await fs.kind(affixes)) !== 'file') throw new FileProblem(`${baseName(affixes)} is missing beside it`);
  const forms = await open(readDictionary(await readFile(fs, affixes), words));
  return { dictionary: { source: baseName(path), ...forms } };
}

async function readFile(fs: FileSystem, path: string): Promise<Uint8Array> {
  const bytes = await fs.head(path, MAX_SIZE + 1);
  if (bytes.length > MAX_SIZE) throw new FileProblem(`${baseName(path)} is larger than ${MAX_SIZE / 1_000_000} MB`);
  return bytes;
}

function affixesOf(path: string): string {
  return path.replace(/\.dic$/i, '.aff');
}
