/** The past and the participle of verbs that have others than regular ones. */
const irregular: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  (
    'airbend airbent airbent, be was been, become became become, behold beheld beheld, cast cast cast, choose chose chosen, commit committed committed, control controlled controlled, deal dealt dealt, ' +
    'draw drew drawn, earthbend earthbent earthbent, equip equipped equipped, fight fought fought, firebend firebent firebent, foretell foretold foretold, get got got, ' +
    'give gave given, have had had, leave left left, lose lost lost, pay paid paid, put put put, seek seeked seeked, spend spent spent, ' +
    'surveil surveilled surveilled, take took taken, travel traveled traveled, waterbend waterbent waterbent, win won won'
  )
    .split(', ')
    .map((line) => line.split(' '))
    .map(([verb, past, participle]) => [verb!, [past!, participle!]]),
);

/** The forms of a verb besides the present; the base form is that after *would* and *can't*. */
export type Tense = 'past' | 'perfect' | 'gerund' | 'base';

/** The form of a verb for a tense: *drew*, *drawn* (after have) and *drawing*. */
export function verbForm(base: string, tense: Tense): string {
  if (tense === 'base') return base;
  const [past, participle] = irregular.get(base) ?? [];
  if (tense === 'gerund') return `${stemOf(base, past)}ing`;
  return (tense === 'past' ? past : participle) ?? regularPast(base);
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`;
}

/** A verb before *-ed* and *-ing*: *sacrific*, *tapp*, *play*; of *surveilled* it has the letters that were doubled. */
function stemOf(base: string, past = ''): string {
  if (base === 'die') return 'dy';
  if (base.endsWith('e') && base !== 'be') return base.slice(0, -1);
  if (past.endsWith('ed')) return past.slice(0, -2);
  return /^(?:un)?[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? base + base.at(-1)! : base;
}
