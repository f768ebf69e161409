import { afterAll, describe, expect, it } from 'vitest';
import { CodeActionTriggerKind } from 'vscode-languageserver/node';
import { ActionSession, disposeSessions } from './support/action-session.js';
import { basicClient, fullClient } from './support/client.js';

let at: ActionSession;
afterAll(disposeSessions);

const open = async (...given: Parameters<typeof ActionSession.at>) => {
  at = await ActionSession.at(...given);
  return at;
};

const card = (rules: string, name = 'Ember Jar') => `${name} {1}{R}\nArtifact\n${rules}\n`;

describe('code actions at a finding', () => {
  it('offer the fix, then declarations, then disabling for the line, and list the rest last', async () => {
    await open({ 'a.cards': card('Create a Tre⟦⟧sure token.') });
    expect(at.titles).toEqual([
      'Change to “Treasure”',
      'Declare “Tresure” tokens as defined elsewhere (creates tokenwright.json)',
      'Define “Tresure Token” in a.tokens',
      'Disable unknown-predefined-token for this line',
      'Disable unknown-predefined-token in this file',
      'Disable unknown-predefined-token in this set (creates tokenwright.json)',
      'Open the page of unknown-predefined-token',
    ]);
    expect(at.actions.map(({ kind }) => kind)).toEqual([
      ...Array(4).fill('quickfix'),
      ...Array(3).fill('tokenwright.rule'),
    ]);
    expect(at.actions.map(({ isPreferred }) => isPreferred === true)).toEqual(at.titles.map((_, index) => index === 0));
    expect(at.actions.every(({ diagnostics }) => diagnostics?.[0]?.code === 'unknown-predefined-token')).toBe(true);
    expect(at.after('Change to “Treasure”')).toEqual({ 'a.cards': card('Create a Treasure token.') });
  });

  it('prefer a safe fix', async () => {
    await open({ 'a.cards': card('Create a Treasure Tok⟦⟧en token.') });
    expect(at.actions.filter(({ isPreferred }) => isPreferred).map(({ title }) => title)).toEqual([
      'Change to “token”',
    ]);
  });

  it('prefer no suggestion among several', async () => {
    await open({ 'a.cards': card('⟦Create a Tresure token. Create a Fod token.⟧') });
    expect(at.titles).toContain('Change to “Food”');
    expect(at.actions.filter(({ isPreferred }) => isPreferred)).toEqual([]);
  });

  it('are limited to the requested kinds', async () => {
    const files = { 'a.cards': card('Create a Treasure Tok⟦⟧en token.') };
    const kinds = async (only: string[]) => {
      await open(files, { only });
      const found = [...new Set(at.actions.map(({ kind }) => kind))];
      return found;
    };
    expect(await kinds(['quickfix'])).toEqual(['quickfix']);
    expect(await kinds(['source'])).toEqual(['source.fixAll.tokenwright']);
    expect(await kinds(['source.fixAll.tokenwright'])).toEqual(['source.fixAll.tokenwright']);
    expect(await kinds(['source.organizeImports'])).toEqual([]);
    expect(await kinds(['refactor'])).toEqual([]);
    expect(await kinds([''])).toEqual(['quickfix', 'source.fixAll.tokenwright', 'tokenwright.rule']);
  });

  it('are empty without a finding', async () => {
    await open({ 'a.cards': card('Create a Trea⟦⟧sure token.') });
    expect(at.titles).toEqual([]);
  });
});

describe('a token without a print', () => {
  it('can be added to the set’s prints', async () => {
    const settings = '{\n  "prints": [\n    "Treasure"\n  ]\n}\n';
    await open({ 'a.cards': card('Create a Fo⟦⟧od token.'), 'tokenwright.json': settings });
    expect(at.after('Add “Food” to the prints you have')).toMatchObject({
      'tokenwright.json': '{\n  "prints": [\n    "Treasure",\n    "Food"\n  ]\n}\n',
    });
  });
});

describe('fix all of one rule in the file', () => {
  const title = 'Fix all predefined-lowercase in this file';
  const files = { 'a.cards': card('Create a ⟦⟧treasure token.\nCreate a food token and a Treasure Token token.') };
  const fixed = { 'a.cards': card('Create a Treasure token.\nCreate a Food token and a Treasure Token token.') };

  it('is offered if the rule has several safe fixes, and leaves other rules alone', async () => {
    await open(files);
    expect(at.titles.filter((each) => each.startsWith('Fix all'))).toEqual([title]);
    expect(at.action(title).edit, 'its edit is resolved later').toBeUndefined();
    const { edit } = await at.session.resolve(at.action(title));
    expect(at.applied(edit!)).toEqual(fixed);
  });

  it('has its edit immediately if the client cannot resolve it', async () => {
    await open(files, { capabilities: basicClient });
    expect(at.after(title)).toEqual(fixed);
  });

  it('is not offered for a single fix, or for fixes that need a choice', async () => {
    await open({ 'a.cards': card('Create a ⟦⟧treasure token.') });
    expect(at.titles.join()).not.toContain('Fix all');
    await open({ 'a.cards': card('Create a Tre⟦⟧sure token and a Fod token.') });
    expect(at.titles.join()).not.toContain('Fix all');
  });
});

describe('fix all', () => {
  it('repeats until nothing is left, in one edit', async () => {
    const text = card('Create a treasure Token token⟦⟧. Create 2 Food Token token.');
    await open({ 'a.cards': text }, { only: ['source.fixAll'] });
    expect(at.titles).toEqual(['Fix all that is safe to fix']);
    const { 'a.cards': after } = at.after('Fix all that is safe to fix');
    expect(after).toBe(card('Create a Treasure token. Create two Food tokens.'));
    await open({ 'a.cards': `⟦⟧${after}` }, { only: ['source.fixAll'] });
    expect(at.titles).toEqual([]);
  });
});

describe('disable for this line', () => {
  const title = 'Disable unknown-predefined-token for this line';

  it('inserts a comment with the line’s indentation and line ending', async () => {
    const text = card('Flying\n  Create a Tre⟦⟧sure token.').replaceAll('\n', '\r\n');
    await open({ 'a.cards': text });
    expect(at.after(title)).toEqual({
      'a.cards': card(
        'Flying\n  # tokenwright-disable-next-line unknown-predefined-token\n  Create a Tresure token.',
      ).replaceAll('\n', '\r\n'),
    });
  });

  it.each([
    [
      '# tokenwright-disable-next-line digit-count',
      '# tokenwright-disable-next-line digit-count unknown-predefined-token',
    ],
    [
      '# tokenwright-disable-next-line digit-count, article-agreement -- as it was printed',
      '# tokenwright-disable-next-line digit-count, article-agreement, unknown-predefined-token -- as it was printed',
    ],
  ])('extends an existing comment: %s', async (before, after) => {
    await open({ 'a.cards': card(`${before}\nCreate a Tre⟦⟧sure token.`) });
    expect(at.after(title)).toEqual({ 'a.cards': card(`${after}\nCreate a Tresure token.`) });
  });

  it('covers each line of a selection', async () => {
    await open({ 'a.cards': card('⟦Create a Tresure token.\nFlying\nCreate a Fod token.⟧') });
    const comment = '# tokenwright-disable-next-line unknown-predefined-token\n';
    expect(at.after(title)).toEqual({
      'a.cards': card(`${comment}Create a Tresure token.\nFlying\n${comment}Create a Fod token.`),
    });
  });

  it('suppresses the finding', async () => {
    await open({ 'a.cards': card('Create a Tre⟦⟧sure token.') });
    const { 'a.cards': after } = at.after(title);
    await at.open('a.cards', after!);
    expect(await at.rules('a.cards')).toEqual([]);
  });
});

describe('disable in this file', () => {
  const title = 'Disable unknown-predefined-token in this file';
  const comment = '# tokenwright-disable unknown-predefined-token\n';
  const wrong = card('Create a Tre⟦⟧sure token.');
  const plain = card('Create a Tresure token.');
  const other = card('Create a Tresure token.', 'Ash Jar');

  it.each([
    ['at the top', wrong, `${comment}\n${plain}`],
    ['after the header', `Set: Ashes\nCode: AKD\n\n${wrong}`, `Set: Ashes\nCode: AKD\n\n${comment}\n${plain}`],
    ['above a comment', `# Mira's cards\n\n${wrong}`, `${comment}# Mira's cards\n\n${plain}`],
    [
      'in an existing comment',
      `Set: Ashes\n\n# tokenwright-disable digit-count -- old set\n\n${wrong}`,
      `Set: Ashes\n\n# tokenwright-disable digit-count unknown-predefined-token -- old set\n\n${plain}`,
    ],
    [
      'but not in a later comment',
      `${wrong}\n# tokenwright-disable digit-count\n\n${other}`,
      `${comment}\n${plain}\n# tokenwright-disable digit-count\n\n${other}`,
    ],
  ])('inserts the comment %s', async (_where, before, after) => {
    await open({ 'a.cards': before });
    expect(at.after(title)).toEqual({ 'a.cards': after });
    await at.open('a.cards', after);
    expect(await at.rules('a.cards')).toEqual([]);
  });
});

describe('disable in this set', () => {
  const title = 'Disable unknown-predefined-token in this set';
  const cards = { 'deep/a.cards': card('Create a Tre⟦⟧sure token.') };
  const off = '"unknown-predefined-token": "off"';

  it('creates settings if the set has none', async () => {
    await open(cards);
    expect(at.after(`${title} (creates tokenwright.json)`)).toEqual({
      'tokenwright.json': `{\n  "rules": { ${off} }\n}\n`,
    });
  });

  it.each([
    ['{}', `{ "rules": { ${off} } }`],
    ['', `{\n  "rules": { ${off} }\n}\n`],
    ['{\n}\n', `{\n  "rules": { ${off} }\n}\n`],
    [
      '{\n  // ours\n  "rulebook": "magic-2026-09" // the new one\n}\n',
      `{\n  // ours\n  "rulebook": "magic-2026-09", // the new one\n  "rules": { ${off} }\n}\n`,
    ],
    [
      '{\r\n\t"rules": {\r\n\t\t"digit-count": "off", // by choice\r\n\t},\r\n}\r\n',
      `{\r\n\t"rules": {\r\n\t\t"digit-count": "off", // by choice\r\n\t\t${off},\r\n\t},\r\n}\r\n`,
    ],
    ['{ "rules": { "digit-count": "off" } }', `{ "rules": { "digit-count": "off", ${off} } }`],
    ['{ "rules": { "unknown-predefined-token": "error" } }', `{ "rules": { ${off} } }`],
    [
      '{ "rules": { "unknown-predefined-token": { "severity": "info" } } }',
      '{ "rules": { "unknown-predefined-token": { "severity": "off" } } }',
    ],
  ])('changes nothing else in %j', async (before, after) => {
    await open({ ...cards, 'tokenwright.json': before });
    expect(at.after(title)).toEqual({ 'tokenwright.json': after });
  });

  it('changes the open document of the settings of the nearest set', async () => {
    await open({ ...cards, 'tokenwright.json': '{}', 'deep/tokenwright.json': '{ "colors": [] }' });
    await at.open('deep/tokenwright.json', '{ "colors": ["gold"] }');
    expect((await at.again('deep/a.cards', 'Tresure', title)).edit?.documentChanges).toEqual([
      {
        textDocument: { uri: at.uri('deep/tokenwright.json'), version: 1 },
        edits: [expect.objectContaining({ newText: `, "rules": { ${off} }` })],
      },
    ]);
  });

  it.each(['{ "rules": ', '[]', '{ "rules": [] }'])('is not offered for invalid settings: %s', async (settings) => {
    await open({ ...cards, 'tokenwright.json': settings });
    expect(at.titles).not.toContain(title);
  });
});

describe('declare', () => {
  const emberkin = card('Create a 1/1 red Ember⟦⟧kin creature token.');

  it('adds a subtype to a header with subtypes', async () => {
    await open({ 'a.cards': `Set: Ashes\nSubtypes: Berry\n\n${emberkin}` });
    const after = at.after('Declare the subtype “Emberkin”');
    expect(after).toEqual({
      'a.cards': `Set: Ashes\nSubtypes: Berry, Emberkin\n\n${emberkin.replace('⟦⟧', '')}`,
    });
    await at.open('a.cards', after['a.cards']!);
    expect(await at.rules('a.cards')).toEqual([]);
  });

  it('adds it to the set’s settings otherwise', async () => {
    const settings = '{\n  "subtypes": ["Berry"]\n}\n';
    await open({ 'a.cards': `Set: Ashes\n\n${emberkin}`, 'tokenwright.json': settings });
    expect(at.after('Declare the subtype “Emberkin”')).toEqual({
      'tokenwright.json': '{\n  "subtypes": ["Berry", "Emberkin"]\n}\n',
    });
  });

  it('declares a color', async () => {
    await open({ 'a.cards': card('Create a 1/1 pur⟦⟧ple Squid creature token.') });
    const after = at.after('Declare the color “purple” (creates tokenwright.json)');
    expect(after).toEqual({ 'tokenwright.json': '{\n  "colors": ["purple"]\n}\n' });
    await at.open('tokenwright.json', after['tokenwright.json']!);
    expect(await at.rules('a.cards')).toEqual([]);
  });

  it('declares a token', async () => {
    await open({ 'a.cards': card('Create a Po⟦⟧em token.'), 'tokenwright.json': '{ "predefined": [] }' });
    const after = at.after('Declare “Poem” tokens as defined elsewhere');
    expect(after).toEqual({ 'tokenwright.json': '{ "predefined": ["Poem"] }' });
    await at.open('tokenwright.json', after['tokenwright.json']!);
    expect(await at.rules('a.cards')).toEqual([]);
  });

  it('is not offered for a capitalized color word', async () => {
    await open({ 'a.cards': card('Create a 1/1 Whi⟦⟧te Soldier creature token.') });
    expect(at.titles.join()).not.toContain('Declare');
  });
});

describe('define a token', () => {
  it('uses the phrase that creates it, in a new file next to the cards', async () => {
    await open({ 'deep/a.cards': card('Create two 1/1 red Goblin Sc⟦⟧out creature tokens with haste.') });
    expect(at.actions).toMatchObject([{ kind: 'refactor.extract', title: 'Define “Goblin Scout Token” in a.tokens' }]);
    expect(at.after('Define “Goblin Scout Token” in a.tokens')).toEqual({
      'deep/a.tokens': 'Goblin Scout Token\nCreature — Goblin Scout\nColor: red\nHaste\n1/1\n',
    });
  });

  it('uses reminder text, and appends to existing definitions', async () => {
    const rules = 'Create a Ber⟦⟧ry token. (It’s an artifact with “Sacrifice this token: You gain 2 life.”)';
    await open({ 'a.cards': card(rules), 'set.tokens': 'Boo\r\nLegendary Creature — Hamster\r\n1/1' });
    expect(at.after('Define “Berry Token” in set.tokens')).toEqual({
      'set.tokens':
        'Boo\r\nLegendary Creature — Hamster\r\n1/1\r\n\r\nBerry Token\r\nArtifact — Berry\r\nSacrifice this token: You gain 2 life.\r\n',
    });
  });

  it('uses a default artifact type for a token with only a name', async () => {
    await open({ 'a.cards': card('Create a Po⟦⟧em token.') });
    const after = at.after('Define “Poem Token” in a.tokens');
    expect(after).toEqual({ 'a.tokens': 'Poem Token\nArtifact — Poem\n' });
    expect(at.action('Define “Poem Token” in a.tokens').command).toMatchObject({
      arguments: [at.uri('a.tokens')],
    });
    await at.open('a.tokens', after['a.tokens']!);
    expect(await at.rules('a.cards')).toEqual([]);
  });

  it('uses the rulebook’s naming rule', async () => {
    await open({
      'a.cards': `Set: Old\nRulebook: magic-2020-01\n\n${card('Create a 1/1 red Gob⟦⟧lin creature token.')}`,
    });
    expect(at.after('Define “Goblin” in a.tokens')).toEqual({
      'a.tokens': 'Goblin\nCreature — Goblin\nColor: red\n1/1\n',
    });
  });

  it.each([
    ['is defined in the rules', 'Create a Trea⟦⟧sure token.'],
    ['is defined in the set', 'Create a Ber⟦⟧ry token.'],
    ['is a copy', 'Create a token that’s a copy of tar⟦⟧get creature.'],
    ['has unknown characteristics', 'Create a 2/2 creature to⟦⟧ken of the chosen type.'],
    ['has unknown words', 'Create a 2/2 purple Squ⟦⟧id creature token.'],
    ['is named like a creature but has no power', 'Create a Squir⟦⟧rel token.'],
  ])('is not offered for a token that %s', async (_why, rules) => {
    await open({ 'a.cards': card(rules), 'a.tokens': 'Berry Token\nArtifact — Berry\n' });
    expect(at.titles.join()).not.toContain('Define');
  });

  it('is not offered if the settings exclude the file', async () => {
    const settings = '{ "include": ["**/*.cards"] }';
    await open({ 'a.cards': card('Create a Po⟦⟧em token.'), 'tokenwright.json': settings });
    expect(at.titles.join()).not.toContain('Define');
  });
});

describe('replace by the predefined token', () => {
  it('is the fix for a phrase that describes one', async () => {
    await open({
      'a.cards': card('Create a colorless ⟦⟧Clue artifact token with “{2}, Sacrifice this token: Draw a card.”'),
    });
    expect(at.titles.filter((title) => /Clue|Define/.test(title))).toEqual(['Change to “Clue token”']);
    expect(at.after('Change to “Clue token”')).toEqual({ 'a.cards': card('Create a Clue token.') });
  });
});

describe('open the rule', () => {
  const files = {
    'a.cards': card('Sacrifice a token named Goblin Sc⟦⟧out.\nCreate a 1/1 red Goblin Scout creature token.'),
  };

  it('shows the lint rule’s page in any client that supports showDocument', async () => {
    const { session } = await open(files);
    const action = at.action('Open the page of name-missing-token-suffix');
    expect(action).toMatchObject({ kind: 'tokenwright.rule', command: { command: 'tokenwright.openPage' } });
    expect(session.initialized.capabilities.executeCommandProvider?.commands).toContain('tokenwright.openPage');
    await session.execute(action.command);
    expect(session.shown).toEqual([expect.stringMatching(/\/server\/docs\/rules\/name-missing-token-suffix\.md$/)]);
    expect(at.titles).not.toContain('Open rule 111.4');
  });

  it('shows the rule of the game if the client opens pages', async () => {
    const { session } = await open(files, { initializationOptions: { opensPages: true } });
    const { command } = at.action('Open rule 111.4');
    expect(command?.arguments).toEqual([`tokenwright-rule:/111.4?${encodeURIComponent(at.uri('a.cards'))}`]);
    expect(session.initialized.capabilities.executeCommandProvider?.commands).not.toContain('tokenwright.openPage');
    const text = await session.connection.sendRequest('tokenwright/ruleText', {
      uri: at.uri('a.cards'),
      number: '111.4',
    });
    expect(text).toContain('same as its subtype');
  });
});

describe('tokenwright.json', () => {
  it('offers the similar key as a fix', async () => {
    await open({ 'tokenwright.json': '{ "rules": { ⟦⟧"digit-counts": "off" }, "subtype": [] }' });
    expect(at.actions).toMatchObject([{ title: 'Change to "digit-count"', kind: 'quickfix' }]);
    expect(at.after('Change to "digit-count"')).toEqual({
      'tokenwright.json': '{ "rules": { "digit-count": "off" }, "subtype": [] }',
    });
  });
});

describe('reminder text', () => {
  const files = { 'a.cards': card('Ward⟦⟧ {2}') };
  const titles = ['Insert reminder text for Ward {2}', 'Insert all reminder text in this file'];

  it('is inserted by a refactoring, which the bulb does not show by itself', async () => {
    await open(files, { triggerKind: CodeActionTriggerKind.Automatic });
    expect(at.titles).toEqual([]);
    await open(files, { triggerKind: CodeActionTriggerKind.Invoked });
    expect(at.titles).toEqual(titles);
    await open(files, { only: ['refactor'] });
    expect(at.actions.map(({ kind }) => kind)).toEqual(['refactor.rewrite', 'refactor.rewrite']);
    expect(at.after(titles[0]!)['a.cards']).toMatch(
      /^Ward \{2\} \(Whenever this artifact becomes the target of .*\)$/m,
    );
  });

  it('of the whole file is found only when the user chooses it', async () => {
    await open(files, { only: ['refactor.rewrite'] });
    const action = at.action(titles[1]!);
    expect(action.edit).toBeUndefined();
    const { edit } = await at.session.resolve(action);
    expect(at.applied(edit!)['a.cards']).toMatch(/^Ward \{2\} \(/m);
  });
});

describe('a client with fewer capabilities', () => {
  const files = { 'a.cards': card('Create a Po⟦⟧em token.') };

  it('is not offered actions that create or show a file', async () => {
    await open(files, { capabilities: basicClient });
    expect(at.titles).toEqual([
      'Disable unknown-predefined-token for this line',
      'Disable unknown-predefined-token in this file',
    ]);
    expect(at.session.initialized.capabilities.executeCommandProvider).toBeUndefined();
    expect(at.after(at.titles[0]!)['a.cards']).toContain('# tokenwright-disable-next-line');
  });

  it('gets changes of existing files', async () => {
    await open({ ...files, 'tokenwright.json': '{}', 'a.tokens': '' }, { capabilities: basicClient });
    expect(at.after('Define “Poem Token” in a.tokens')).toEqual({ 'a.tokens': 'Poem Token\nArtifact — Poem\n' });
    expect(at.titles).toContain('Disable unknown-predefined-token in this set');
  });

  it('gets no edits that create files if it does not support that', async () => {
    const workspace = { ...fullClient.workspace, workspaceEdit: { documentChanges: true } };
    await open(files, { capabilities: { ...fullClient, workspace } });
    expect(at.titles.join()).not.toMatch(/Define|Declare|in this set/);
  });
});

describe('many findings', () => {
  it('offer each action once', async () => {
    await open({ 'a.cards': `⟦${card('Create a treasure token.')}\n${card('Create a food token.', 'Ash Jar')}⟧` });
    expect(at.titles.filter((title) => title.startsWith('Disable')).length).toBe(3);
    expect(new Set(at.titles).size).toBe(at.titles.length);
  });
});
