/** `/api/v1/mcp`: tools for the team's own assistant, with the rights and the name of the key. */
import { McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { apiProblems, operatorMcp } from '#content/messages/api.ts';
import { site } from '#content/site.ts';
import type { ApiScope } from '#domain/desk.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import { isStorable } from '#server/store/faults.ts';
import type { ApiDeps } from './operation.ts';
import { BookingQuery, listApiBookings } from './operations/bookings.ts';
import { DeliveryQuery, listApiDeliveries } from './operations/deliveries.ts';
import {
  addNoteById,
  ChangeBody,
  changeApiPerson,
  listCompactPeople,
  NoteText,
  PeopleSchema,
  readApiPerson,
} from './operations/people.ts';
import { Days, readApiAnalytics } from './operations/reports.ts';
import { listSubmissions } from './operations/submissions.ts';
import { Search, submissionFilter } from './schemas.ts';
import { markUntrusted, safeJson } from './untrusted.ts';

/** Whole submissions are long. More of them would not fit into an assistant's context. */
const MAX_LEADS = 25;

const Id = v.pipe(v.string(), v.maxLength(200));
const FindSchema = v.strictObject({
  ...submissionFilter,
  search: Search,
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LEADS)), 10),
});
const PersonSchema = v.strictObject({ id: Id });
const AnalyticsSchema = v.strictObject({ days: Days });
/** Visitors' text may ask for it, so an assistant cannot lift "do not contact". */
const { doNotContact: _, ...changes } = ChangeBody.entries;
const ChangeSchema = v.strictObject({ id: Id, ...changes });
const NoteSchema = v.strictObject({ id: Id, text: NoteText });

const ANNOTATIONS = {
  read: { readOnlyHint: true, openWorldHint: false },
  write: { readOnlyHint: false, destructiveHint: false },
} as const;

const textResult = (value: string, isError = false) => ({
  content: [{ type: 'text' as const, text: value }],
  ...(isError && { isError }),
});

type McpSession = Readonly<{
  context: CoreContext;
  scopes: readonly ApiScope[];
  deps: Pick<ApiDeps, 'settings' | 'team' | 'wake' | 'log'>;
}>;

export function createOperatorServer({ context, scopes, deps }: McpSession): McpServer {
  const server = new McpServer(
    { name: `${site.name} desk`, version: '1' },
    { instructions: operatorMcp.instructions },
  );

  /** A tool runs if the key has the scope. Otherwise it answers with the reason. */
  function addTool<Input extends object>(
    name: string,
    scope: keyof typeof ANNOTATIONS,
    texts: Readonly<{ title: string; description: string }>,
    schema: v.GenericSchema<unknown, Input>,
    run: (input: Input) => Promise<unknown>,
  ): void {
    const inputSchema = toStandardJsonSchema(schema);
    server.registerTool(name, { ...texts, inputSchema, annotations: ANNOTATIONS[scope] }, async (input) => {
      try {
        if (!scopes.includes(scope)) throw new HttpError(403, apiProblems.noScope(scope));
        if (!isStorable(input)) throw new HttpError(422, apiProblems.invalid);
        const result = await run(input);
        return textResult(`${operatorMcp.untrusted}\n\n${safeJson(markUntrusted(result))}`);
      } catch (error) {
        if (error instanceof HttpError) return textResult(error.message, true);
        // The library would send the database's error message.
        deps.log.error({ err: error }, 'MCP call failed');
        return textResult(apiProblems.failed, true);
      }
    });
  }

  addTool('find_submissions', 'read', operatorMcp.findSubmissions, FindSchema, (input) =>
    listSubmissions(context, { ...input, sort: 'newest' }),
  );
  addTool('read_person', 'read', operatorMcp.readPerson, PersonSchema, ({ id }) =>
    readApiPerson(context, id, deps.settings.retentionDays),
  );
  addTool('read_analytics', 'read', operatorMcp.readAnalytics, AnalyticsSchema, ({ days }) =>
    readApiAnalytics(context, days),
  );
  addTool('list_people', 'read', operatorMcp.listPeople, PeopleSchema, (input) =>
    listCompactPeople(context, input),
  );
  addTool('list_bookings', 'read', operatorMcp.listBookings, BookingQuery, (query) =>
    listApiBookings(context, query),
  );
  addTool('list_deliveries', 'read', operatorMcp.listDeliveries, DeliveryQuery, (query) =>
    listApiDeliveries(context, query),
  );
  addTool('change_person', 'write', operatorMcp.changePerson, ChangeSchema, ({ id, ...change }) =>
    changeApiPerson(context, deps, id, change),
  );
  addTool('add_note', 'write', operatorMcp.addNote, NoteSchema, (input) => addNoteById(context, deps, input));
  return server;
}
