/**
 * The files that a set file includes (`include_file: card ember`), as Magic Set Editor saves a set whose cards are in files of
 * their own. Names that lead out of the set's folder are left out.
 */
export function includedFiles(text: string): string[] {
  const names = [...text.matchAll(/^include[_ ]file:[ \t]*([^\r\n]*)/gm)].map(([, name]) => name!.trim());
  return names.filter((name) => name !== '' && !/[\\/:]|^\.{1,2}$/.test(name));
}
