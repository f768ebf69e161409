import type { Characteristics } from '../../../edition/characteristics.js';
import { describe } from '../../../edition/describe.js';
import type { Edition } from '../../../edition/edition.js';
import type { Item, PartOf, Source } from '../../../language/ast.js';
import { partsOf } from '../../../language/ast.js';
import type { Span } from '../../../text/span.js';
import type { Word } from '../../../text/words.js';
import { lowerBound } from '../../../util/binary-search.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { insertion, replacement } from '../../fix/edits.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import type { Rule, Violation } from '../../rule.js';

export const selfReferenceInTokenAbility: Rule = {
  id: 'self-reference-in-token-ability',
  summary: 'An ability of a token calls it “this creature”, “this artifact” or just “this” instead of “this token”.',
  why:
    'Since 2025 the abilities of tokens call them “this token”, in the rules (111.10) and on cards: “{T}, Sacrifice ' +
    'this token: Add one mana of any color.” A legendary token calls itself by its name.',
  cite: predefinedRule,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: { test: saysThisToken, label: 'Magic rulebooks since July 2025' },
  triggers: ['oken'],
  yieldsTo: ['predefined-inline-definition'],
  examples: [
    {
      wrong: 'Create a 1/1 red Devil creature token with "When this creature dies, it deals 1 damage to any target."',
      right: 'Create a 1/1 red Devil creature token with "When this token dies, it deals 1 damage to any target."',
    },
    {
      wrong: 'Create a Berry token. (It’s an artifact with “{1}, Sacrifice this: You gain 1 life.”)',
      right: 'Create a Berry token. (It’s an artifact with “{1}, Sacrifice this token: You gain 1 life.”)',
    },
  ],
  check(face, report) {
    for (const place of face.phrases) {
      const token = place.token;
      if (!token || place.item.kind === 'copy') continue;
      for (const found of foundIn(place.item, token.characteristics, face)) report(found);
    }
    // What the rules say of their own tokens, another rule compares.
    for (const { parts, tokens } of face.reminderDescriptions) {
      if (tokens.some(({ predefined }) => predefined)) continue;
      for (const found of foundIn({ parts }, describe({ parts }, face.edition), face)) report(found);
    }
  },
};

/** What the abilities of a token call it, where it is not "this token". */
function* foundIn(item: Pick<Item, 'parts'>, token: Characteristics, { tree }: FaceReading): Generator<Violation> {
  const own = new Set([...(token.types ?? []), ...(token.subtypes ?? [])].map((word) => word.toLowerCase()));
  const isLegendary = token.supertypes?.includes('Legendary') === true;
  for (const quoted of quotedIn(partsOf(item, 'abilities'))) {
    for (const { self, noun } of selfReferences(tree, quoted)) {
      const [word = ''] = /^\p{L}+/u.exec(noun?.text ?? '') ?? [];
      if (noun && !own.has(word.toLowerCase())) continue;
      const span = noun ? { start: noun.start, end: noun.start + word.length } : self;
      const said = noun ? `“this ${word}”` : 'just “this”';
      const edit = noun ? replacement(span, 'token') : insertion(self.end, ' token');
      yield {
        span,
        message: isLegendary
          ? `In its own ability a legendary token goes by its name, not by ${said}.`
          : `In its own ability a token is “this token”, not ${said}.`,
        fix: isLegendary ? null : { title: noun ? 'Change to “token”' : 'Insert “token”', edits: [edit] },
      };
    }
  }
}

/** Whether the rules themselves say "Sacrifice this token". */
function saysThisToken({ predefined }: Edition): boolean {
  for (const { characteristics } of predefined.values())
    if (characteristics.abilities.some((ability) => /\bthis token\b/i.test(ability))) return true;
  return false;
}

function quotedIn(parts: readonly PartOf<'abilities'>[]): Span[] {
  return parts.flatMap(({ abilities }) => abilities.flatMap((one) => (one.kind === 'quoted' ? [one.inner] : [])));
}

/** A token's word for itself: *this*, and the noun behind it; null where it stands alone. */
interface SelfReference {
  readonly self: Word;
  readonly noun: Word | null;
}

/** "Sacrifice this:", "When this dies": only the token can be meant. "If you do this, …" speaks of something else. */
const actions = new Set(['sacrifice', 'exile', 'tap', 'untap']);
const conditions = new Set(['when', 'whenever']);
const events = new Set('attacks becomes blocks deals dies enters leaves'.split(' '));

function standsAlone(before: Word | undefined, next: Word | undefined): boolean {
  if (actions.has(before?.lower ?? '')) return !next || next.kind.startsWith('close') || ':,.'.includes(next.text);
  return conditions.has(before?.lower ?? '') && events.has(next?.lower ?? '');
}

/** "this creature type", "this artifact spell": the noun is not the token. */
function isOfAnother(next: Word | undefined): boolean {
  return /^(?:types?|cards?|spells?|ability|name|subtypes?)$/.test(next?.lower ?? '');
}

/** Each *this* in a quoted ability; what is quoted in it speaks of something else. */
function* selfReferences({ words, closes }: Source, { start, end }: Span): Generator<SelfReference> {
  let i = lowerBound(words, start);
  for (; i < words.length && words[i]!.end <= end; i++) {
    if (closes[i]! > i) i = closes[i]!;
    const [self, noun] = [words[i]!, words[i + 1]];
    if (self.lower !== 'this' || self.end > end) continue;
    if (standsAlone(words[i - 1], noun)) yield { self, noun: null };
    else if (noun?.kind === 'word' && noun.end <= end && !isOfAnother(words[i + 2])) yield { self, noun };
  }
}
