import type { CardSet } from '../../workspace/sets/card-set.js';
import type { Inputs } from './inputs.js';

/** The sets of the files of a call, each with its files among them. */
export async function setsOf({
  workspace,
  paths,
}: Pick<Inputs, 'workspace' | 'paths'>): Promise<Map<CardSet, string[]>> {
  const sets = new Map<CardSet, string[]>();
  for (const path of paths) {
    const set = await workspace.setOf(path);
    sets.set(set, [...(sets.get(set) ?? []), path]);
  }
  return sets;
}
