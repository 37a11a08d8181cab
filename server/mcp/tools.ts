/** Tools and resources of the public MCP endpoint. What they store passes the forms' own routes. */
import { hash } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/server';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { hasPart, products } from '#content/has-part.ts';
import { agentServices } from '#content/landing/services.ts';
import { mcpWords } from '#content/messages/mcp.ts';
import { agents } from '#content/quiz/agents.ts';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { questions, type Wording } from '#content/quiz-questions.ts';
import { bookingPage } from '#content/shell/booking-page.ts';
import { consent } from '#content/shell/consent.ts';
import { absoluteUrl, pageHeads } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { markdownPath } from '#domain/paths.ts';
import type { Answers } from '#domain/quiz/answers.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { validate } from '#domain/quiz/validation.ts';
import { NEWSLETTER_PATHS } from '#server/newsletter/links.ts';

export type McpSite = Readonly<{
  /** Markdown of a page by its path, if there is such a page. */
  readPage(path: string): Promise<string | undefined>;
  /** Sends a form as a browser would, from the caller's address. */
  submit(path: string, data: object, headers: Readonly<Record<string, string>>): Promise<Response>;
  /** Program that calls, as far as its request tells. */
  userAgent: string;
  now: number;
}>;

const pages = Object.values(pageHeads).filter((head) => head.index);
const words = v.pipe(v.string(), v.maxLength(200));
const PathSchema = v.object({ path: v.picklist(pages.map(({ path }) => path)) });
const AnswersSchema = v.object({
  answers: v.record(
    v.pipe(v.string(), v.maxLength(50)),
    v.union([words, v.pipe(v.array(words), v.maxLength(50))]),
  ),
});
const BookingSchema = v.object({ name: v.optional(words), email: v.optional(words) });
const DeckSchema = v.object({
  firstName: words,
  lastName: words,
  email: words,
  company: words,
  phone: v.optional(words, ''),
  consent: v.literal(consent.deck),
});
const NewsletterSchema = v.object({ email: words, consent: v.literal(consent.newsletter) });

const text = (value: string, isError = false) => ({
  content: [{ type: 'text' as const, text: value }],
  ...(isError && { isError }),
});
const json = (value: unknown) => text(JSON.stringify(value, null, 2));
const READS = { readOnlyHint: true, openWorldHint: false };
const STORES = { readOnlyHint: false, destructiveHint: false, idempotentHint: true };

export function createMcpServer({ readPage, submit, userAgent, now }: McpSite): McpServer {
  const server = new McpServer({ name: site.name, version: '1' }, { instructions: mcpWords.instructions });

  server.registerTool('list_services', { ...mcpWords.listServices, annotations: READS }, async () =>
    json({
      services: [
        ...(hasPart('services') ? agentServices : []).map(({ title, description, duties }) => ({
          title,
          description,
          duties,
        })),
        ...products.map((product) => {
          const { title, description, path } = pageHeads[product];
          return { title, description, url: absoluteUrl(path) };
        }),
      ],
      pages: pages.map(({ path, title, description }) => ({ path, title, description })),
      booking: bookingPage,
      email: site.email,
      phone: site.phone,
    }),
  );

  server.registerTool(
    'read_page',
    { ...mcpWords.readPage, inputSchema: toStandardJsonSchema(PathSchema), annotations: READS },
    async ({ path }) => {
      const page = await readPage(path);
      return page === undefined ? text(mcpWords.unknownPage(path), true) : text(page);
    },
  );

  server.registerTool('get_quiz', { ...mcpWords.getQuiz, annotations: READS }, async () =>
    json(
      QUESTIONS.map((question) => {
        const { text: asked, description, options }: Wording = questions[question.id];
        const { id, type, required } = question;
        const max = 'max' in question ? question.max : undefined;
        return { id, type, required, question: asked, description, options, max };
      }),
    ),
  );

  server.registerTool(
    'evaluate_quiz',
    { ...mcpWords.evaluateQuiz, inputSchema: toStandardJsonSchema(AnswersSchema), annotations: READS },
    async ({ answers }) => evaluate(answers),
  );

  server.registerTool(
    'get_booking_link',
    { ...mcpWords.getBookingLink, inputSchema: toStandardJsonSchema(BookingSchema), annotations: READS },
    async (prefill) => {
      const url = new URL(bookingPage);
      for (const [name, value] of Object.entries(prefill)) if (value) url.searchParams.set(name, value);
      return text(url.href);
    },
  );

  /** Asks as the form does; the same request on the same day makes one lead. */
  async function send(path: string, data: object, sentence: string, done: string) {
    const client = server.server.getClientVersion()?.name || userAgent.split(/[\s/]/, 1)[0] || 'unknown';
    const day = new Date(now).toISOString().slice(0, 10);
    const response = await submit(path, data, {
      [LEAD_HEADERS.idempotencyKey]: hash('sha256', JSON.stringify([day, path, data]), 'hex'),
      [LEAD_HEADERS.consent]: String(new URLSearchParams({ text: sentence, version: consent.version })),
      [LEAD_HEADERS.utm]: String(
        new URLSearchParams({ utm_source: client.slice(0, 60), utm_medium: 'agent' }),
      ),
      [LEAD_HEADERS.agent]: encodeURIComponent(client.slice(0, 60)),
    });
    if (response.ok) return text(done);
    const { error, field } = (await response.json()) as { error: string; field?: string };
    return text(field ? `${field}: ${error}` : error, true);
  }

  if (hasPart('deck'))
    server.registerTool(
      'request_deck',
      { ...mcpWords.requestDeck, inputSchema: toStandardJsonSchema(DeckSchema), annotations: STORES },
      ({ consent: sentence, ...data }) =>
        send(`/webhook/${site.deck.webhookId}`, data, sentence, mcpWords.deckSent),
    );

  if (hasPart('newsletter'))
    server.registerTool(
      'subscribe_newsletter',
      { ...mcpWords.subscribe, inputSchema: toStandardJsonSchema(NewsletterSchema), annotations: STORES },
      ({ consent: sentence, ...data }) =>
        send(NEWSLETTER_PATHS.subscribe, data, sentence, mcpWords.confirmationSent),
    );

  for (const { path, title, description } of pages) {
    const uri = absoluteUrl(markdownPath(path));
    const mimeType = 'text/markdown';
    server.registerResource(path, uri, { title, description, mimeType }, async () => ({
      contents: [{ uri, mimeType, text: (await readPage(path)) ?? '' }],
    }));
  }
  return server;
}

function evaluate(given: Readonly<Record<string, string | string[]>>) {
  for (const [id, answer] of Object.entries(given)) {
    const question = QUESTIONS.find((asked) => asked.id === id);
    if (!question) return text(mcpWords.unknownQuestion(id), true);
    const fault = validate(question, answer);
    if (fault) return text(mcpWords.badAnswer(id, quizFaults[fault]), true);
  }
  const answers: Answers = QUESTIONS.map((question) => given[question.id] ?? (isChoice(question) ? [] : ''));
  return json(
    recommend(answers).map(({ agent, reasons }) => ({
      title: agents[agent].title,
      description: agents[agent].description,
      benefits: agents[agent].benefits,
      because: reasons,
    })),
  );
}
