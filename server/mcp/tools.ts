/** Tools and resources of the public MCP endpoint. They store data through the routes of the forms. */
import { hash } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import type { Context } from 'hono';
import * as v from 'valibot';
import { booking, bookingHref } from '#content/booking.ts';
import { pathOf, siteForms } from '#content/forms/site-forms.ts';
import { hasPart } from '#content/has-part.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { fill } from '#content/message.ts';
import type { QuestionWords } from '#content/quiz/quiz-questions.ts';
import { site } from '#content/site.ts';
import type { FormField } from '#domain/forms/form.ts';
import { FORMS } from '#domain/forms/forms.ts';
import { BOOKING_METADATA, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { markdownPath } from '#domain/paths.ts';
import type { Answers } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { validate } from '#domain/quiz/validation.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { printableText } from '#server/http/read-request.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import type { SitePages } from '#server/pages.ts';
import type { Runtime } from '#server/runtime.ts';
import { type ServerWords, words } from '#server/texts.ts';
import { wordsIn } from '#server/words.ts';
import { textResult } from './respond-to-mcp.ts';

export type McpDeps = Runtime &
  Readonly<{
    pages: SitePages;
    staticSite: StaticSite;
    /** The whole application, since tools store data through the routes of the forms. */
    dispatch(request: Request, env: ServerEnv['Bindings']): Response | Promise<Response>;
  }>;

type LanguageCode = Language['code'];
const codes = LANGUAGES.map(({ code }) => code);
/** Tool descriptions are in the default language. */
const mcp = fill(words.mcp, { description: words.site.description });
const absoluteUrl = (path: string) => `${site.origin}${path}`;
const shortText = v.pipe(v.string(), v.maxLength(200));
const language = v.optional(v.pipe(v.picklist(codes), v.description(mcp.language)));
const LanguageSchema = v.object({ language });
const AnswersSchema = v.object({
  answers: v.record(
    v.pipe(v.string(), v.maxLength(50)),
    v.union([shortText, v.pipe(v.array(shortText), v.maxLength(50))]),
  ),
  language,
});
const BookingSchema = v.object({ name: v.optional(shortText), email: v.optional(shortText), language });

type ToolKind = keyof typeof mcp.forms;
const toolForms = siteForms.filter((kind): kind is ToolKind => kind in mcp.forms);

const consentText = (kind: ToolKind) =>
  fill(mcp.consentRule, {
    sentences: codes.map((code) => `${code}: "${wordsIn(code).consent[kind]}"`).join(' '),
  });
/** Without a language argument: the language of the consent sentence. */
const languageOfConsent = (kind: ToolKind, sentence: string): LanguageCode =>
  codes.find((code) => wordsIn(code).consent[kind] === sentence) ?? LANGUAGES[0].code;

/** The fields of the form, and the consent sentence that the person has seen. */
function argumentsOf(kind: ToolKind) {
  const fields = Object.entries<FormField>(FORMS[kind].fields).map(([name, field]) => {
    const text = v.pipe(
      v.string(),
      v.maxLength(field.type === 'choice' ? 200 : field.maxLength),
      v.description((words.fieldLabels[kind] as Readonly<Record<string, string>>)[name] ?? name),
    );
    return [name, field.required ? text : v.optional(text, '')];
  });
  return v.object({
    ...(Object.fromEntries(fields) as Record<string, v.GenericSchema<string | undefined, string>>),
    consent: v.picklist(codes.map((code) => wordsIn(code).consent[kind])),
    language,
  }) as unknown as v.GenericSchema<
    unknown,
    { [field: string]: string } & { consent: string; language?: LanguageCode }
  >;
}

const jsonResult = (value: unknown) => textResult(JSON.stringify(value, null, 2));
const READ_ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };
const FORWARDED_HEADERS = ['host', 'x-forwarded-for', 'x-forwarded-proto', 'accept-language'];
const STORE_ANNOTATIONS = { readOnlyHint: false, destructiveHint: false, idempotentHint: true };

export function createMcpServer(c: Context<ServerEnv>, clientName: string, deps: McpDeps): McpServer {
  const { pages, staticSite, clock, tokens, dispatch } = deps;
  const client =
    printableText(clientName, 60) ||
    printableText(c.req.header('user-agent'), 100).split(/[\s/]/, 1)[0] ||
    'unknown';
  const readPage = (path: string) => staticSite.read(markdownPath(path));
  const allPages = [...pages.values()].flat();
  const PathSchema = v.object({ path: v.picklist(allPages.map(({ path }) => path)) });
  const pagesIn = (code: string = LANGUAGES[0].code) => pages.get(code) ?? [];
  const server = new McpServer({ name: site.name, version: '1' }, { instructions: mcp.instructions });

  const addReadTool = <Input extends object>(
    name: string,
    texts: Readonly<{ title: string; description: string }>,
    schema: v.GenericSchema<unknown, Input>,
    run: (input: Input) => ReturnType<typeof textResult>,
  ) =>
    server.registerTool(
      name,
      { ...texts, inputSchema: toStandardJsonSchema(schema), annotations: READ_ANNOTATIONS },
      async (input) => run(input),
    );
  addReadTool('list_services', mcp.listServices, LanguageSchema, ({ language: code }) => {
    const services = hasPart('services') ? wordsIn(code).services : [];
    return jsonResult({
      services: [
        ...services.map(({ title, description, duties }) => ({ title, description, duties })),
        ...pagesIn(code)
          .filter(({ isProduct }) => isProduct)
          .map(({ title, description, path }) => ({ title, description, url: absoluteUrl(path) })),
      ],
      pages: pagesIn(code).map(({ path, title, description }) => ({ path, title, description })),
      booking: booking.page,
      email: site.email,
      phone: site.phone,
    });
  });
  addReadTool('read_page', mcp.readPage, PathSchema, ({ path }) => {
    const page = readPage(path);
    return page === undefined ? textResult(fill(mcp.unknownPage, { path }), true) : textResult(page);
  });
  addReadTool('get_quiz', mcp.getQuiz, LanguageSchema, ({ language: code }) =>
    jsonResult(
      QUESTIONS.map((question) => {
        const { text, description, options }: QuestionWords = wordsIn(code).quiz.questions[question.id];
        const { id, type, required } = question;
        const max = 'max' in question ? question.max : undefined;
        return { id, type, required, question: text, description, options, max };
      }),
    ),
  );
  addReadTool('evaluate_quiz', mcp.evaluateQuiz, AnswersSchema, ({ answers, language: code }) =>
    evaluateQuiz(answers, wordsIn(code)),
  );
  addReadTool('get_booking_link', mcp.getBookingLink, BookingSchema, ({ language: code, ...prefill }) =>
    textResult(bookingHref(prefill, { ...(code && { [BOOKING_METADATA.language]: code }) })),
  );

  /**
   * Sends a request like the form, from the caller's IP address. Repeats on the same day make one submission. Returns
   * undefined if it was accepted.
   */
  async function submitForm(path: string, data: object, sentence: string, code: LanguageCode) {
    const day = new Date(clock()).toISOString().slice(0, 10);
    const content = hash('sha256', JSON.stringify([day, path, data]), 'hex');
    const headers = new Headers({
      // Only this site can compute it, so nobody can send another form first under the same key.
      [LEAD_HEADERS.idempotencyKey]: tokens.sign('request', content, 0),
      [LEAD_HEADERS.consent]: String(new URLSearchParams({ text: sentence })),
      [LEAD_HEADERS.utm]: String(new URLSearchParams({ utm_source: client, utm_medium: 'agent' })),
      [LEAD_HEADERS.language]: code,
      'content-type': 'application/json',
    });
    for (const name of FORWARDED_HEADERS) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const request = new Request(new URL(path, c.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    const response = await dispatch(request, { ...c.env, assistant: client });
    if (response.ok) return undefined;
    const { error, field } = (await response.json()) as { error: string; field?: string };
    return textResult(field ? `${field}: ${error}` : error, true);
  }

  for (const kind of toolForms) {
    const { title, description } = mcp.forms[kind];
    server.registerTool(
      FORMS[kind].tool,
      {
        title,
        description: `${description} ${consentText(kind)}`,
        inputSchema: toStandardJsonSchema(argumentsOf(kind)),
        annotations: STORE_ANNOTATIONS,
      },
      async ({ consent, language: code = languageOfConsent(kind, consent), ...data }) =>
        (await submitForm(pathOf(FORMS[kind]), data, consent, code)) ??
        textResult(wordsIn(code).mcp.forms[kind].done),
    );
  }

  for (const { path, title, description } of allPages) {
    const uri = absoluteUrl(markdownPath(path));
    const mimeType = 'text/markdown';
    server.registerResource(path, uri, { title, description, mimeType }, async () => ({
      contents: [{ uri, mimeType, text: readPage(path) ?? '' }],
    }));
  }
  return server;
}

function evaluateQuiz(
  received: Readonly<Record<string, string | string[]>>,
  { mcp, quiz: { agents, faults } }: ServerWords,
) {
  const answersById: Record<string, string | string[]> = {};
  for (const [id, value] of Object.entries(received)) {
    const question = QUESTIONS.find((candidate) => candidate.id === id);
    if (!question) return textResult(fill(mcp.unknownQuestion, { id }), true);
    // Assistants often send a single choice as a plain value.
    const answer = isChoice(question) ? [value].flat() : value;
    answersById[id] = answer;
    const fault = validate(question, answer);
    if (fault) return textResult(fill(mcp.badAnswer, { id, fault: faults[fault] }), true);
  }
  const answers: Answers = QUESTIONS.map(
    (question) => answersById[question.id] ?? (isChoice(question) ? [] : ''),
  );
  return jsonResult(
    recommend(answers).map(({ agent, reasons }) => {
      const { title, description, benefits } = agents[agent];
      return { title, description, benefits, because: reasons };
    }),
  );
}
