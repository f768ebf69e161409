import type { WrittenCard } from '../format-properties.js';

/** The options for writing a set file. */
export interface MseOptions {
  /** The notation of versions before 2.0.1: keys contain spaces. */
  readonly old?: boolean;
}

/** Cards as Magic Set Editor writes them into the file `set` of an unpacked set. */
export function writeMseSet(cards: readonly WrittenCard[], { old = false }: MseOptions = {}): string {
  const key = (name: string) => (old ? name.replaceAll('_', ' ') : name);
  const field = (name: string, value: string) => {
    if (!value.includes('\n')) return `\t${key(name)}: ${value}\n`;
    return `\t${key(name)}:\n${value.replace(/^/gm, '\t\t')}\n`;
  };
  const written = cards.map((card) => {
    const [types, subtypes] = card.typeLine.split(' — ');
    const [power, toughness] = card.stats.split('/');
    return [
      'card:\n',
      field('has_styling', 'false'),
      field('time_created', '2026-01-02 03:04:05'),
      field('name', tagged(card.name)),
      field('casting_cost', card.manaCost.replace(/[{}]/g, '')),
      field('image', 'image1'),
      field('super_type', `<word-list-type>${tagged(types ?? '')}</word-list-type>`),
      field('sub_type', (subtypes ?? '').split(' ').map(tagged).join('<atom-sep> </atom-sep>')),
      field('rule_text', tagged(card.rulesText)),
      field('flavor_text', '<i-flavor></i-flavor>'),
      field('power', tagged(power ?? '')),
      field('toughness', tagged(toughness ?? '')),
      field('card_code_text', ''),
    ].join('');
  });
  const head = `mse_version: 2.0.2\ngame: magic\nstylesheet: m15\nset_info:\n\ttitle: Ashes\nstyling:\n\tmagic-m15:\n\t\toverlay: \n`;
  return `\ufeff${old ? head.replaceAll('_', ' ') : head}${written.join('')}${key('version_control')}:\n\ttype: none\n`;
}

/** Text with its symbols in tags, and reminder text in italics as the program writes it. */
function tagged(text: string): string {
  return text
    .replaceAll('<', '\u0001')
    .replace(/(?:\{[TQWUBRGCX\d]\})+/g, (run) => `<sym-auto>${run.replace(/[{}]/g, '')}</sym-auto>`)
    .replace(/\([^()\n]*\)/g, '<i-auto>$&</i-auto>');
}
