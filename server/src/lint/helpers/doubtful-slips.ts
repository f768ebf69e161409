import { isOrdinaryWord } from '../../language/ordinary-words.js';
import { basesOfVerb, plainVerbs, thirdPerson } from '../../language/plain-verbs.js';
import type { Slip } from '../../language/repair/slip.js';
import { otherNumber } from '../../language/repair/words/word-forms.js';

/**
 * Whether the words around a slip explain what is written there, although the grammar does not read it: a repair would
 * damage them.
 */
export function isDoubtful(text: string, { kind, start, end, repairs }: Slip): boolean {
  const written = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  switch (kind) {
    case 'misspelt-word':
      return (
        /^(?: (?:\d+|X))?\.? \(/.test(after) ||
        /^\p{Lu}\p{Ll}+ /u.test(written) ||
        isNumberedKeyword(before, after) ||
        written.split(' ').some(isPlainVerb) ||
        isPartOfName(written, before, after) ||
        isNameUsedTwice(written, text)
      );
    case 'word-agreement':
      return (
        /^(?: \d+)? \(/.test(after) ||
        (/(?:^|\n)$/.test(before) && /^(?: \d+)? ?[–—-] /.test(after)) ||
        isElliptic(written, before) ||
        isPossessed(written, before, repairs[0]?.newText) ||
        (agreesWithNoun(written, before, repairs[0]?.newText) && !/^counters (?:on|from) /.test(written + after)) ||
        (basesOfVerb(written).includes(repairs[0]?.newText ?? '') && isSecondVerb(text.slice(0, start))) ||
        isWrapped(text, start) ||
        (/^(?:much|many)$/.test(written) && !/^ (?!plus\b)\p{L}/u.test(after)) ||
        (written === 'much' && /^ \p{Ll}+ (?:damage|energy|life|mana)\b/u.test(after)) ||
        isSubjunctive(written, before) ||
        /\bwithout (?!paying )\S+ $/.test(before) ||
        isSeveralTargets(written, before)
      );
    case 'punctuation':
      return goesOn.test(after);
    default:
      return false;
  }
}

/** The line of a sentence that was wrapped by hand goes on below. */
const goesOn = /^\n *(?:and|as|for|from|if|in|of|on|onto|or|that|then|this|to|under|unless|until|where|with|you)\b/;

/** Longer than the words that matter, in UTF-16 units. */
const REACH = 30;

/** Longer than the clauses of a card, in UTF-16 units. */
const CLAUSE = 200;

/** Whether what is written may be right, so that a slip is reported as an info. */
export function mayBeRight(text: string, slip: Slip): boolean {
  const written = text.slice(slip.start, slip.end);
  if (slip.kind === 'misspelt-word') return isOrdinaryWord(written);
  return slip.kind === 'word-agreement' && mayAgree(text, written, slip);
}

/**
 * Whether words may agree with others than the nearest: "this creature or one or more others enter", "permanents with
 * counters on them don't untap".
 */
function mayAgree(text: string, written: string, { start, end, repairs }: Slip): boolean {
  if (/^(?:they|them|theirs?|that|those|this|these)\b/i.test(written)) return true;
  const [clause] = /[^.,:;—•“”"()\n]*$/.exec(text.slice(Math.max(0, start - CLAUSE), start))!;
  if (/\b(?:can|may|could|must|can['’]t) target $|\bno $|\bup to target (?:\S+ )?$/.test(clause)) return true;
  // "Choose target creatures. Each of them …": it is the number that is missing.
  if (/\btarget (?:\S+ )?$/.test(clause) && /s$/.test(written)) {
    const after = text.slice(end, end + CLAUSE).split('\n', 1)[0]!;
    if (/\b(?:they|them|those|each of|the chosen \p{Ll}+s)\b/iu.test(after)) return true;
  }
  // "counters on attached creature": it is the article that is missing.
  if (/\b(?:o[nf]|to|from|by|with) (?!(?:un)?tapped)\p{Ll}+ed $/u.test(clause) && /s$/.test(repairs[0]?.newText ?? ''))
    return true;
  // "its upkeep cost", "counters on it": what is meant may be said elsewhere.
  if (/^its?$/i.test(written) && /^the(?:ir|m)$/i.test(repairs[0]?.newText ?? '')) return true;
  // "Auras you controlled": the time may be another one.
  if (/^controlled$/i.test(written)) return true;
  const isNumber = otherNumber(written.toLowerCase()).includes(repairs[0]?.newText.toLowerCase() ?? '');
  // "a creature with trample that is": a clause about more than the word before it.
  const [, noun] = /(\p{L}+) (?:that|which|who) $/u.exec(clause) ?? [];
  if (isNumber && noun !== undefined && !onlyNoun.test(noun.toLowerCase().replace(/(?<=\p{Ll}{2})s$/u, '')))
    return true;
  // "the keyword ability of": one or several.
  if (isNumber && /\bthe (?:\p{Ll}+ )?$/u.test(clause)) return true;
  return isNumber && /\b(?:and|plus|both|either|or(?! (?:more|less|fewer|greater)\b))\b(?! ?$)/.test(clause);
}

/** "It retains its abilities": the third person of an ordinary verb is not misspelled. */
function isPlainVerb(word: string): boolean {
  return basesOfVerb(word).some((base) => plainVerbs.has(base) && thirdPerson(base) === word);
}

/** "tokens with devour 1": misspelled keywords have a rule of their own. */
function isNumberedKeyword(before: string, after: string): boolean {
  return /\b(?:with|has|have|gains?) $/.test(before) && /^ (?:\d|X\b|\{)/.test(after);
}

/** "a Black Lotus": words with capitals within a sentence, of which another one is no misspelling either. */
function isPartOfName(written: string, before: string, after: string): boolean {
  if (!/^\p{Lu}/u.test(written)) return false;
  return /\p{Ll} \p{Lu}[\p{L}'’]* $/u.test(before) || (/\p{Ll} $/u.test(before) && /^ \p{Lu}\p{Ll}/u.test(after));
}

/** "If you control a Swarm, create a 2/2 black Swarm creature token": a word with a capital that is there more than once. */
function isNameUsedTwice(written: string, text: string): boolean {
  if (/^\p{Lu}\p{Ll}+['’]\p{Ll}{2,}$/u.test(written)) return text.split(written).length > 2;
  return /^\p{Lu}\p{Ll}+$/u.test(written) && text.split(new RegExp(`(?<=\\p{Ll} )${written}\\b`, 'u')).length > 2;
}

/** ", then does the same": the subject is that of an earlier sentence. */
function isElliptic(written: string, before: string): boolean {
  return /s$/.test(written) && /\bthen $/i.test(before);
}

/** "that ability's activation cost": nothing asks for several. */
function isPossessed(written: string, before: string, right: string | undefined): boolean {
  return right === `${written}s` && /['’]s (?:\p{Ll}+ )?$/u.test(before);
}

/** "the coin comes up heads": a verb that agrees with the noun before it. */
function agreesWithNoun(written: string, before: string, right: string | undefined): boolean {
  if (right === undefined || !basesOfVerb(written).includes(right) || onlyNoun.test(right)) return false;
  return /(?<!\b(?:have|has|make|makes|let|lets) )\b(?:the|that|this|an?) \p{Ll}*(?:[^\Ws])$/u.test(before.trimEnd());
}

/** Nouns that are no verbs: “the greatest powers”. */
const onlyNoun =
  /^(?:ability|artifact|card|creature|enchantment|graveyard|hand|land|library|opponent|permanent|player|power|spell|step|token|toughness)$/;

/** "It deals 2 damage to target creature and scries 1": a verb that agrees with the subject of the verb before it. */
function isSecondVerb(before: string): boolean {
  const [, clause = ''] = /([^.,:;“”"()\n]*),? and $/.exec(before) ?? [];
  return clause.split(' ').some((word) => basesOfVerb(word).some((base) => plainVerbs.has(base)));
}

/** "Spells that target artifacts", "X different target creatures". */
function isSeveralTargets(written: string, before: string): boolean {
  return /s$/.test(written) && /\b(?:(?:that|which) target|different target) (?:\S+ )?$/.test(before);
}

/** A line that goes on with the sentence of the line before it. */
function isWrapped(text: string, start: number): boolean {
  return /(?:^|\n)$/.test(text.slice(0, start)) && /^\p{Ll}/u.test(text.slice(start));
}

/** "as though it were". */
function isSubjunctive(written: string, before: string): boolean {
  return written === 'were' && /\bas (?:though|if) [^.,]*$/.test(before);
}
