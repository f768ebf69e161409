import type { CreatedToken } from '../../../analysis/card/created.js';
import { selfReferencePattern } from '../../../analysis/set/same-print.js';
import type { Characteristics } from '../../../edition/characteristics.js';
import { describe, straight } from '../../../edition/describe.js';
import type { Edition, PredefinedToken } from '../../../edition/edition.js';
import type { AbilityNode } from '../../../language/tokens/ast.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import { editDistance } from '../../../util/near-words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magicWithPredefined } from '../../helpers/game-rules.js';
import type { ReminderDescription } from '../../helpers/reminder-descriptions.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import { hasSameAbilities, isSameExceptSelfReference, isSameSet, selfReferences } from '../../helpers/same-token.js';
import type { Rule, Violation, ViolationFix } from '../../rule.js';

export const reminderDefinitionMismatch: Rule = {
  id: 'reminder-definition-mismatch',
  summary: 'Reminder text describes a predefined token differently than the rules.',
  why:
    'Rule 111.10 defines what a Treasure or a Food is, and reminder text does not change it (rule 207.2a): ' +
    'players would read one token and get another. If the only difference is “this artifact” instead of “this ' +
    'token”, as in texts before 2025, it is reported as information.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magicWithPredefined,
  triggers: ['oken'],
  yieldsTo: ['quotes-unbalanced'],
  examples: [
    {
      wrong: 'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 2 life.”)',
      right: 'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    },
    {
      wrong: 'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this artifact: You gain 3 life.”)',
      right: 'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    },
  ],
  check(face, report) {
    for (const described of face.reminderDescriptions) {
      const found = mismatch(described, face);
      if (found) report(found);
    }
  },
};

function mismatch(described: ReminderDescription, { edition }: FaceReading): Violation | null {
  const { tokens, parts } = described;
  const is = describe({ parts }, edition);
  const meant = meantBy(tokens, is);
  if (!meant || meant.characteristics.back || partOf({ parts }, 'name')) return null;
  // The reminder text may include what a phrase adds to a predefined token.
  const known = tokens.flatMap((token) =>
    token.predefined ? [token.predefined.characteristics, token.characteristics] : [],
  );
  const says = { is, isColored: partOf({ parts }, 'colors') !== undefined };
  if (known.some((token) => isDescribedBy(token, says, Object.is))) return null;
  const isNear = isDescribedBy(meant.characteristics, says, isSameExceptSelfReference);
  const abilities = partsOf({ parts }, 'abilities').flatMap((part) => part.abilities);
  const quoted = abilities.filter(({ kind }) => kind === 'quoted');
  if (isNear) {
    const fix = fixOfSelf(quoted, meant.characteristics);
    return {
      span: fix?.edits[0]?.span ?? described.span,
      message: `Under these rules (${meant.rule}) abilities of a ${meant.words} token say “${selfOf(meant)}”.`,
      severity: 'info',
      fix,
    };
  }
  const hasSameType = isSameSet(is.types, meant.characteristics.types);
  if (quoted.length === 0 || (hasSameType && !isAbout(is, meant, edition))) return null;
  return {
    span: hasSameType && quoted[0] ? quoted[0].span : described.span,
    message: hasSameType ? messageFor(meant) : `The rules (${meant.rule}) describe ${meant.words} tokens differently.`,
    fix: hasSameType && quoted.length === 1 ? fixOfAbility(quoted[0]!, meant.characteristics) : null,
  };
}

/**
 * The predefined token that a reminder is about: the only one of the card types it names. Null if it may be about
 * another token, one that the text describes or that only the set defines.
 */
function meantBy(tokens: readonly CreatedToken[], { types }: Characteristics): PredefinedToken | null {
  const kinds = new Set(tokens.map(({ predefined, origin }) => predefined ?? origin));
  const [only] = tokens;
  if (kinds.size === 1) return only!.predefined;
  if (tokens.some(({ origin }) => origin === 'by-name')) return null;
  const alike = tokens.filter((token) => isSameSet(token.characteristics.types, types));
  const [meant] = alike;
  return meant && alike.every(({ predefined }) => predefined === meant.predefined) ? meant.predefined : null;
}

/**
 * Whether a reminder’s abilities are those of a predefined token with a mistake in them, or exactly those of another
 * predefined token. Otherwise they belong to a token that this text does not create.
 */
function isAbout(described: Characteristics, { characteristics }: PredefinedToken, { predefined }: Edition): boolean {
  const text = abilitiesOf(described);
  const right = abilitiesOf(characteristics);
  if (editDistance(text, right) <= Math.max(text.length, right.length) * MOST_WRONG) return true;
  return [...predefined.values()].some((other) => abilitiesOf(other.characteristics) === text);
}

/** The maximum fraction of an ability that may differ for it to count as the same ability. */
const MOST_WRONG = 0.5;

function abilitiesOf({ keywords, abilities }: Characteristics): string {
  return [...keywords, ...abilities]
    .map((ability) => ability.toLowerCase().replace(selfReferencePattern, 'this token').slice(0, LONGEST))
    .join('\n');
}

/** Edit distance is only computed on short texts. */
const LONGEST = 400;

/** The message for a token whose card types the reminder gives correctly. */
function messageFor({ words, rule, characteristics }: PredefinedToken): string {
  const abilities = [...characteristics.keywords, ...characteristics.abilities.map((ability) => `“${ability}”`)];
  // A quoted ability ends with its own full stop.
  return `This differs from the rules (${rule}): ${words} tokens have ${abilities.join(' and ')}`;
}

interface ReminderClaim {
  readonly is: Characteristics;
  readonly isColored: boolean;
}

/** Whether a description agrees with a token in everything it mentions; it may omit colors and subtypes. */
function isDescribedBy(
  token: Characteristics,
  { is, isColored }: ReminderClaim,
  isSame: (a: string, b: string) => boolean,
) {
  return (
    isSameSet(is.types, token.types) &&
    is.subtypes!.every((word) => token.subtypes?.includes(word)) &&
    is.pt === token.pt &&
    (!isColored || isSameSet(is.colors, token.colors)) &&
    hasSameAbilities(is, token, isSame)
  );
}

function selfOf({ characteristics }: PredefinedToken): string {
  return characteristics.abilities.flatMap(selfReferences)[0]?.[0] ?? 'this token';
}

/** Replaces references of an ability to its own token with the rulebook's words. */
function fixOfSelf(quoted: readonly AbilityNode[], { abilities }: Characteristics): ViolationFix | null {
  const edits = quoted.flatMap((ability, n) => {
    if (ability.kind !== 'quoted') return [];
    const right = selfReferences(abilities[n]!);
    return selfReferences(ability.text).flatMap((match, i) => {
      const start = ability.inner.start + match.index!;
      const word = right[i]?.[0];
      return word === undefined || word.toLowerCase() === match[0].toLowerCase()
        ? []
        : [replacement({ start, end: start + match[0].length }, inCaseOf(match[0], word))];
    });
  });
  const [first] = edits;
  return first ? { kind: 'safe', title: `Change to “${first.newText}”`, edits } : null;
}

function inCaseOf(written: string, word: string): string {
  return (written.startsWith('T') ? 'T' : 't') + word.slice(1);
}

/** Replaces an ability with the rulebook's, keeping the text's quotation marks. */
function fixOfAbility(ability: AbilityNode, { abilities, keywords }: Characteristics): ViolationFix | null {
  const right = abilities[0];
  if (ability.kind !== 'quoted' || right === undefined || abilities.length !== 1 || keywords.length > 0) return null;
  const inText = straight(ability.text) === ability.text ? right : right.replaceAll("'", '’');
  const end = /[.,]$/.exec(ability.text)?.[0] ?? '.';
  return {
    kind: 'suggestion',
    title: 'Change to the wording of the rules',
    edits: [replacement(ability.inner, inText.replace(/\.$/, end))],
  };
}
