/** Routes of the site's forms. */
import { type Context, Hono } from 'hono';
import { pathOf } from '#content/forms/path-of.ts';
import { siteForms } from '#content/forms/site-forms.ts';
import { type FormKind, formOf } from '#domain/forms/forms.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { wordsFor } from '#server/words.ts';
import type { ServerEnv } from './client-address.ts';
import { errorResponse } from './error-response.ts';
import { createIntake, createLimiters, type IntakeDeps, type IntakeResponse } from './intake/intake-route.ts';
import type { RenderPage } from './plain-page.tsx';

type ResponseDeps = Readonly<{
  renderPage: RenderPage;
  /** Headers of every response of the API. */
  headersFor(c: Context<ServerEnv>): Record<string, string>;
}>;

export function submissionRoutes(deps: IntakeDeps & ResponseDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const limitersOf = createLimiters(deps);
  for (const kind of siteForms) {
    if (kind === 'quiz' && !deps.settings.quizReports) continue;
    const handleSubmission = createIntake(kind, limitersOf(formOf(kind)), deps);
    app.post(pathOf(formOf(kind)), async (c) => respond(c, kind, await handleSubmission(c), deps));
  }
  return app;
}

function respond(
  c: Context<ServerEnv>,
  kind: FormKind,
  { format, error, id = '' }: IntakeResponse,
  { renderPage, headersFor }: ResponseDeps,
): Response {
  if (format === 'form') {
    const words = wordsFor(c);
    const { refused, confirmationSent, messageSent } = words.newsletterPages;
    const page = error
      ? { ...refused, text: error.messageIn(words.errorMessages) }
      : kind === 'newsletter'
        ? confirmationSent
        : messageSent;
    return c.html(renderPage(page, words), error?.status ?? 200, error?.headers);
  }
  if (error) return errorResponse(c, error);
  c.set('hasHeaders', true);
  // A plain object is sent as it is; setting each header in `Headers` takes longer than checking the form.
  return new Response('{"ok":true}', {
    headers: { ...headersFor(c), 'content-type': 'application/json', [LEAD_HEADERS.reference]: id },
  });
}
