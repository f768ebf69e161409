import type { Proposal } from './proposal.js';

/** A placeholder of a snippet in the protocol's syntax: its number and its default text. */
function placeholder(number: number, words: string): string {
  return `$\{${number}:${words}}`;
}

const description = `${placeholder(1, '1/1')} ${placeholder(2, 'white')} ${placeholder(3, 'Soldier')} creature`;

/** Returns snippets for a described token, to be inserted after "create" or after its count. */
export function phraseSnippets(start: 'a' | 'an' | 'count' | null, number: 'one' | 'several'): Proposal[] {
  if (start === 'an') return [];
  const noun = number === 'several' ? 'tokens' : 'token';
  const text = `${start === null ? 'a ' : ''}${description} ${noun}`;
  return [
    snippet(`1/1 … creature ${noun}`, text, 0),
    snippet(`1/1 … creature ${noun} with …`, `${text} with ${placeholder(4, 'flying')}`, 0),
  ];
}

/** Returns snippets for whole sentences; the last `back` units before the cursor are typed already. */
export function wholePhrases(back: number): Proposal[] {
  return [
    snippet('Create a … creature token.', `Create a ${description} token.`, back),
    snippet(
      'Create a token that’s a copy of …',
      `Create a token that's a copy of ${placeholder(1, 'target creature you control')}.`,
      back,
    ),
    snippet(
      'When this creature enters, create …',
      `When this creature enters, create ${placeholder(1, 'a Treasure token')}.`,
      back,
    ),
  ];
}

function snippet(label: string, text: string, back: number): Proposal {
  return { subject: { kind: 'phrase', key: label }, label, detail: 'fill in', text, isSnippet: true, back };
}
