import { joinPath, parentOf } from '../paths.js';

/** Whether a dictionary is named by its path rather than by its language. */
export function isDictionaryPath(written: string): boolean {
  return /[/\\]|\.(?:dic|aff)$/i.test(written);
}

/** A language, as settings name it: `en`, `pt-BR`. */
export interface Language {
  /** In lower case. */
  readonly code: string;
  /** In capitals; null for the language's usual region. */
  readonly region: string | null;
}

/** Reads the name of a language; null if it is none. */
export function languageNamed(written: string): Language | null {
  const [, code, region] = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i.exec(written) ?? [];
  return code === undefined ? null : { code: code.toLowerCase(), region: region?.toUpperCase() ?? null };
}

/** Regions of languages that differ from the language's code, so that `en` is English of the United States. */
const usualRegions: Readonly<Record<string, string>> = {
  cs: 'CZ',
  da: 'DK',
  el: 'GR',
  en: 'US',
  sv: 'SE',
  uk: 'UA',
};

function usualRegion(code: string): string {
  return usualRegions[code] ?? code.toUpperCase();
}

/** The npm packages that have the dictionary of a language, the most specific first: `dictionary-en-gb`. */
export function packagesFor({ code, region }: Language): string[] {
  const own = region === null ? [] : [`dictionary-${code}-${region.toLowerCase()}`];
  const isUsual = region === null || region === usualRegion(code);
  return isUsual ? [...own, `dictionary-${code}`] : own;
}

/** The file of a language among others of a folder, such as `/usr/share/hunspell`; undefined if there is none. */
export function fileFor({ code, region }: Language, names: readonly string[]): string | undefined {
  const wanted = region === null ? [`${code}_${usualRegion(code)}.dic`, `${code}.dic`] : [`${code}_${region}.dic`];
  const exact = wanted.map((name) => names.find((each) => each.replace('-', '_').toLowerCase() === name.toLowerCase()));
  const others = region === null ? names.filter((name) => new RegExp(`^${code}[_-].*\\.dic$`, 'i').test(name)) : [];
  return exact.find((name) => name !== undefined) ?? [...others].sort()[0];
}

/** The language of a dictionary by the name of its file or package; null for files of other kinds. */
export function languageOf(name: string): string | null {
  const [, code = '', region] = /^(?:dictionary-)?([a-z]{2,3})(?:[-_]([A-Za-z]{2}))?(?:\.dic)?$/.exec(name) ?? [];
  if (code === '') return null;
  return region === undefined || region.toUpperCase() === usualRegion(code) ? code : `${code}-${region.toUpperCase()}`;
}

/** The `node_modules` of a folder and of the folders around it, from the inside out. */
export function packageFolders(folder: string): string[] {
  const folders: string[] = [];
  for (let at: string | null = folder; at !== null; at = parentOf(at)) folders.push(joinPath(at, 'node_modules'));
  return folders;
}
