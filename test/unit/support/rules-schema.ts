import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const schema = JSON.parse(
  readFileSync(new URL('../../../server/schema/rules.schema.json', import.meta.url), 'utf8'),
) as { readonly oneOf: readonly { readonly title: string }[]; readonly definitions: object };

/** What the JSON of a command such as `tokenwright rules show` has that its schema does not allow. */
export function rulesSchemaErrors(command: string, output: unknown): string[] {
  const part = schema.oneOf.find(({ title }) => title === `tokenwright ${command}`);
  const validate = new Ajv({ allErrors: true, strict: false }).compile({ ...part, definitions: schema.definitions });
  validate(output);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
