import type { Range } from 'vscode-languageserver/node';
import type { InitializationOptions } from '../../../server/src/lsp/protocol.js';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { marked } from '../../unit/support/marked.js';
import { fullClient, Session } from './client.js';

const setSettings = '{ "rulebook": "magic-2026-09" }\n';

/** A small set with its settings, as files of one format. */
export interface Grove {
  /** The path of the file with cards, and of the one that defines one of their tokens. */
  readonly cards: string;
  readonly tokens: string;
  readonly language: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A set of plain card text. */
const plain: Grove = {
  cards: 'grove.cards',
  tokens: 'grove.tokens',
  language: 'cardtext',
  files: {
    'tokenwright.json': setSettings,
    'grove.cards': `Mirel, Grove Warden {1}{G}
Legendary Creature — Elf
Flying
When Mirel enters, say "ripe & sweet", then create two Quince tokens.
{T}, Sacrifice a Quince: Create a 1/1 red Goblin creature token and a Tresure token.
2/2

Last Harvest {G}
Sorcery
Create a Treasure token.
`,
    'grove.tokens': 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n',
  },
};

/** The same cards in Cockatrice's format, with related cards. */
const cockatrice: Grove = {
  cards: 'grove.xml',
  tokens: 'tokens.xml',
  language: 'xml',
  files: {
    'tokenwright.json': setSettings,
    'grove.xml': `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_carddatabase version="4">
  <cards>
    <card>
      <name>Mirel, Grove Warden</name>
      <text>Flying
When Mirel enters, say &quot;ripe &amp; sweet&quot;, then create two Quince tokens.
{T}, Sacrifice a Quince: Create a 1/1 red Goblin creature token and a Tresure token.</text>
      <prop><manacost>1G</manacost><type>Legendary Creature — Elf</type><pt>2/2</pt></prop>
      <related count="2">Quince Token</related>
      <related>Goblin Token</related>
    </card>
    <card>
      <name>Last Harvest</name>
      <text>Create a Treasure token.</text>
      <prop><manacost>G</manacost><type>Sorcery</type></prop>
      <related>Treasure Token</related>
    </card>
  </cards>
</cockatrice_carddatabase>
`,
    'tokens.xml': `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_carddatabase version="4">
  <cards>
    <card>
      <name>Quince Token</name>
      <text>{2}, Sacrifice this token: Draw a card.</text>
      <prop><type>Token Artifact — Quince</type></prop>
      <token>1</token>
    </card>
  </cards>
</cockatrice_carddatabase>
`,
  },
};

/** The capabilities of an editor with all features used here. */
const capabilities = {
  ...fullClient,
  textDocument: {
    ...fullClient.textDocument,
    rename: { prepareSupport: true },
    completion: { completionItem: { documentationFormat: ['markdown' as const] } },
  },
};

/** The set in each format, with the format's name. */
export const groves: readonly (readonly [string, Grove])[] = [
  ['plain card text', plain],
  ['a card database of Cockatrice', cockatrice],
];

/** An editor with the cards of a set open. */
export class GroveSession {
  private constructor(
    readonly session: Session,
    readonly grove: Grove,
  ) {}

  static async open(grove: Grove, initializationOptions: InitializationOptions = {}): Promise<GroveSession> {
    const settings = { inlayHints: { predefined: true } };
    const session = await Session.start({ files: grove.files, capabilities, initializationOptions, settings });
    await session.open(grove.cards, grove.files[grove.cards] ?? '', grove.language);
    return new GroveSession(session, grove);
  }

  /** Whether the set is in a data format. */
  get isXml(): boolean {
    return this.grove.language === 'xml';
  }

  get textDocument() {
    return { uri: this.session.uri(this.grove.cards) };
  }

  /** The range of the marked part of some words of a file; of all the words without a mark. */
  range(words: string, file = this.grove.cards): Range {
    const { text, spans } = marked(words);
    const { start, end } = spans[0] ?? { start: 0, end: text.length };
    const at = (this.grove.files[file] ?? '').indexOf(text);
    if (at < 0) throw new Error(`"${text}" is not in ${file}`);
    return this.lines(file).range({ start: at + start, end: at + end });
  }

  /** The same as a location. */
  location(words: string, file = this.grove.cards) {
    return { uri: this.session.uri(file), range: this.range(words, file) };
  }

  /** The params of a request at the second character of the marked part of some words. */
  on(words: string) {
    const { line, character } = this.range(words).start;
    return { textDocument: this.textDocument, position: { line, character: character + 1 } };
  }

  /** The words in a range of the cards. */
  words(range: Range): string {
    const { start, end } = this.lines(this.grove.cards).span(range);
    return (this.grove.files[this.grove.cards] ?? '').slice(start, end);
  }

  private lines(file: string): LineIndex {
    return new LineIndex(this.grove.files[file] ?? '');
  }
}
