import { describe, expect, it } from 'vitest';
import { pictureOfCardAt } from '../../../server/src/features/picture/picture.js';
import { atCursor } from '../support/snapshot.js';

const warden = `Grove Warden {1}{G}
Legendary Creature — Elf Druid (rare)
Vigilance
When this creature enters, create two 1/1 green Saproling creature tokens and a Treasure token.
Flavor: Old as rain.
2/3`;

const drawn = (text: string, path = 'a.cards') => {
  const { snapshot, offset } = atCursor({ [path]: text });
  return pictureOfCardAt(snapshot, offset);
};

describe('the picture of the card that is being written', () => {
  it('is there after every key, and never that of a token', () => {
    for (let typed = 1; typed <= warden.length; typed++) {
      const text = warden.slice(0, typed);
      const name = text.split('\n')[0]!.replace(/ *(?:\{.*)?$/, '');
      expect(drawn(`${text}|`)?.name, text).toBe(name);
    }
  });

  it('is there at Enter, with CR LF and between other cards', () => {
    expect(drawn(`${warden}\n|`)?.stats?.text).toBe('2/3');
    expect(drawn(`${warden}\n|\n\nOther {R}\nInstant\nDraw a card.\n`)?.name).toBe('Grove Warden');
    expect(drawn(`${warden.replaceAll('\n', '\r\n')}\r\n|`)?.name).toBe('Grove Warden');
    expect(drawn(`Grove Warden {1}{G}  |\nCreature — Elf\n1/1\n`)?.typeLine).toBe('Creature — Elf');
  });

  it('is not half a card at an empty line inside it, and none between cards', () => {
    expect(drawn('Grove Warden {1}{G}\n|\nCreature — Elf\n1/1\n')).toBeNull();
    expect(drawn(`${warden}\n\n|\nOther {R}\nInstant\nDraw a card.\n`)).toBeNull();
    expect(drawn(`${warden}\n\n|`)).toBeNull();
    expect(drawn('|\nGrove Warden {1}{G}\nCreature — Elf\n1/1\n')).toBeNull();
    expect(drawn(`${warden}${'  '.repeat(1000)}|`)).toBeNull();
  });

  it('is there in files of other formats', () => {
    const json = '[{ "name": "Elf", "type_line": "Creature — Elf", "oracle_text": "" }]';
    expect(drawn(json.replace('}', '} |'), 'a.json')?.name).toBe('Elf');
    expect(drawn(json.replace(']', ',|]'), 'a.json')).toBeNull();
  });
});
