/**
 * `/api/v1`: for the operator's own tools, with a key. Pages of other sites cannot call it, since it sends no CORS
 * headers.
 */
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { HttpError, storeUnavailable } from '#server/errors.ts';
import { readBody, requireBodyFormat } from '#server/http/read-request.ts';
import { createTimeBudget } from '#server/http/time-budget.ts';
import { unknownPathError } from '#server/http/unknown-path.ts';
import { respondToMcp } from '#server/mcp/respond-to-mcp.ts';
import type { Runtime } from '#server/runtime.ts';
import { isLocked, isStorable } from '#server/store/faults.ts';
import { type ApiEnv, createContext, requireKey } from './authenticate.ts';
import { createEventSchema, createOpenApiDocument, OPERATIONS, readQueryTypes } from './openapi.ts';
import { API_PATH, API_POLICY, type Operation } from './operation.ts';
import { problemResponse } from './problem.ts';

export function apiRoutes(deps: Runtime): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  app.get('/openapi.json', (c) => {
    document ??= createOpenApiDocument(deps.settings.publicOrigin);
    return c.json(document);
  });
  app.get('/events.schema.json', (c) => c.json(createEventSchema()));
  app.use((_c, next) => createTimeBudget()(next()), requireKey(deps));
  for (const operation of OPERATIONS) {
    const path = operation.path.replace('{id}', ':id');
    const types = readQueryTypes(operation);
    app.on(operation.method, path, (c) => respond(c, { operation, types, deps }));
  }
  app.post('/mcp', (c) =>
    respondToMcp(c, deps.log, async () => {
      const { createOperatorServer } = await import('./operator-mcp.ts');
      return createOperatorServer({ context: createContext(c, deps), key: c.var.key, deps });
    }),
  );
  app.all('*', (c) => {
    const { path, method } = c.req;
    const { notFound, notAllowed } = apiProblems;
    throw unknownPathError(app, path.slice(API_PATH.length), { notFound, notAllowed: notAllowed(method) });
  });
  app.onError((error, c) => {
    if (error instanceof HttpError) return problemResponse(error);
    deps.log.error({ err: error, method: c.req.method }, 'API call failed');
    return problemResponse(isLocked(error) ? storeUnavailable() : error);
  });
  return app;
}

type MountedOperation = Readonly<{
  operation: Operation;
  types: ReturnType<typeof readQueryTypes>;
  deps: Runtime;
}>;

async function respond(c: Context<ApiEnv>, { operation, types, deps }: MountedOperation): Promise<Response> {
  const { key } = c.var;
  if (!key.scopes.includes(operation.scope)) throw new HttpError(403, apiProblems.noScope(operation.scope));
  const id = c.req.param('id') ?? '';
  if (!isStorable(id)) throw new HttpError(404, apiProblems.notFound);
  const receivedBody =
    operation.body && (await readBody(c, requireBodyFormat(c, false), API_POLICY.bodyLimit));
  const result = await operation.run({
    context: createContext(c, deps),
    key,
    deps,
    id,
    query: operation.query && parseInput(operation.query, convertQuery(c.req.query(), types)),
    body: operation.body && parseInput(operation.body, receivedBody),
  });
  return result instanceof Response ? result : c.json(result as object, operation.status);
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Converts numbers and booleans of the query to the types of the schema. */
function convertQuery(query: Readonly<Record<string, string>>, types: MountedOperation['types']) {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const type = types.get(name);
      if (type === 'boolean') return [name, BOOLEANS[text] ?? text];
      if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return [name, Number(text)];
      return [name, text];
    }),
  );
}

function parseInput(schema: v.GenericSchema, value: unknown): unknown {
  if (!isStorable(value) || Array.isArray(value)) throw new HttpError(422, apiProblems.invalid);
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue)?.slice(0, 50);
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  throw new HttpError(
    422,
    isUnknown ? apiProblems.unknownField : issue.message.slice(0, 200),
    field ? { field } : {},
  );
}
