import type { Snapshot } from '../../analysis/set/snapshot.js';
import { cardSheet } from '../hover/card-sheet.js';
import { joinParts } from '../hover/hover-parts.js';
import { definitionHover, predefinedHover } from '../hover/token-hover.js';
import { setTokenHover } from '../hover/token-parts.js';
import { setKeywordHelp } from '../shared/set-keyword.js';
import { keywordHelp, subtypeHelp, symbolHelp } from '../shared/word-help.js';
import { describeTemplate } from '../templates/completions.js';
import type { CompletionSubject } from './proposal.js';

/** Returns the documentation of a completion as Markdown; null if there is none beyond its label. */
export function describeCompletion({ kind, key }: CompletionSubject, snapshot: Snapshot): string | null {
  const { edition, set } = snapshot;
  switch (kind) {
    case 'token':
    case 'name': {
      const own = set.definition(key);
      if (own?.by === 'token file') return joinParts(definitionHover(own.name, own.characteristics, snapshot));
      if (own) return joinParts(setTokenHover(own, snapshot));
      const predefined = edition.predefined.get(key);
      return predefined ? joinParts(predefinedHover(predefined, edition)) : null;
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
    case 'template':
      return describeTemplate(key, snapshot);
    default:
      return null;
  }
}
