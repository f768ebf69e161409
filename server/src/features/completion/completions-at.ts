import type { Snapshot } from '../../analysis/set/snapshot.js';
import { headerKeys } from '../../formats/plain/header.js';
import { DISABLE, DISABLE_NEXT_LINE } from '../../formats/suppression-comment.js';
import { ruleIds } from '../../lint/registry.js';
import { bundledRulebookIds } from '../../rulebook/bundled.js';
import { label as shown } from '../shared/label.js';
import { templateCompletions } from '../templates/completions.js';
import { cardProposals, listPlaceAt } from './cards.js';
import { commentAt, firstLineAt, headerLineAt, type TypingPlace, typingPlaceAt } from './place.js';
import type { Completion, Proposal } from './proposal.js';
import { phraseSnippets, wholePhrases } from './snippets.js';
import { symbolProposals } from './symbols.js';
import { mentionProposals, nameProposals, phraseStart, tokenProposals } from './tokens.js';
import {
  actionProposals,
  colors,
  descriptionProposals,
  keywordLineProposals,
  keywordProposals,
  typeLineProposals,
  wordProposals,
} from './words.js';

/**
 * Returns the completions at an offset of the file, or null if there are none to offer.
 * @param isRequested whether the user requested the list; otherwise it is offered only where few words are possible
 */
export function completionsAt(snapshot: Snapshot, offset: number, isRequested: boolean): Completion[] | null {
  const templates = templateCompletions(snapshot, offset);
  if (templates.length > 0) return templates;
  const outside = outsideCards(snapshot, offset);
  if (outside) {
    const spanOf = (back: number, end = 0) => ({ start: offset - back, end: offset - end });
    return completionsOf(outside.proposals, { before: outside.before, spanOf, encode: (text) => text });
  }
  const inList = listPlaceAt(snapshot, offset);
  if (inList) return completionsOf(cardProposals(inList.before, snapshot), inList);
  const place = typingPlaceAt(snapshot, offset);
  const proposals = place && proposalsOnCard(place, snapshot, isRequested);
  return proposals && proposals.length > 0 ? completionsOf(proposals, place) : null;
}

/** Completions in comments and headers: rule ids, keys, rulebooks. */
function outsideCards(snapshot: Snapshot, offset: number): { before: string; proposals: Proposal[] } | null {
  const comment = commentAt(snapshot, offset);
  if (comment !== null) return { before: comment, proposals: commentProposals(comment) };
  const first = firstLineAt(snapshot, offset);
  if (first !== null && /^\p{Lu}\p{Ll}*$/u.test(first)) return { before: first, proposals: keyProposals(first) };
  const line = headerLineAt(snapshot, offset);
  if (line === null) return null;
  const value = /^Rulebook:\s*(\S*)$/.exec(line);
  if (value) return { before: line, proposals: wordProposals(bundledRulebookIds, 'setting', value[1]!.length, 1) };
  if (!/^\p{L}*$/u.test(line)) return { before: line, proposals: [] };
  return { before: line, proposals: keyProposals(line) };
}

function keyProposals(typed: string): Proposal[] {
  return wordProposals(headerKeys, 'setting', typed.length, 1).map((key) => ({ ...key, text: `${key.text}: ` }));
}

const directives = [DISABLE, DISABLE_NEXT_LINE];

function commentProposals(comment: string): Proposal[] {
  const listing = /^#\s*tokenwright-disable(?:-next-line)?\s+(?:[\w-]+[\s,]+)*([\w-]*)$/.exec(comment);
  if (listing) return wordProposals(ruleIds, 'setting', listing[1]!.length, 1);
  const word = /^#\s*([\w-]*)$/.exec(comment)?.[1];
  return word === undefined ? [] : wordProposals(directives, 'setting', word.length, 1);
}

/** Verbs that make tokens, by game. */
const verbs = {
  magic: /\b(?:creates?|creating|put|puts) /gi,
  fifth: /\b(?:puts?) /gi,
  riftbound: /\b(?:plays?|adds?) /gi,
};

function proposalsOnCard(place: TypingPlace, snapshot: Snapshot, isRequested: boolean): Proposal[] | null {
  const { field, before, after, key, role } = place;
  const braces = /\{([^{}\s]{0,8})$/.exec(before);
  if (braces && (field === 'rules text' || field === 'mana cost' || field === 'name')) {
    return symbolProposals(braces[1]!, after, field !== 'rules text');
  }
  if (field === 'type line') return typeLineProposals(before, snapshot);
  if (field === 'value') return key === 'Color' ? colorValue(before, snapshot) : null;
  if (field !== 'rules text') return null;
  const named = /\bnamed ([^.,"“”]{0,60})$/.exec(before);
  if (named) return nameProposals(named[1]!, snapshot);
  const keywords = keywordProposals(before, snapshot);
  if (keywords) return keywords;
  const start = phraseStart(before, verbs[snapshot.edition.game]);
  if (start) {
    const tokens = tokenProposals(start, after, snapshot);
    const described = start.counted ? descriptionProposals(start.written, start.number, snapshot) : [];
    const snippets = start.written === '' ? phraseSnippets(start.counted, start.number) : [];
    return [...tokens, ...described, ...snippets];
  }
  const actions = actionProposals(before, snapshot) ?? [];
  const keywordLine = keywordLineProposals(before, snapshot);
  const line = keywordLine && [...keywordLine, ...actions];
  if (line && (isRequested || before.length > 0))
    return role === 'card' && isRequested ? [...line, ...wholePhrases()] : line;
  const capital = /(?<=[a-z,] )\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]*)?$/u.exec(before)?.[0];
  if (capital !== undefined) return mentionProposals(capital, snapshot);
  if (actions.length > 0) return actions;
  return isRequested && /(?:^|\s)$/.test(before) ? wholePhrases() : null;
}

function colorValue(before: string, snapshot: Snapshot): Proposal[] {
  const word = /\p{L}*$/u.exec(before)?.[0] ?? '';
  return wordProposals(colors(snapshot), 'color', word.length, 1);
}

/** Places proposals at the cursor, encoded as the file requires; those that the file cannot encode are left out. */
function completionsOf(
  proposals: readonly Proposal[],
  { before, spanOf, encode }: Pick<TypingPlace, 'before' | 'spanOf' | 'encode'>,
): Completion[] {
  return proposals.flatMap(
    ({ subject, label, detail = '', text, isSnippet = false, back, rank, article }): Completion[] => {
      const newText = encode(text);
      if (newText === null) return [];
      const typed = before.slice(before.length - back);
      // The list is filtered by the typed text: if the new text adds words before it, the label is compared instead.
      const filter = typed === '' || text.toLowerCase().startsWith(typed.toLowerCase().slice(0, 1)) ? text : label;
      return [
        {
          subject,
          label: shown(label),
          detail: shown(detail),
          newText,
          isSnippet,
          span: spanOf(back),
          // Card names also match without their accents, so the client must not filter them again.
          filter: subject.kind === 'card' ? typed : isSnippet ? label : filter,
          order: `${String(rank).padStart(3, '0')} ${label.toLowerCase()}`,
          also: article ? { span: spanOf(article.back, article.back - article.length), newText: article.text } : null,
        },
      ];
    },
  );
}
