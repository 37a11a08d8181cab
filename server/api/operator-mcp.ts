/** `/api/v1/mcp`: operations of the API as tools for the team's own assistant, with the rights and name of the key. */
import { McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { apiProblems, operatorMcp } from '#content/api-texts.ts';
import { site } from '#content/site.ts';
import type { CoreContext } from '#server/core/context.ts';
import { listLeads } from '#server/core/people/list-leads.ts';
import { HttpError } from '#server/errors.ts';
import { isoOrNull } from '#server/events/event-schema.ts';
import { textResult } from '#server/mcp/respond-to-mcp.ts';
import { isStorable } from '#server/store/faults.ts';
import { OPERATIONS } from './openapi.ts';
import type { Call, Operation } from './operation.ts';
import { Due, Owner, Search, Status, submissionFilter } from './schemas.ts';
import { markUntrusted, safeJson } from './untrusted.ts';

type Entries = v.ObjectEntries;
type Tool = Readonly<{
  name: string;
  operation: keyof typeof OPERATIONS & keyof typeof operatorMcp;
  fields?(entries: Entries): Entries;
}>;

/** More whole rows would not fit into an assistant's context. */
const withShortPages = (entries: Entries): Entries => ({
  ...entries,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(25)), 10),
});

const TOOLS: readonly Tool[] = [
  { name: 'find_submissions', operation: 'searchSubmissions', fields: withShortPages },
  { name: 'read_person', operation: 'readPerson' },
  { name: 'read_analytics', operation: 'readAnalytics' },
  { name: 'list_bookings', operation: 'listBookings', fields: withShortPages },
  { name: 'list_deliveries', operation: 'listDeliveries', fields: withShortPages },
  {
    name: 'change_person',
    operation: 'changePerson',
    // Visitors' text may ask for it, so an assistant cannot lift "do not contact".
    fields: ({ doNotContact: _, ...entries }) => entries,
  },
  { name: 'add_note', operation: 'addNote' },
];

const ANNOTATIONS = {
  read: { readOnlyHint: true, openWorldHint: false },
  write: { readOnlyHint: false, destructiveHint: false },
  erase: { readOnlyHint: false, destructiveHint: true },
} as const;

const entriesOf = (schema: v.GenericSchema | undefined) =>
  (schema as v.StrictObjectSchema<Entries, undefined> | undefined)?.entries;

function inputSchema({ path, query, body }: Operation, { fields = (entries) => entries }: Tool) {
  const id = v.pipe(v.string(), v.maxLength(200));
  const entries = { ...(path.includes('{id}') && { id }), ...entriesOf(query), ...entriesOf(body) };
  return v.strictObject(fields(entries)) as v.GenericSchema<unknown, Record<string, unknown>>;
}

const PeopleSchema = v.strictObject({
  status: v.optional(Status),
  owner: Owner,
  readiness: submissionFilter.readiness,
  search: Search,
  due: Due,
  after: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** One page of people, with less about each than the API has. */
async function listPeople(context: CoreContext, { after, ...filter }: v.InferOutput<typeof PeopleSchema>) {
  const page = await listLeads(context, { filter, sort: 'newest', after: after ?? null });
  return {
    data: page.leads.map((lead) => ({
      id: lead.id,
      name: lead.name || lead.email,
      company: lead.company,
      status: lead.status,
      owner: lead.owner,
      level: lead.readiness?.level ?? '',
      nextStep: lead.nextStep,
      time: isoOrNull(lead.next_step_at),
      doNotContact: lead.do_not_contact,
    })),
    next: page.next,
  };
}

export function createOperatorServer(call: Pick<Call<unknown, unknown>, 'context' | 'key' | 'deps'>) {
  const { context, key, deps } = call;
  const server = new McpServer(
    { name: `${site.name} desk`, version: '1' },
    { instructions: operatorMcp.instructions },
  );

  function addTool<Input extends object>(
    name: string,
    texts: Readonly<{ title: string; description: string }>,
    scope: Operation['scope'],
    schema: v.GenericSchema<unknown, Input>,
    run: (input: Input) => Promise<unknown>,
  ): void {
    const config = { ...texts, inputSchema: toStandardJsonSchema(schema), annotations: ANNOTATIONS[scope] };
    server.registerTool(name, config, async (input) => {
      try {
        if (!key.scopes.includes(scope)) throw new HttpError(403, apiProblems.noScope(scope));
        if (!isStorable(input)) throw new HttpError(422, apiProblems.invalid);
        return textResult(`${operatorMcp.untrusted}\n\n${safeJson(markUntrusted(await run(input)))}`);
      } catch (error) {
        if (error instanceof HttpError) return textResult(error.message, true);
        // The library would send the database's error message.
        deps.log.error({ err: error }, 'MCP call failed');
        return textResult(apiProblems.failed, true);
      }
    });
  }

  for (const tool of TOOLS) {
    const operation = OPERATIONS[tool.operation];
    const schema = inputSchema(operation, tool);
    addTool(tool.name, operatorMcp[tool.operation], operation.scope, schema, ({ id = '', ...input }) =>
      operation.run({ ...call, id: String(id), query: input, body: input }),
    );
  }
  addTool('list_people', operatorMcp.listPeople, 'read', PeopleSchema, (input) => listPeople(context, input));
  return server;
}
