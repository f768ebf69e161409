import { fixFile } from '../../lint/fix-file.js';
import { type Action, quickFix } from './action.js';
import { findingsIn, type Scene } from './scene.js';

/**
 * All safe fixes of one rule in the file, for each rule that has found something here and may safely be fixed in
 * several places.
 */
export function fixesOfRules(scene: Scene): Action[] {
  const { file, findings, cards } = scene;
  if (!cards) return [];
  const here = new Set(findingsIn(scene).flatMap(({ rule, fix }) => (fix?.kind === 'safe' ? [rule] : [])));
  return [...here].flatMap((rule) => {
    const answers = findings.filter((finding) => finding.rule === rule && finding.fix?.kind === 'safe');
    if (answers.length < 2) return [];
    const { edits } = fixFile(cards.snapshot, cards.rules, rule);
    return edits.length === 0 ? [] : quickFix(`Fix all ${rule} in this file`, answers, { file, edits });
  });
}
