import type { Characteristics } from '../../../edition/characteristics.js';
import { describe } from '../../../edition/describe.js';
import type { Edition } from '../../../edition/edition.js';
import type { Item, PartOf, Source } from '../../../language/tokens/ast.js';
import { partsOf } from '../../../language/tokens/ast.js';
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
    'Since 2025 abilities of tokens say “this token”, in the rules (111.10) and on cards: “{T}, Sacrifice this ' +
    'token: Add one mana of any color.” A legendary token refers to itself by its name.',
  cite: predefinedRule,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: { test: rulesSayThisToken, label: 'Magic rulebooks since July 2025' },
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
    // Another rule compares reminder text about predefined tokens.
    for (const { parts, tokens } of face.reminderDescriptions) {
      if (tokens.some(({ predefined }) => predefined)) continue;
      for (const found of foundIn({ parts }, describe({ parts }, face.edition), face)) report(found);
    }
  },
};

/** The references of a token's abilities to it that are not "this token". */
function* foundIn(item: Pick<Item, 'parts'>, token: Characteristics, { tree }: FaceReading): Generator<Violation> {
  const own = new Set([...(token.types ?? []), ...(token.subtypes ?? [])].map((word) => word.toLowerCase()));
  const isLegendary = token.supertypes?.includes('Legendary') === true;
  for (const quoted of quotedIn(partsOf(item, 'abilities'))) {
    for (const { self, noun } of selfReferences(tree, quoted)) {
      const [word = ''] = /^\p{L}+/u.exec(noun?.text ?? '') ?? [];
      if (noun && !own.has(word.toLowerCase())) continue;
      const span = noun ? { start: noun.start, end: noun.start + word.length } : self;
      const written = noun ? `“this ${word}”` : 'just “this”';
      const edit = noun ? replacement(span, 'token') : insertion(self.end, ' token');
      yield {
        span,
        message: isLegendary
          ? `A legendary token’s own ability uses its name instead of ${written}.`
          : `A token’s own ability says “this token” instead of ${written}.`,
        fix: isLegendary ? null : { title: noun ? 'Change to “token”' : 'Insert “token”', edits: [edit] },
      };
    }
  }
}

/** Whether the rules themselves say "Sacrifice this token". */
function rulesSayThisToken({ predefined }: Edition): boolean {
  for (const { characteristics } of predefined.values())
    if (characteristics.abilities.some((ability) => /\bthis token\b/i.test(ability))) return true;
  return false;
}

function quotedIn(parts: readonly PartOf<'abilities'>[]): Span[] {
  return parts.flatMap(({ abilities }) => abilities.flatMap((one) => (one.kind === 'quoted' ? [one.inner] : [])));
}

/** A token's reference to itself: *this* and the noun after it; null if *this* is alone. */
interface SelfReference {
  readonly self: Word;
  readonly noun: Word | null;
}

/** "Sacrifice this:", "When this dies": can only mean the token. "If you do this, …" means something else. */
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

/** Each *this* in a quoted ability; nested quotations are about something else. */
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
