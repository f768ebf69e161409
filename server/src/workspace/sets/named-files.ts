import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { regionSpan } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { readJson } from '../config/json-source.js';
import type { CardSet } from './card-set.js';

/** The name of a rulebook, or the path of a file or folder, in the settings of a set or the header of a card file. */
export interface WrittenName {
  /** The name without its quotation marks, in UTF-16 offsets of the file. */
  readonly span: Span;
  readonly name: string;
  readonly kind: 'rulebook' | 'card reference' | 'folder';
}

/** Returns the names of other files in a file of a set, in order; empty if it is neither settings nor a card file. */
export function writtenNames(set: CardSet, path: string): WrittenName[] {
  if (path === set.place.configPath) return namesInSettings(set.settings.config.text);
  const header = set.state(path)?.file.document.header;
  const value = header?.entries.find(({ key }) => key === 'Rulebook')?.value;
  return value ? [{ span: regionSpan(value), name: value.text, kind: 'rulebook' }] : [];
}

function namesInSettings(text: string): WrittenName[] {
  const { root } = readJson(text);
  if (!root) return [];
  const at = (node: Node | undefined, kind: WrittenName['kind']): WrittenName[] => {
    if (node?.type !== 'string' || node.value === '') return [];
    return [{ span: { start: node.offset + 1, end: node.offset + node.length - 1 }, name: node.value, kind }];
  };
  const names = [
    ...at(findNodeAtLocation(root, ['rulebook']), 'rulebook'),
    ...at(findNodeAtLocation(root, ['art']), 'folder'),
    ...(findNodeAtLocation(root, ['cards'])?.children ?? []).flatMap((node) => at(node, 'card reference')),
  ];
  return names.sort((a, b) => a.span.start - b.span.start);
}
