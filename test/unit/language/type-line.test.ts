import { expect, it } from 'vitest';
import { parseTypeLine } from '../../../server/src/language/type-line.js';

it.each([
  ['Legendary Creature — Human Shaman', ['Legendary'], ['Creature'], ['Human', 'Shaman'], []],
  ['Artifact Creature – Golem', [], ['Artifact', 'Creature'], ['Golem'], []],
  ['Enchantment - Aura Role', [], ['Enchantment'], ['Aura', 'Role'], []],
  ['Creature -- Assembly-Worker', [], ['Creature'], ['Assembly-Worker'], []],
  ['Creature Goblin', [], ['Creature'], ['Goblin'], []],
  ['Basic Snow Land — Forest', ['Basic', 'Snow'], ['Land'], ['Forest'], []],
  ['Creatrue — Elf', [], [], ['Elf'], ['Creatrue']],
  ['Unit — Fae', [], ['Unit'], ['Fae'], []],
])('%s', (text, supertypes, types, subtypes, unknown) => {
  const line = parseTypeLine(text);
  const words = Object.fromEntries(
    Object.entries(line).map(([list, nodes]) => [list, nodes.map((node: { text: string }) => node.text)]),
  );
  expect(words).toEqual({ supertypes, types, subtypes, unknown });
});
