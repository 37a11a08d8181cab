/** Routes of the site's forms. */
import { type Context, Hono } from 'hono';
import { hasPart } from '#content/has-part.ts';
import { site } from '#content/site.ts';
import type { DeckRequest, NewsletterRequest } from '#domain/leads.ts';
import { QUIZ_REPORTS_PATH } from '#domain/quiz/report.ts';
import { NEWSLETTER_PATHS } from '#server/newsletter/links.ts';
import type { Runtime } from '#server/runtime.ts';
import { wordsFor } from '#server/words.ts';
import type { ServerEnv } from './client-address.ts';
import { errorResponse } from './error-response.ts';
import { createIntake, type Intake, type IntakeDeps, type IntakeResponse } from './intake/intake-route.ts';
import type { RenderPage } from './plain-page.tsx';
import { quizIntake } from './quiz-intake.ts';

type ResponseDeps = Readonly<{
  renderPage: RenderPage;
  /** Headers of every response of the API. */
  headersFor(c: Context<ServerEnv>): Record<string, string>;
}>;
type LeadDeps = IntakeDeps & Pick<Runtime, 'deliveriesFor'> & ResponseDeps;

export function leadRoutes(deps: LeadDeps): Hono<ServerEnv> {
  const handleSubmission = createIntake(deps);

  const deck: Intake<DeckRequest> = {
    kind: 'deck',
    schema: ({ forms }) => forms.DeckRequestSchema,
    person: ({ firstName, lastName, email, company, phone }) => ({
      email,
      company,
      phone,
      first_name: firstName,
      last_name: lastName,
    }),
    deliveries: deps.deliveriesFor('deck'),
  };
  const newsletter: Intake<NewsletterRequest> = {
    kind: 'newsletter',
    schema: ({ forms }) => forms.NewsletterSchema,
    acceptsForms: true,
    person: ({ email }) => ({ email }),
    deliveries: deps.deliveriesFor('newsletter'),
  };

  const app = new Hono<ServerEnv>();
  if (hasPart('deck'))
    app.post(`/webhook/${site.deck.webhookId}`, async (c) =>
      respond(c, await handleSubmission(c, deck), deps),
    );
  if (hasPart('newsletter'))
    app.post(NEWSLETTER_PATHS.subscribe, async (c) =>
      respond(c, await handleSubmission(c, newsletter), deps),
    );
  if (deps.settings.quizReports) {
    const quiz = quizIntake(deps.deliveriesFor('quiz'));
    app.post(QUIZ_REPORTS_PATH, async (c) => respond(c, await handleSubmission(c, quiz), deps));
  }
  return app;
}

function respond(
  c: Context<ServerEnv>,
  { format, error }: IntakeResponse,
  { renderPage, headersFor }: ResponseDeps,
): Response {
  if (format === 'form') {
    const words = wordsFor(c);
    const { refused, confirmationSent } = words.newsletterPages;
    const page = error ? { ...refused, text: error.messageIn(words.errorMessages) } : confirmationSent;
    return c.html(renderPage(page, words), error?.status ?? 200, error?.headers);
  }
  if (error) return errorResponse(c, error);
  c.set('hasHeaders', true);
  // A plain object is sent as it is; setting each header in `Headers` takes longer than checking the form.
  return new Response('{"ok":true}', { headers: { ...headersFor(c), 'content-type': 'application/json' } });
}
