import { numberEnd } from '../../rulebook/number.js';

/** Returns the number of a query such as `111.10a`, `rule 701.44`, or `CR 111.10.`; null if it is not a rule number. */
export function asRuleNumber(what: string): string | null {
  const number = what
    .replace(/^(?:rule|section|cr)\s+/i, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return numberEnd(number, 0) === number.length ? number : null;
}

/**
 * The terms that a query may mean, most likely first: as typed; without what surrounds a term in a question, a title
 * or a glossary (*What is ward?*, *the monarch*, *Bury (Obsolete)*).
 */
export function readingsOf(query: string): string[] {
  const asked = query
    .replace(/^(?:what (?:is|are|does)|what['’]s|define|explain)\s+/i, '')
    .replace(/(?:\s+(?:mean|do))?\s*\?+$/i, '');
  const bare = asked.replace(/\s*\([^)]*\)/g, '').replace(/\s+variant$/i, '');
  return [...new Set([query, asked, bare, bare.replace(/^(?:the|an?)\s+/i, '')])].filter((reading) => reading !== '');
}

/** The parts of a query that names several terms: *Control, Controller*, *tap and untap*. Empty if it names one. */
export function partsOf(query: string): string[] {
  const parts = query.split(/,?\s+(?:and|or)\s+|,\s*/i).filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}
