import type { Context, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { deskErrors } from '#content/desk.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import type { Runtime } from '#server/runtime.ts';
import { isStorable } from '#server/store/faults.ts';

export type DeskEnv = ServerEnv & { Variables: { context: CoreContext; sessionId: string } };

/** Signs a browser in: sets its cookies and writes the audit log. */
export type SignInBrowser = (
  c: Context<DeskEnv>,
  entry: Readonly<{ email: string; session: string }>,
  detail?: string,
) => Promise<void>;

/** Throws unless the owner is a desk user or empty. */
export async function checkOwner({ team }: Runtime, owner: string | undefined): Promise<void> {
  if (owner && !(await team()).includes(owner))
    throw new HttpError(422, deskErrors.invalid, { field: 'owner' });
}

const parseValue = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  if (!isStorable(value)) throw new HttpError(422, deskErrors.invalid);
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const field = v.getDotPath(issues[0]);
  throw new HttpError(422, deskErrors.invalid, field ? { field } : {});
};

export const validateJson = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('json', (value): v.InferOutput<Schema> => parseValue(schema, value));

/** Validates the query, which must never contain personal data: URLs end up in logs. */
export const validateQuery = <Schema extends v.GenericSchema<Record<string, string>>>(schema: Schema) =>
  validator('query', (value): v.InferOutput<Schema> => parseValue(schema, value));

/** Validates a download request: a plain form with one JSON field, so that the browser saves the file as it arrives. */
export const validateFormJson = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('form', (value): v.InferOutput<Schema> => {
    const text = typeof value.request === 'string' ? value.request : '';
    try {
      return parseValue(schema, JSON.parse(text));
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError(400, deskErrors.notJson);
    }
  });

export type DeskMiddleware = MiddlewareHandler<DeskEnv>;
