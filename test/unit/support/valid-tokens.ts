import fc from 'fast-check';
import {
  abilities,
  colors,
  count,
  creatureTypes,
  keywords,
  names,
  phrase,
  predefined,
  pt,
  state,
  types,
} from './valid-words.js';

/** Abilities after *with*; the comma or full stop of the sentence is inside the last quotation marks. */
const abilityList = fc
  .tuple(fc.subarray(keywords, { maxLength: 3 }), fc.subarray(abilities, { maxLength: 2 }))
  .map(([words, quoted]) => ({ words, quoted }));

interface Abilities {
  readonly words: readonly string[];
  readonly quoted: readonly string[];
}

function withAbilities({ words, quoted }: Abilities, end: '.' | ','): string {
  const all = words.length + quoted.length;
  if (all === 0) return end;
  const parts = [...words, ...quoted];
  const texts = parts.map((part, i) => {
    const isQuoted = i >= words.length;
    const last = i === all - 1;
    const mark = last ? end : all > 2 ? ',' : '';
    const joined = i === 0 ? '' : last ? (all > 2 ? ' and ' : ' and ') : ' ';
    if (!isQuoted) return `${joined}${part}${mark}`;
    // The first of two abilities ends without a mark: “…” and “…”.
    return `${joined}"${part}${mark}"`;
  });
  return ` with ${texts.join('')}`;
}

/** "two tapped 2/2 red and white Human Knight creature tokens with haste." */
const creature: fc.Arbitrary<string> = fc
  .record({
    count,
    state,
    pt,
    colors,
    subtypes: fc.subarray(creatureTypes, { minLength: 1, maxLength: 1 }),
    second: fc.option(fc.constantFrom(...creatureTypes), { freq: 2, nil: null }),
    types,
    abilities: abilityList,
    ending: fc.constantFrom('', '', '', 'named', 'for each', 'attacking', 'if'),
    name: fc.constantFrom(...names),
  })
  .map((made) => {
    const subtypes = [...new Set([...made.subtypes, ...(made.second ? [made.second] : [])])].join(' ');
    // "a number of X/X" would leave X undefined.
    const size = made.count.words === 'a number of' ? made.pt.replaceAll('X', '2') : made.pt;
    const words = [made.state, size, made.colors, subtypes, made.types].filter((word) => word !== '').join(' ');
    const noun = phrase(made.count, words);
    const isX = size === 'X/X' && made.count.words !== 'X';
    const ending = made.count.after || (isX ? ', where X is its mana value' : '');
    const described = made.ending === 'named' ? `${noun} named ${made.name}` : noun;
    if (ending !== '') return `${described}${withKeywords(made.abilities)}${ending}.`;
    if (made.ending === 'for each') return `${described}${withKeywords(made.abilities)} for each Goblin you control.`;
    if (made.ending === 'if') return `${described}${withKeywords(made.abilities)} if you control a Swamp.`;
    if (made.ending === 'attacking' && made.state === '')
      return `${described}${withKeywords(made.abilities)} ${made.count.plural ? 'that are' : 'that’s'} tapped and attacking.`;
    return described + withAbilities(made.abilities, '.');
  });

function withKeywords({ words }: Abilities): string {
  return withAbilities({ words, quoted: [] }, '.').slice(0, -1);
}

const byName: readonly string[] = [...predefined.values()].flatMap(({ words, characteristics: { back, subtypes } }) =>
  back === null && !subtypes?.includes('Aura') ? [words] : [],
);

/** "that many tapped Treasure tokens." */
const predefinedToken = fc
  .tuple(count, fc.constantFrom('', '', 'tapped'), fc.constantFrom(...byName))
  .map(([number, tapped, name]) => `${phrase(number, `${tapped} ${name}`.trim())}${number.after}.`);

const reminded = [...predefined.values()].filter(
  ({ characteristics: { types, abilities: texts, back } }) =>
    types?.join() === 'Artifact' && texts.length === 1 && !back,
);

/** "two Food tokens. (They’re artifacts with …)" */
const withReminder = fc
  .tuple(
    fc.constantFrom(...reminded),
    fc.constantFrom('', 'tapped '),
    fc.constantFrom('', 'two', 'five', 'that many', 'another'),
  )
  .map(([{ words, characteristics }, tapped, number]) => {
    const plural = number !== '' && number !== 'another';
    const what = [...characteristics.keywords, `"${characteristics.abilities[0]}"`].join(' and ');
    return `${phrase({ words: number, plural, after: '' }, tapped + words)}. (${
      plural ? 'They’re artifacts' : 'It’s an artifact'
    } with ${what})`;
  });

const roles = [...predefined.values()].flatMap(({ words }) => (words.endsWith(' Role') ? [words] : []));
const role = fc
  .tuple(fc.constantFrom(...roles), fc.constantFrom('target creature you control', 'it', 'each creature you control'))
  .map(([name, host]) => `${phrase({ words: '', plural: false, after: '' }, name)} attached to ${host}.`);

const copied = fc.constantFrom(
  'target creature you control',
  'it',
  'that card',
  'another target nonlegendary permanent you control',
  'enchanted creature',
  'the exiled card',
);
const exception = fc.constantFrom(
  '',
  ', except it has haste',
  ', except it isn’t legendary',
  ', except the token isn’t legendary and it’s a 4/4 Golem artifact creature in addition to its other types',
  ', except its name is Bramble and it has flying',
);
const copy = fc
  .tuple(fc.boolean(), fc.constantFrom('', 'tapped ', 'tapped and attacking '), copied, exception)
  .map(([plural, tapped, what, except]) =>
    plural ? `two ${tapped}tokens that are copies of ${what}.` : `a ${tapped}token that’s a copy of ${what}${except}.`,
  );

const legendary = fc
  .record({
    name: fc.constantFrom(...names),
    pt,
    colors,
    subtype: fc.constantFrom(...creatureTypes),
    abilities: abilityList,
  })
  .filter((made) => made.pt !== 'X/X')
  .map(
    (made) =>
      `${made.name}, a legendary ${made.pt} ${made.colors} ${made.subtype} creature token${withAbilities(
        { words: made.abilities.words, quoted: [] },
        '.',
      )}`,
  );

const fixedPhrases = fc.constantFrom(
  'a colorless Equipment artifact token named Tongs with "Equipped creature gets +1/+0" and equip {1}.',
  'an X/X colorless Vehicle artifact token with flying and crew 2, where X is its power.',
  'a 3/2 colorless Vehicle artifact token with crew 1.',
  'two colorless snow artifact tokens named Frozen Censer with "{T}: Add {C}."',
  'a white Aura enchantment token named Veil attached to target creature. It has enchant creature and umbra armor.',
  'a tapped colorless land token named Everyplace that is every basic land type.',
  'a 1/1 green Forest Dryad land creature token.',
  'a 2/2 creature token of the chosen color and type. Then choose another color.',
  'a 4/4 Kavu creature token with trample that’s all colors.',
  'X 1/1 Sand Warrior creature tokens that are red, green, and white, where X is the number of lands you control.',
  'a black Vampire creature token. Its power is equal to that creature’s power and its toughness is equal to that creature’s toughness.',
  'your choice of a Clue token, a Food token, or a Treasure token.',
  'a Food token and a Treasure token.',
  'a Clue token, a Food token, and a Blood token.',
  'that many 2/2 green Cat creature tokens with haste or that many 3/1 green Dog creature tokens with vigilance.',
  'an Ember Tinker token.',
  'a 1/1 red and white C’tan creature token.',
);

/** The created tokens, with the full stop. */
export const created = fc.oneof(
  { weight: 6, arbitrary: creature },
  { weight: 3, arbitrary: predefinedToken },
  { weight: 2, arbitrary: withReminder },
  { weight: 1, arbitrary: role },
  { weight: 2, arbitrary: copy },
  { weight: 1, arbitrary: legendary },
  { weight: 2, arbitrary: fixedPhrases },
);
