import type { Edition } from '../../../edition/edition.js';
import type { RulesTree } from '../../../language/tokens/ast.js';
import type { Span } from '../../../text/span.js';
import type { Edit } from '../../finding.js';
import { removal, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyIntoPlay: Rule = {
  id: 'legacy-into-play',
  summary: 'Something comes or is put “into play”, a zone that is now called the battlefield.',
  why:
    'The zone was renamed in 2009. Permanents enter, cards are put onto the battlefield, and tokens are created; ' +
    '“into play” is only correct under the rules of that time.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  triggers: ['into play'],
  examples: [
    {
      wrong: 'Put a land card from your hand into play.',
      right: 'Put a land card from your hand onto the battlefield.',
    },
    { wrong: 'When this creature comes into play, draw a card.', right: 'When this creature enters, draw a card.' },
    {
      wrong: 'Put a 1/1 green Saproling creature token into play.',
      right: 'Create a 1/1 green Saproling creature token.',
    },
  ],
  check({ tree, text, edition }, report) {
    const { words } = tree;
    const verbs = verbsOfTokens(tree);
    for (let at = 0; at + 1 < words.length; at++) {
      if (words[at]!.text !== 'into' || words[at + 1]!.text !== 'play') continue;
      const span = { start: words[at]!.start, end: words[at + 1]!.end };
      const verb = verbs.get(span.start);
      const edits = verb ? createEdits(verb, span, text) : zoneEdits(tree, at, span, edition);
      report({
        span,
        message: verb
          ? 'Tokens are created, not put into play.'
          : '“Into play” is outdated; the zone is called the battlefield.',
        fix: { title: verb ? 'Change to “create”' : `Change to “${edits[0]!.newText}”`, edits },
      });
    }
  },
};

/** The verbs of "put a Goblin token into play", by where "into play" starts. */
function verbsOfTokens({ phrases }: RulesTree): ReadonlyMap<number, Span> {
  const found = new Map<number, Span>();
  for (const { verb, items } of phrases) {
    if (!/^puts?$/i.test(verb.text) || items.some(({ kind }) => kind === 'back-reference')) continue;
    for (const { parts } of items)
      for (const part of parts)
        if (part.kind === 'place' && part.place === 'play') found.set(part.span.start, verb.span);
  }
  return found;
}

function createEdits(verb: Span, place: Span, text: string): Edit<'text'>[] {
  const put = text.slice(verb.start, verb.end);
  const create = withCaseOf(put, /s$/i.test(put) ? 'creates' : 'create');
  return [replacement(verb, create), removal(text, place)];
}

/** "comes into play" becomes "enters"; anything else becomes "onto the battlefield". */
function zoneEdits({ words }: RulesTree, at: number, span: Span, edition: Edition): Edit<'text'>[] {
  const verb = words[at - 1];
  const entering = verb?.lower === 'comes' ? 'enters' : verb?.lower === 'come' ? 'enter' : null;
  if (!verb || entering === null) return [replacement(span, 'onto the battlefield')];
  const right = sinceChange('enters').test(edition) ? entering : `${entering} the battlefield`;
  return [replacement({ start: verb.start, end: span.end }, right)];
}
