import type { CreatedToken } from '../../analysis/card/created.js';
import type { Edition } from '../../edition/edition.js';
import { partOf } from '../../language/tokens/ast.js';
import { findRule } from '../../rulebook/find.js';
import { type Passage, passageOf, passagesOn } from '../shared/passages.js';

/** Why a token has its name: as a sentence, and the rules. */
export interface Naming {
  readonly why: string | null;
  readonly rules: readonly Passage[];
}

/** Returns where the name of a described token comes from (111.4, 111.9; before 2019 110.5c). */
export function namingOf(token: CreatedToken, edition: Edition): Naming {
  if (edition.game === 'riftbound') return { why: 'The words before the type are its name.', rules: [] };
  if (edition.game === 'fifth') return { why: 'The card gives its name.', rules: typeByName(edition) };
  const name = partOf(token.item, 'name');
  if (name?.form === 'appositive') {
    const rules = passagesOn(edition.rulebook, 'a name before the comma');
    return { why: 'The card gives its name.', rules: rules.length > 0 ? rules : namingRule(edition) };
  }
  if (name) return { why: 'The card gives its name.', rules: namingRule(edition) };
  if (token.characteristics.name === null) return { why: withoutName(token), rules: namingRule(edition) };
  const suffix = edition.naming.suffix === ' Token' ? ' plus the word “Token”' : '';
  return { why: `Its name is its subtypes${suffix}.`, rules: namingRule(edition) };
}

function withoutName({ chosen }: CreatedToken): string {
  if (chosen.length > 0) return `Its name is settled in play, with the chosen ${chosen.join(' and ')}.`;
  return 'The card gives neither a name nor a subtype to make one of.';
}

/** The sentences of the naming rule about the source of the name. */
function namingRule({ rulebook, naming }: Edition): Passage[] {
  const rule = naming.rule === null ? null : findRule(rulebook, naming.rule);
  return rule ? [passageOf(rule, { only: /sets (?:both )?its name|specify the name/ })] : [];
}

/** Fifth Edition: a creature token's type is its name. */
function typeByName({ rulebook }: Edition): Passage[] {
  const rule = [...rulebook.rules.values()].find(({ text }) => text.includes('creature type is the same as its name'));
  return rule ? [passageOf(rule, { only: /creature type is the same as its name/ })] : [];
}
