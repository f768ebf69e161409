/** One option of a rule: its type, its default and a description for the settings. */
export type OptionSpec =
  | { readonly type: 'boolean'; readonly default: boolean; readonly description: string }
  | {
      readonly type: 'number';
      readonly default: number;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly description: string;
    }
  | {
      readonly type: 'choice';
      readonly default: string;
      readonly choices: readonly string[];
      readonly description: string;
    }
  | { readonly type: 'texts'; readonly default: readonly string[]; readonly description: string };

/** The options of a rule, by their names in the settings. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

interface ValueOf {
  readonly boolean: boolean;
  readonly number: number;
  readonly choice: string;
  readonly texts: readonly string[];
}

/** The option values passed to a rule's `check`. */
export type OptionValues<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: ValueOf[Specs[Name]['type']] };

/** The expectation that a value for an option does not meet, as the end of "must be …"; null if the value is valid. */
export function optionProblem(spec: OptionSpec, value: unknown): string | null {
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'number':
      return isWithin(value, spec) ? null : expectedNumber(spec);
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value)
        ? null
        : `one of ${spec.choices.map((choice) => `"${choice}"`).join(', ')}`;
    case 'texts':
      return Array.isArray(value) && value.every((text) => typeof text === 'string') ? null : 'a list of texts';
  }
}

type NumberSpec = Extract<OptionSpec, { type: 'number' }>;

function isWithin(value: unknown, { minimum, maximum }: NumberSpec): boolean {
  return (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? Number.POSITIVE_INFINITY)
  );
}

function expectedNumber({ minimum, maximum }: NumberSpec): string {
  if (minimum !== undefined && maximum !== undefined) return `a number from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `a number of ${minimum} or more`;
  return maximum === undefined ? 'a number' : `a number of ${maximum} or less`;
}

/** The option values in effect: those that are set, and the default for each that is missing or invalid. */
export function optionValues(specs: OptionSpecs, set: ReadonlyMap<string, unknown>): OptionValues<OptionSpecs> {
  const values = Object.entries(specs).map(([name, spec]) => {
    const value = set.get(name);
    return [name, set.has(name) && optionProblem(spec, value) === null ? value : spec.default];
  });
  return Object.fromEntries(values);
}
