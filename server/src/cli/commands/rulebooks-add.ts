import { nodeFileSystem } from '../../disk/file-system.js';
import { installedRulebook, installRulebook } from '../../disk/installed-rulebooks.js';
import { bundledLibrary, bundledRulebookIds } from '../../rulebook/bundled.js';
import { idFromFileName, isRulebookId, MAX_RULES_SIZE, readRulesFile } from '../../rulebook/rules-file.js';
import { FileProblem, reasonOf } from '../../workspace/file-system.js';
import { baseName, resolvePath } from '../../workspace/paths.js';
import { readArguments } from '../arguments/options.js';
import { visible } from '../output/visible.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright rulebooks add`: installs rules files, so that every set and every command can use them by id. */
export async function addRulebooks(args: readonly string[], terminal: Terminal): Promise<number> {
  const { positionals } = readArguments(args, {});
  if (positionals.length === 0) throw new UsageError('rulebooks add needs an official rules .txt file');
  let code: number = exit.clean;
  for (const written of positionals) {
    try {
      terminal.out(`${visible(await add(written, terminal))}\n`);
    } catch (error) {
      terminal.err(`${visible(`${written} was not installed: ${reasonOf(error)}`)}.\n`);
      code = exit.unusable;
    }
  }
  return code;
}

/** Installs one file, and returns what was done in a sentence. @throws {FileProblem} */
async function add(written: string, { folder }: Terminal): Promise<string> {
  const path = resolvePath(folder, written);
  const bytes = await nodeFileSystem.head(path, MAX_RULES_SIZE + 1);
  const read = readRulesFile(bytes, { library: bundledLibrary });
  if ('problem' in read) throw new FileProblem(read.problem);
  const { rulebook } = read;
  const id = rulebook.date === '' ? idFromFileName(baseName(path)) : rulebook.id;
  if (!isRulebookId(id)) throw new FileProblem(`its id, ${id}, may only have letters, digits, full stops and hyphens`);
  if (bundledRulebookIds.includes(id)) throw new FileProblem(`${id} is the id of a bundled rulebook; give it another`);
  const before = installedRulebook(id);
  const what = `${id}: ${rulebook.title}, ${rulebook.rules.size} rules, ${rulebook.glossary.size} glossary entries`;
  if (before?.equals(bytes)) return `Already installed: ${what}`;
  installRulebook(id, bytes);
  return `${before ? 'Replaced' : 'Installed'} ${what}. Use it with --rulebook ${id}, or as "rulebook" in tokenwright.json`;
}
