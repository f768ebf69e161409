import { FileProblem } from '../file-system.js';

/** A dictionary in the format of Hunspell, as text: the rules for endings (`.aff`) and the words (`.dic`). */
export interface DictionaryText {
  readonly affixes: string;
  /** Without the number of words in the first line of the file. */
  readonly words: readonly string[];
}

/**
 * Decodes the two files of a dictionary in the encoding that the first one names.
 * @throws {FileProblem} if they are not such files, or incomplete
 */
export function readDictionary(affixBytes: Uint8Array, wordBytes: Uint8Array): DictionaryText {
  const encoding = encodingIn(affixBytes);
  const affixes = decode(affixBytes, encoding, '.aff');
  if (!/^(?:SET|TRY|FLAG|PFX|SFX)\s/m.test(affixes)) throw new FileProblem('its .aff file has no rules of Hunspell');
  const [first = '', ...words] = decode(wordBytes, encoding, '.dic').trimEnd().split(/\r?\n/);
  if (!/^\s*\d+\s*$/.test(first)) {
    throw new FileProblem('its first line is not the number of its words, as in dictionaries of Hunspell');
  }
  // The number may be out of date, but not by that much.
  if (words.length < Number(first) / 2)
    throw new FileProblem(`it ends after ${words.length} of ${Number(first)} words`);
  return { affixes, words };
}

/** The encoding that an `.aff` file names. Hunspell assumes Latin-1 if it names none. */
function encodingIn(affixBytes: Uint8Array): string {
  const ascii = new TextDecoder('latin1').decode(affixBytes);
  return /^(?:\u00ef\u00bb\u00bf)?\s*SET\s+(\S+)/m.exec(ascii)?.[1] ?? 'ISO8859-1';
}

function decode(bytes: Uint8Array, encoding: string, file: string): string {
  const decoder = decoderFor(encoding);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new FileProblem(`its ${file} file is not in the encoding ${encoding} that the .aff file names`);
  }
}

function decoderFor(encoding: string) {
  try {
    return new TextDecoder(labelOf(encoding), { fatal: true });
  } catch {
    throw new FileProblem(`its encoding ${encoding} is not known`);
  }
}

/** The name of an encoding on the web, for one of Hunspell: `ISO8859-1`, `microsoft-cp1251`, `TIS620-2533`. */
function labelOf(encoding: string): string {
  return encoding
    .toLowerCase()
    .replace(/^iso-?8859/, 'iso-8859')
    .replace(/^microsoft-cp/, 'windows-')
    .replace(/^tis620.*/, 'tis-620');
}
