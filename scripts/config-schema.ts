import { OPTION_SPECS } from '../src/cli/option-specs.ts';

/** The JSON Schema of `boobench.yml`, for editors; the command line checks by itself. */
export function configSchema(): string {
  const value = { type: ['string', 'number', 'boolean'] };
  const properties = Object.fromEntries(
    OPTION_SPECS.map(({ name, description, fallback, value: placeholder }) => [
      name,
      {
        description: fallback === null ? description : `${description} (default: ${fallback})`,
        ...(placeholder === null
          ? { type: 'boolean' }
          : { anyOf: [value, { type: 'array', items: value }] }),
      },
    ]),
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'boobench.yml',
    description: 'Options of boobench, each as it is spelled on the command line without --',
    type: 'object',
    additionalProperties: false,
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
