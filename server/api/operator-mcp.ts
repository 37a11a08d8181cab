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
import { addNoteById, changePersonById, NoteText, readApiPerson } from './operations/people.ts';
import { Days, readApiAnalytics } from './operations/reports.ts';
import { listSubmissions } from './operations/submissions.ts';
import { Search, Status, submissionFilter } from './schemas.ts';
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
const StatusSchema = v.strictObject({ id: Id, status: Status });
const NoteSchema = v.strictObject({ id: Id, text: NoteText });

const READ_ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };
const WRITE_ANNOTATIONS = { readOnlyHint: false, destructiveHint: false };

const textResult = (value: string, isError = false) => ({
  content: [{ type: 'text' as const, text: value }],
  ...(isError && { isError }),
});

type McpSession = Readonly<{
  context: CoreContext;
  scopes: readonly ApiScope[];
  deps: Pick<ApiDeps, 'settings' | 'wake' | 'log'>;
}>;

export function createOperatorServer({ context, scopes, deps }: McpSession): McpServer {
  const server = new McpServer(
    { name: `${site.name} desk`, version: '1' },
    { instructions: operatorMcp.instructions },
  );

  /** Runs the tool if the key has the scope. Otherwise answers with the reason. */
  async function runWithScope(scope: ApiScope, input: unknown, run: () => Promise<string>) {
    try {
      if (!scopes.includes(scope)) throw new HttpError(403, apiProblems.noScope(scope));
      if (!isStorable(input)) throw new HttpError(422, apiProblems.invalid);
      return textResult(await run());
    } catch (error) {
      if (error instanceof HttpError) return textResult(error.message, true);
      // The library would send the database's error message.
      deps.log.error({ err: error }, 'MCP call failed');
      return textResult(apiProblems.failed, true);
    }
  }
  const runRead = (input: unknown, run: () => Promise<unknown>) =>
    runWithScope(
      'read',
      input,
      async () => `${operatorMcp.untrusted}\n\n${safeJson(markUntrusted(await run()))}`,
    );
  const runWrite = (input: unknown, run: () => Promise<unknown>) =>
    runWithScope('write', input, async () => {
      await run();
      return operatorMcp.done;
    });

  server.registerTool(
    'find_submissions',
    {
      ...operatorMcp.findSubmissions,
      inputSchema: toStandardJsonSchema(FindSchema),
      annotations: READ_ANNOTATIONS,
    },
    (args) => runRead(args, () => listSubmissions(context, { ...args, sort: 'newest' })),
  );
  server.registerTool(
    'read_person',
    {
      ...operatorMcp.readPerson,
      inputSchema: toStandardJsonSchema(PersonSchema),
      annotations: READ_ANNOTATIONS,
    },
    (args) => runRead(args, () => readApiPerson(context, args.id, deps.settings.retentionDays)),
  );
  server.registerTool(
    'read_analytics',
    {
      ...operatorMcp.readAnalytics,
      inputSchema: toStandardJsonSchema(AnalyticsSchema),
      annotations: READ_ANNOTATIONS,
    },
    (args) => runRead(args, () => readApiAnalytics(context, args.days)),
  );
  server.registerTool(
    'set_status',
    {
      ...operatorMcp.setStatus,
      inputSchema: toStandardJsonSchema(StatusSchema),
      annotations: WRITE_ANNOTATIONS,
    },
    (args) => runWrite(args, () => changePersonById(context, deps, args)),
  );
  server.registerTool(
    'add_note',
    { ...operatorMcp.addNote, inputSchema: toStandardJsonSchema(NoteSchema), annotations: WRITE_ANNOTATIONS },
    (args) => runWrite(args, () => addNoteById(context, deps, args)),
  );
  return server;
}
