/**
 * One endpoint of the API: path, scope, schemas and handler. Generates the route and its part of the OpenAPI document.
 */
import type * as v from 'valibot';
import type { ApiScope } from '#domain/desk.ts';
import { MINUTE } from '#domain/timing.ts';
import type { ApiKey } from '#server/core/api-keys.ts';
import type { CoreContext } from '#server/core/context.ts';
import { type Cursor, formatCursor } from '#server/core/paging.ts';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';

export const API_PATH = '/api/v1';

export const API_POLICY = {
  /** On average ten calls a second, with room for a burst. All servers of a cluster share the count. */
  callsPerKey: { requests: 600, windowMs: MINUTE },
  /** Calls without a valid key from one IP address. Protects the store; the keys themselves cannot be guessed. */
  triesPerAddress: { requests: 60, windowMs: 10 * MINUTE },
  bodyLimit: 64 * 1024,
  page: { defaultSize: 50, maxSize: 200 },
  maxDays: 366,
} as const;

type Schema = v.GenericSchema | undefined;
type ObjectSchema = v.GenericSchema<Record<string, unknown>> | undefined;
type OutputOf<S extends Schema> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

type Definition<Query extends ObjectSchema, Body extends Schema, Response extends Schema> = Readonly<{
  /** Query parameters. Never personal data, since query strings end up in logs. */
  query?: Query;
  body?: Body;
  response?: Response;
  status?: 200 | 201;
  /** Media types of a response that is a file. */
  files?: readonly string[];
}>;

export type Call<Query, Body> = Readonly<{
  context: CoreContext;
  key: ApiKey;
  deps: Runtime;
  id: string;
  query: Query;
  body: Body;
}>;

export type Operation = Definition<ObjectSchema, Schema, Schema> &
  Readonly<{
    method: string;
    path: string;
    scope: ApiScope;
    run(call: Call<unknown, unknown>): Promise<unknown>;
  }>;

/** `route`: method and path, such as `GET /bookings/{id}`. */
export const operation = <
  const Reply extends Schema = undefined,
  const Query extends ObjectSchema = undefined,
  const Body extends Schema = undefined,
>(
  route: `${'GET' | 'POST' | 'PATCH'} /${string}`,
  scope: ApiScope,
  definition: Definition<Query, Body, Reply> &
    Readonly<{
      run(
        call: Call<OutputOf<Query>, OutputOf<Body>>,
      ): Promise<Reply extends v.GenericSchema ? v.InferOutput<Reply> : Response>;
    }>,
): Operation => {
  const [method, path] = route.split(' ');
  return { ...definition, method, path, scope } as unknown as Operation;
};

/** A response with the fields of its schema, and no others. */
export const toResponse = <Entries extends v.ObjectEntries>(
  { entries }: v.StrictObjectSchema<Entries, undefined>,
  fields: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
): typeof fields => {
  const values: Readonly<Record<string, unknown>> = fields;
  return Object.fromEntries(Object.keys(entries).map((name) => [name, values[name]])) as typeof fields;
};

export const toPageResponse = <Row, Item>(
  { rows, next }: Readonly<{ rows: readonly Row[]; next: Cursor | null }>,
  toItem: (row: Row) => Item,
) => ({ data: rows.map(toItem), next: formatCursor(next) });

export function requireFound<Value>(value: Value | undefined, detail: string): Value {
  if (value === undefined) throw new HttpError(404, detail);
  return value;
}
