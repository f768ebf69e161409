import type { Item, PhrasePart } from '../../../language/tokens/ast.js';
import { partOf, partsOf } from '../../../language/tokens/ast.js';
import type { PhraseReading } from '../../engine/face-reading.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withApostropheOf } from '../../helpers/letter-case.js';
import { isPlural } from '../../helpers/phrase-boundaries.js';
import { relativeOf } from '../../helpers/relative-clause.js';
import type { Rule } from '../../rule.js';

export const thatsAgreement: Rule = {
  id: 'thats-agreement',
  summary: '“That’s” or “that are” does not agree with the number of tokens.',
  why:
    'The clause after the noun agrees with it: “a token that’s a copy of”, “two tokens that are copies of”, ' +
    '“tokens that are tapped and attacking”. If it does not, the clause seems to be about something else.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: "Create two tokens that's a copy of target creature you control.",
      right: 'Create two tokens that are copies of target creature you control.',
    },
    {
      wrong: 'Create a 1/1 red Goblin creature token that are tapped and attacking.',
      right: "Create a 1/1 red Goblin creature token that's tapped and attacking.",
    },
  ],
  check(reading, report) {
    const { item, on } = reading;
    const nouns = partsOf(item, 'noun');
    const plural = item.kind === 'back-reference' ? saysTokens(item, on.text) : nouns[0]?.plural;
    // If the noun does not agree with its number, the number decides.
    const counted = partOf(item, 'count')?.count;
    const plain = counted === undefined || counted.kind !== 'number' || counted.value <= 20;
    if (nouns.length > 1 || plural === undefined || (plain && counted && isPlural(item) !== plural)) return;
    for (const part of item.parts) {
      const relative = relativeOf(part, on.text);
      if (!relative || !speaksOfToken(part) || (relative.verb === 'are') === plural || isShared(reading)) continue;
      const right = plural ? 'that are' : withApostropheOf(on, "that's");
      report({
        span: relative.span,
        message: plural ? 'Use “that are” for several tokens.' : 'Use “that’s” for one token.',
        fix: { title: `Change to “${right}”`, edits: [replacement(relative.span, right), ...copyWords(part, on.text)] },
      });
    }

    /** "a copy" for several tokens becomes "copies", and the other way round. */
    function copyWords(part: PhrasePart, text: string): Edit<'text'>[] {
      if (part.kind !== 'copy') return [];
      const written = plural ? /\ba copy\b/i : /\bcopies\b/i;
      const at = written.exec(text.slice(part.span.start, part.of.span.start));
      if (!at) return [];
      const start = part.span.start + at.index;
      return [replacement({ start, end: start + at[0].length }, plural ? 'copies' : 'a copy')];
    }
  },
};

/** "two of those tokens": the reference is plural; anything else is undetermined. */
function saysTokens({ parts }: Item, text: string): true | undefined {
  const { start, end } = parts[0]!.span;
  return /^(?!one\b).*\btokens$/i.test(text.slice(start, end)) || undefined;
}

function speaksOfToken({ kind }: PhrasePart): boolean {
  return kind === 'copy' || kind === 'state' || kind === 'colors';
}

/** "a Goblin token and an Orc token that are tapped": the clause applies to both. */
function isShared({ item, phrase }: PhraseReading): boolean {
  return phrase !== null && phrase.items.length > 1 && phrase.items[0] !== item;
}
