/** OpenAPI 3.1 document of the API, generated from the schemas that validate its calls. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { apiDocument, apiOperations } from '#content/api-texts.ts';
import { EventSchema } from '#server/events/event-schema.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { API_PATH, type Operation } from './operation.ts';
import { bookingOperations } from './operations/bookings.ts';
import { deliveryOperations } from './operations/deliveries.ts';
import { personOperations } from './operations/people.ts';
import { reportOperations } from './operations/reports.ts';
import { submissionOperations } from './operations/submissions.ts';
import { COMPONENTS, PROBLEM_TYPE } from './schemas.ts';

type OperationId = keyof typeof apiOperations;
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = {
  ...submissionOperations,
  ...personOperations,
  ...bookingOperations,
  ...deliveryOperations,
  ...reportOperations,
};

const CONFIG = {
  definitions: COMPONENTS,
  // JSON Schema cannot express trimming; the server trims before it validates.
  ignoreActions: ['trim'],
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
};

function convertSchema(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema as never, { ...CONFIG, typeMode });
  return json;
}

type JsonSchema = ReturnType<typeof convertSchema>;

const readQuerySchemas = ({ query }: Operation): [string, JsonSchema][] =>
  query ? (Object.entries(convertSchema(query, 'input').properties ?? {}) as [string, JsonSchema][]) : [];

export const readQueryTypes = (operation: Operation) =>
  new Map(readQuerySchemas(operation).map(([name, { type }]) => [name, type]));

const PROBLEM_STATUSES = ['401', '403', '404', '409', '413', '415', '422', '429', '500', '503'] as const;
const problemResponse = {
  description: apiDocument.problem,
  content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
};

function describeOperation(id: OperationId) {
  const operation = OPERATIONS[id];
  const { scope, body, path, response, files = [], status = 200 } = operation;
  const content = response
    ? { 'application/json': { schema: convertSchema(response, 'output') } }
    : Object.fromEntries(files.map((type) => [type, { schema: { type: 'string' } }]));
  return {
    operationId: id,
    tags: [path.split('/')[1]],
    summary: apiOperations[id],
    description: apiDocument.scope(scope),
    parameters: [
      ...(path.includes('{id}')
        ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
        : []),
      ...readQuerySchemas(operation).map(([name, schema]) => ({ name, in: 'query', schema })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: convertSchema(body, 'input') } },
      },
    }),
    responses: {
      [status]: { description: response ? apiDocument.answer : apiDocument.file, content },
      ...Object.fromEntries(PROBLEM_STATUSES.map((code) => [code, problemResponse])),
    },
  };
}

/** JSON Schema of the events, for receivers in any programming language. */
export function createEventSchema() {
  const { $schema, ...schema } = toJsonSchema(EventSchema);
  return { $schema, title: 'Events of the lead server', ...schema };
}

export function createOpenApiDocument(origin: string) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const [id, { path, method }] of Object.entries(OPERATIONS))
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(id as OperationId) };
  return {
    openapi: '3.1.0',
    info: { title: apiDocument.title, description: apiDocument.description, version: packageJson.version },
    servers: [{ url: `${origin}${API_PATH}` }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: apiDocument.key } },
      schemas: toJsonSchemaDefs(COMPONENTS as never, { ...CONFIG, typeMode: 'output' }),
    },
  };
}
