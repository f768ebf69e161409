import type { Snapshot } from '../../analysis/set/snapshot.js';
import { cardSheet } from '../hover/card-sheet.js';
import { definitionHover, predefinedHover } from '../hover/token-hover.js';
import { setTokenHover } from '../hover/token-parts.js';
import { whole } from '../hover/told.js';
import { setKeywordHelp } from '../shared/set-keyword.js';
import { keywordHelp, subtypeHelp, symbolHelp } from '../shared/word-help.js';
import type { CompletionSubject } from './proposal.js';

/** What there is to say of an entry of the list, as Markdown; null where its name says all. */
export function describeCompletion({ kind, key }: CompletionSubject, snapshot: Snapshot): string | null {
  const { edition, set } = snapshot;
  switch (kind) {
    case 'token':
    case 'name': {
      const own = set.definition(key);
      if (own?.by === 'token file') return whole(definitionHover(own.name, own.characteristics, snapshot));
      if (own) return whole(setTokenHover(own, snapshot));
      const predefined = edition.predefined.get(key);
      return predefined ? whole(predefinedHover(predefined, edition)) : null;
    }
    case 'card': {
      const card = set.card(key);
      return card && cardSheet(card);
    }
    case 'keyword': {
      const own = set.keywords.get(key);
      return own ? setKeywordHelp(own, snapshot) : keywordHelp(key, edition);
    }
    case 'symbol':
      return symbolHelp(key, edition);
    case 'subtype':
      return subtypeHelp(key, snapshot);
    default:
      return null;
  }
}
