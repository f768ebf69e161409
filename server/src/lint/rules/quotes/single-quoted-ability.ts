import type { Span } from '../../../text/span.js';
import { overlapsAny, sortedByStart } from '../../../text/span-list.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import type { LineQuotes } from '../../helpers/double-quotes.js';
import type { Rule } from '../../rule.js';

export const singleQuotedAbility: Rule = {
  id: 'single-quoted-ability',
  summary: 'A quoted ability has single quotation marks.',
  why:
    'Abilities of other objects are quoted in double marks: with “This token can’t block.” Single marks are for a ' +
    'quotation inside a quotation and are easily mistaken for apostrophes.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: [" '", ' ‘'],
  examples: [
    {
      wrong: "Create a 1/1 black Rat creature token with 'This token can't block.'",
      right: 'Create a 1/1 black Rat creature token with "This token can\'t block."',
    },
    {
      wrong: "Creatures you control gain '{T}: Draw a card.' until end of turn.",
      right: 'Creatures you control gain "{T}: Draw a card." until end of turn.',
    },
  ],
  check({ text, quotes }, report) {
    const inDoubles = sortedByStart(quotes.flatMap(doubleQuotations));
    for (const { start, end } of singleQuotations(text)) {
      if (overlapsAny(inDoubles, { start, end })) continue;
      const [open, close] = text.charAt(start) === '‘' ? ['“', '”'] : ['"', '"'];
      report({
        span: { start, end },
        message: 'Use double quotation marks for a quoted ability.',
        fix: {
          // Without the end of a sentence it may be a name: "'Lightning Strike'".
          kind: /[.,!?]['’]$/.test(text.slice(start, end)) ? 'safe' : 'suggestion',
          title: 'Change to double quotation marks',
          edits: [replacement({ start, end: start + 1 }, open), replacement({ start: end - 1, end }, close)],
        },
      });
    }
  },
};

/** The parts of a line in double marks; the whole line if one of them is missing. */
function doubleQuotations({ start, end, pairs, lone }: LineQuotes): Span[] {
  if (lone.length > 0) return [{ start, end }];
  return pairs.filter(({ depth }) => depth === 0).map(({ open, close }) => ({ start: open, end: close + 1 }));
}

/** An opening mark after words that give an ability, before the start of an ability. */
const opening = /(?<=\b(?:with|has|have|gains?|loses?|and) )['‘](?=[\p{Lu}{+−-])/gu;
/** A closing mark after the end of a sentence, or before it. */
const closing = /(?<=[.,!?])['’](?=[\s.,;)0-9+−–]|$)|(?<=\S)['’](?=[.,](?:\s|$)| and )/;

/** Quoted sentences in single marks, each on one line. Spans from the opening mark to after the closing one. */
function* singleQuotations(text: string): Generator<Span> {
  let free = 0;
  for (const { index: start } of text.matchAll(opening)) {
    if (start < free) continue;
    const newline = text.indexOf('\n', start);
    const line = text.slice(start + 1, newline < 0 ? text.length : newline);
    const close = closing.exec(line);
    free = start + 1 + line.length;
    if (!close) continue;
    free = start + 1 + close.index + 1;
    if (line.slice(0, close.index).includes(' ')) yield { start, end: free };
  }
}
