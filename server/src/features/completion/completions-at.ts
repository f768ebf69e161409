import { foldName } from '../../analysis/card/card-names.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { label as shown } from '../shared/label.js';
import { templateCompletions } from '../templates/completions.js';
import { cardProposals, listPlaceAt } from './cards.js';
import { outsideCards } from './outside-cards.js';
import { typingPlaceAt } from './place.js';
import type { Completion, Proposal } from './proposal.js';
import { rulesTextProposals } from './rules-text.js';
import { symbolProposals } from './symbols.js';
import { typeLineProposals } from './type-line.js';
import type { TypingPlace } from './typing-place.js';
import { wordsNear } from './usage/nearby.js';
import { valueProposals } from './values.js';
import { lastWord } from './words.js';

/**
 * Returns the completions at an offset of the file, the most likely first, or null if there are none to offer. Each
 * replaces the beginning of its own text: nothing before or after it changes.
 * @param isRequested whether the user requested the list or typed a letter; otherwise it is offered only where few words
 *   are possible
 */
export function completionsAt(snapshot: Snapshot, offset: number, isRequested: boolean): Completion[] | null {
  const inList = listPlaceAt(snapshot, offset);
  if (inList) return completionsOf(cardProposals(inList.before, snapshot), inList);
  // In the middle of a word, every completion would be glued to the rest of it.
  if (/^[\p{L}\p{N}_-]/u.test(snapshot.text.slice(offset, offset + 2))) return null;
  const templates = templateCompletions(snapshot, offset);
  const outside = outsideCards(snapshot, offset, isRequested);
  if (outside) {
    const spanOf = (back: number, end = 0) => ({ start: offset - back, end: offset - end });
    const keys = completionsOf(outside.proposals, { before: outside.before, spanOf, encode: (text) => text });
    // A whole card is worth more than a line of the header, which it brings along.
    return [...templates, ...keys.map((key) => ({ ...key, order: `9${key.order}` }))];
  }
  if (templates.length > 0) return templates;
  const place = typingPlaceAt(snapshot, offset);
  const proposals = place && proposalsOnCard(place, snapshot, offset, isRequested);
  const found = place && proposals ? completionsOf(proposals, place) : [];
  return found.length > 0 ? found : null;
}

function proposalsOnCard(
  place: TypingPlace,
  snapshot: Snapshot,
  offset: number,
  isRequested: boolean,
): readonly Proposal[] | null {
  const { field, before, after } = place;
  const braces = /\{([^{}\s]{0,8})$/.exec(before);
  if (braces && (field === 'rules text' || field === 'mana cost' || field === 'name')) {
    return symbolProposals(braces[1]!, after, field !== 'rules text');
  }
  if (field === 'value') return valueProposals(place, snapshot);
  if (field !== 'type line' && field !== 'rules text') return null;
  const nearby = wordsNear(snapshot.text, offset, lastWord(before));
  return field === 'type line'
    ? typeLineProposals(place, snapshot, nearby)
    : rulesTextProposals(place, snapshot, nearby, isRequested);
}

/** Places proposals at the cursor, encoded as the file requires; those that do not fit there are left out. */
function completionsOf(
  proposals: readonly Proposal[],
  { before, spanOf, encode }: Pick<TypingPlace, 'before' | 'spanOf' | 'encode'>,
): Completion[] {
  const offered = new Set<string>();
  const completions: Completion[] = [];
  for (const { subject, label, detail = '', text, isSnippet = false, back } of proposals) {
    const typed = before.slice(before.length - back);
    // Card names may be typed without their accents.
    const isContinued = subject.kind === 'card' ? foldName(text).startsWith(foldName(typed)) : continues(text, typed);
    const newText = isContinued && !offered.has(label) ? encode(text) : null;
    if (newText === null) continue;
    offered.add(label);
    completions.push({
      subject,
      label: shown(label),
      detail: shown(detail),
      newText,
      isSnippet,
      span: spanOf(back),
      // Editors prefer the case that was typed over the order, so the filter has it.
      filter: subject.kind === 'card' ? typed : typed + (isSnippet ? label : text).slice(typed.length),
      order: String(completions.length).padStart(4, '0'),
    });
  }
  return completions;
}

function continues(text: string, typed: string): boolean {
  return text.length > typed.length && text.toLowerCase().startsWith(typed.toLowerCase());
}
