import type { WrittenCard } from './format-properties.js';

/** What an attacker may write into a card to exploit an editor or a terminal. */
export const tricks: readonly string[] = [
  '[press](command:workbench.action.quit)',
  '![seen](https://tracker.example/a.png)',
  '<img src=https://tracker.example/b.png onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="command:workbench.action.quit">x</a>',
  '[a]: https://tracker.example/c',
  'https://tracker.example/d www.tracker.example me@tracker.example',
  '$(zap) $(trash~spin)',
  '\u001b[31mred\u001b]8;;https://tracker.example\u0007here\u001b]8;;\u0007',
  '\u009b2J\u009d0;title\u009c\u0085',
  'safe \u202egnp.exe\u2066\u202d',
  '`x` **b** ~~s~~ | a | b |',
  `$\{1:gone} $CLIPBOARD $\{TM_FILENAME}`,
  '::error file=a::b %0A::warning::c',
  '=HYPERLINK("https://tracker.example")',
  '&lt;b&gt; &#x3c;i&#x3e;',
  'W'.repeat(3000),
];

/** A set with each of these texts in every field of a card. */
export const hostileCards: readonly WrittenCard[] = tricks.map((trick, at) => ({
  name: `Quince ${at} ${trick}`,
  manaCost: '{1}{R}',
  typeLine: `Creature — Elf ${trick}`,
  rulesText: [
    `Create a Goblin ${trick} token. Then create a Tresure ${trick} token.`,
    `Create a 1/1 red Imp creature token named ${trick} with “${trick}” and flying.`,
    `Create a token that’s a copy of ${trick}, except its name is ${trick}.`,
    `Sacrifice a Treasure: Create a legendary 1/1 red Imp creature token named Azra, ${trick}.`,
    `(${trick})`,
  ].join('\n'),
  stats: '2/2',
}));

/** Token definitions with the same texts, in the plain format. */
export const hostileTokens: string = tricks
  .map((trick, at) => `Damson ${at} ${trick} Token\nArtifact — Damson ${trick}\n{T}: ${trick}\n`)
  .join('\n');

/** A rules file with the same texts. */
export const hostileRules: string = [
  `Rulebook: own-[press](command:x)$(zap)\u001b[31m\u202e`,
  'Game: magic',
  `Title: Own [press](command:workbench.action.quit) $(zap) <b>\u001b[31m\u202e ![x](https://tracker.example/e.png)`,
  'Date: 2026-01-01',
  'Source: https://tracker.example [x](command:y)',
  '',
  '111. Tokens',
  '',
  ...tricks.map((trick, at) => `111.${at + 1}. A token ${trick} is a marker. ${trick}`).flatMap((line) => [line, '']),
  '111.10. Some effects create predefined tokens.',
  '',
  `111.10a A Treasure token is a colorless Treasure artifact token with “{T}: ${tricks[0]} $(zap) <b>\u202e.”`,
  '',
  'Glossary',
  '',
  ...tricks.flatMap((trick) => [`Term ${trick}`, `It means ${trick}.`, '']),
].join('\n');
