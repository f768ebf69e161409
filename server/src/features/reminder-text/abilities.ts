import { analyseCard, rulesTreeOf } from '../../analysis/card/card-analysis.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face } from '../../formats/card.js';
import { permanentNoun } from '../../language/saying/self-noun.js';
import type { RulesTree } from '../../language/tokens/ast.js';
import type { TextSpan } from '../../text/span.js';
import { type Mention, mentionedKeywords, ownReminderUses, type ReminderUse, reminderUses } from './uses.js';

/** One line of rules text, with the keywords in it that have reminder text. */
export interface Ability {
  /** Offsets in the rules text. */
  readonly span: TextSpan;
  /** The keywords that it has or performs and that have reminder text, in text order. */
  readonly uses: readonly ReminderUse[];
  /** The keywords that text in parentheses may explain: the uses, and those that it gives or mentions. */
  readonly mentions: readonly Mention[];
  /** Its texts in parentheses, including the parentheses, in text order. */
  readonly parentheses: readonly TextSpan[];
}

/** A face with rules text, and its abilities. */
export interface FaceAbilities {
  readonly analysis: FaceAnalysis;
  readonly abilities: readonly Ability[];
}

/** Returns the abilities of a card, face by face. */
export function abilitiesOf(card: Card, { edition, set }: Snapshot): FaceAbilities[] {
  return analyseCard(card, edition).faces.flatMap((analysis) => {
    const tree = rulesTreeOf(analysis, edition);
    if (!tree) return [];
    const own = ownReminderUses(tree, set.keywords.all);
    const self = nounFor(analysis.face);
    const abilities = linesOf(tree).map(({ from, to }): Ability => {
      const span = { start: tree.words[from]!.start, end: tree.words[to - 1]!.end };
      const ofSet = own.filter(({ at }) => span.start <= at && at < span.end);
      const uses = [...reminderUses(tree, { from, to }, self, edition), ...ofSet].sort((a, b) => a.at - b.at);
      const parentheses = parenthesesIn(tree, from, to);
      // Without parentheses, there is nothing that could explain them.
      const mentions = parentheses.length > 0 ? mentionedKeywords(tree, { from, to }, self, edition) : [];
      return { span, uses, mentions: [...mentions, ...ofSet], parentheses };
    });
    return [{ analysis, abilities }];
  });
}

/** The ranges of words between line breaks. */
function linesOf({ words }: RulesTree): { readonly from: number; readonly to: number }[] {
  const lines = [];
  for (let from = 0, at = 0; at <= words.length; at++) {
    if (at < words.length && words[at]!.kind !== 'line') continue;
    if (at > from) lines.push({ from, to: at });
    from = at + 1;
  }
  return lines;
}

function parenthesesIn({ words, closes }: RulesTree, from: number, to: number): TextSpan[] {
  const found: TextSpan[] = [];
  for (let at = from; at < to; at++) {
    const close = closes[at]!;
    if (words[at]!.kind === 'open-quote') at = Math.max(at, close);
    if (words[at]!.kind !== 'open' || words[close]?.kind !== 'close') continue;
    found.push({ start: words[at]!.start, end: words[close]!.end });
    at = close;
  }
  return found;
}

/** The noun in "this creature": by the type line. */
function nounFor({ typeLine }: Face): string {
  const types = typeLine?.text ?? '';
  return permanentNoun(types) ?? (/\b(?:Instant|Sorcery)\b/.test(types) ? 'spell' : 'permanent');
}
