/** Generates JSON Schemas and types for the text files from content/schemas. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { schemas } from '#content/schemas/all.ts';

const generateSchema = (schema: (typeof schemas)[keyof typeof schemas]) =>
  toJsonSchema(schema, {
    // JSON Schema cannot express some checks. Editors get at least the maximum length.
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'metadata'
        ? { ...jsonSchema, ...(valibotAction as { metadata?: object }).metadata }
        : undefined,
  });

const declareModule = (name: string) => `declare module '#words/${name}.json' {
  const words: Words['${name}'];
  export default words;
}
`;

/** Path and content of every generated file. */
export const textSchemaFiles = (): Map<string, string> =>
  new Map([
    ...Object.entries(schemas).map(([name, schema]): [string, string] => [
      `content/json-schema/${name}.json`,
      `${JSON.stringify(generateSchema(schema))}\n`,
    ]),
    [
      'content/words.d.ts',
      `/** The type of each text file, from its schema. The same in every language. Written by \`npm run generate:text-schemas\`. */
type Words = {
  [Name in keyof typeof import('./schemas/all.ts').schemas]: import('valibot').InferOutput<
    (typeof import('./schemas/all.ts').schemas)[Name]
  >;
};

${Object.keys(schemas).map(declareModule).join('\n')}`,
    ],
  ]);
