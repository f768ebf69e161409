import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const schema = JSON.parse(
  readFileSync(new URL('../../../server/schema/reading.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

/** What the output of `tokenwright read --format json` has that its schema does not allow. */
export function schemaErrors(output: unknown): string[] {
  validate(output);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
