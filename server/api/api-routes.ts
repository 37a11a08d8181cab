/**
 * `/api/v1`: for the operator's own tools, with a key. Pages of other sites cannot call it, since it sends no CORS
 * headers.
 */
import { STATUS_CODES } from 'node:http';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { type ApiKey, actorOf, findApiKey } from '#server/core/api-keys.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError, storeUnavailable, tooManyRequests } from '#server/errors.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { unknownPathError } from '#server/http/error-response.ts';
import { limitCallers } from '#server/http/rate-limits.ts';
import { readBody, requireBodyFormat } from '#server/http/read-request.ts';
import { createTimeBudget } from '#server/http/time-budget.ts';
import { respondToMcp } from '#server/mcp/respond-to-mcp.ts';
import type { Runtime } from '#server/runtime.ts';
import { isLocked, isStorable } from '#server/store/faults.ts';
import { createEventSchema, createOpenApiDocument, OPERATIONS, readQueryTypes } from './openapi.ts';
import { API_PATH, API_POLICY, type Operation } from './operation.ts';
import { PROBLEM_TYPE, type Problem } from './schemas.ts';

/** `findKey` is called again after a body was read: its end may come after the key was revoked. */
type ApiEnv = ServerEnv & { Variables: { key: ApiKey; findKey(): Promise<ApiKey> } };

export function apiRoutes(deps: Runtime): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  let document: ReturnType<typeof createOpenApiDocument> | undefined;
  app.get('/openapi.json', (c) => {
    document ??= createOpenApiDocument(deps.settings.publicOrigin);
    return c.json(document);
  });
  app.get('/events.schema.json', (c) => c.json(createEventSchema()));
  app.use((_c, next) => createTimeBudget()(next()), requireKey(deps));
  for (const operation of Object.values(OPERATIONS))
    app.on(operation.method, operation.path.replace('{id}', ':id'), createHandler(operation, deps));
  app.post('/mcp', (c) =>
    respondToMcp(c, deps.log, async () => {
      await c.var.findKey();
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

function requireKey({ store, clock, limits, settings, team }: Runtime): MiddlewareHandler<ApiEnv> {
  const perKey = limits('api', API_POLICY.callsPerKey);
  const triesPerAddress = limitCallers({ limits, settings }, 'api-tries', API_POLICY.triesPerAddress);
  const findKey = async (c: Context<ApiEnv>): Promise<ApiKey> => {
    const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const key = token && (await findApiKey(store.db, token, { now: clock(), users: await team() }));
    if (!key) {
      await triesPerAddress(c);
      throw new HttpError(401, token === undefined ? apiProblems.noKey : apiProblems.badKey, {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    return key;
  };
  return async (c, next) => {
    const key = await findKey(c);
    const wait = await perKey(key.id);
    if (wait > 0) throw tooManyRequests(wait);
    c.set('key', key);
    c.set('findKey', () => findKey(c));
    await next();
  };
}

const createContext = (c: Context<ApiEnv>, { store, clock, announce }: Runtime): CoreContext => ({
  store,
  actor: actorOf(c.var.key),
  now: clock(),
  announce,
  checkAccess: c.var.findKey,
  recordsEveryView: true,
});

function createHandler(operation: Operation, deps: Runtime) {
  const { scope, query, body, status, run } = operation;
  const types = readQueryTypes(operation);
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const { key } = c.var;
    if (!key.scopes.includes(scope)) throw new HttpError(403, apiProblems.noScope(scope));
    const id = c.req.param('id') ?? '';
    if (!isStorable(id)) throw new HttpError(404, apiProblems.notFound);
    const received = body && (await readBody(c, requireBodyFormat(c, false), API_POLICY.bodyLimit));
    if (body) await c.var.findKey();
    const result = await run({
      context: createContext(c, deps),
      key,
      deps,
      id,
      query: query && parseInput(query, convertQuery(c.req.query(), types)),
      body: body && parseInput(body, received),
    });
    return result instanceof Response ? result : c.json(result as object, status);
  };
}

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Converts numbers and booleans of the query to the types of the schema. */
function convertQuery(query: Readonly<Record<string, string>>, types: ReturnType<typeof readQueryTypes>) {
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

function problemResponse(error: Error): Response {
  const { status, message, field, headers } =
    error instanceof HttpError
      ? error
      : { status: 500, message: apiProblems.failed, field: undefined, headers: {} };
  const problem: v.InferOutput<typeof Problem> = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    detail: message,
    ...(field !== undefined && { field }),
  };
  return Response.json(problem, { status, headers: { ...headers, 'content-type': PROBLEM_TYPE } });
}
