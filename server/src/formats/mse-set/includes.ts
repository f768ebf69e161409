/**
 * The files that a set file includes (`include_file: card ember`), as Magic Set Editor saves a set with its cards in
 * separate files. Names that lead out of the set's folder are ignored.
 */
export function includedFiles(text: string): string[] {
  const names = [...text.matchAll(/^include[_ ]file:[ \t]*([^\r\n]*)/gm)].map(([, name]) => name!.trim());
  return names.filter((name) => name !== '' && !/[\\/:]|^\.{1,2}$/.test(name));
}
