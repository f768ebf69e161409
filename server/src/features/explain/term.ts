import type { Edition } from '../../edition/edition.js';
import { termsOf } from '../../edition/terms.js';
import { scanWords } from '../../text/words.js';
import { meaningOf, originOf } from '../shared/term-help.js';
import { termOf } from '../shared/term-words.js';
import { paragraphs, wrapped } from './terminal.js';

/** Explains a term in our words, with its kind and origin; null if the edition has no such term. */
export function explainOwnTerm(query: string, edition: Edition): string | null {
  const terms = termOf(scanWords(query), termsOf(edition)) ?? [];
  const texts = terms.map((term) => {
    const { name, parameter, kind } = term;
    const origin = originOf(term);
    return paragraphs(
      wrapped(`${parameter === null ? name : `${name} ${parameter}`} · ${kind}`),
      wrapped(meaningOf(term, parameter)),
      origin === '' ? null : wrapped(`${origin}.`),
    );
  });
  return texts.length === 0 ? null : paragraphs(...texts);
}
