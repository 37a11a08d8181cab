/**
 * One endpoint of the API: path, scope, schemas and handler. Generates the route and its part of the OpenAPI document.
 */
import type * as v from 'valibot';
import type { apiOperations } from '#content/messages/api.ts';
import type { ApiScope } from '#domain/desk.ts';
import type { ApiKey } from '#server/core/api-keys.ts';
import type { CoreContext } from '#server/core/context.ts';
import type { Runtime } from '#server/runtime.ts';

export type ApiDeps = Pick<
  Runtime,
  'settings' | 'store' | 'log' | 'clock' | 'limits' | 'announce' | 'tokens' | 'wake' | 'worker'
>;

type OperationCall<Query, Body> = Readonly<{
  context: CoreContext;
  key: ApiKey;
  deps: ApiDeps;
  /** The `{id}` of the path. */
  id: string;
  query: Query;
  body: Body;
}>;

type ObjectSchema = v.GenericSchema<Record<string, unknown>>;

type OperationBase<Query, Body> = Readonly<{
  id: keyof typeof apiOperations;
  method: 'get' | 'post' | 'patch';
  path: `/${string}`;
  scope: ApiScope;
  /** Query parameters. Never personal data, since query strings end up in logs. */
  query?: Query;
  body?: Body;
}>;

type JsonOperation<Query, Body, ResponseSchema> = OperationBase<Query, Body> &
  Readonly<{ response: ResponseSchema; status?: 200 | 201 }>;
type FileOperation<Query, Body> = OperationBase<Query, Body> & Readonly<{ files: readonly string[] }>;

/** Output type of a schema; undefined without one. */
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

export type Operation = (
  | JsonOperation<ObjectSchema | undefined, v.GenericSchema | undefined, v.GenericSchema>
  | FileOperation<ObjectSchema | undefined, v.GenericSchema | undefined>
) &
  Readonly<{ run(call: OperationCall<unknown, unknown>): Promise<unknown> }>;

/** Answers with JSON. */
export const operation = <
  const ResponseSchema extends v.GenericSchema,
  const Query extends ObjectSchema | undefined = undefined,
  const Body extends v.GenericSchema | undefined = undefined,
>(
  definition: JsonOperation<Query, Body, ResponseSchema> &
    Readonly<{
      run(call: OperationCall<OutputOf<Query>, OutputOf<Body>>): Promise<v.InferOutput<ResponseSchema>>;
    }>,
): Operation => definition as unknown as Operation;

/** Answers with a file, as a stream. */
export const fileOperation = <
  const Query extends ObjectSchema | undefined = undefined,
  const Body extends v.GenericSchema | undefined = undefined,
>(
  definition: FileOperation<Query, Body> &
    Readonly<{ run(call: OperationCall<OutputOf<Query>, OutputOf<Body>>): Promise<Response> }>,
): Operation => definition as unknown as Operation;
