/** Checks a form, stores it and responds. The checks are the same for every form, in the same order. */

import { randomUUIDv7 } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { pathOf, siteForms } from '#content/forms/site-forms.ts';
import { fill } from '#content/message.ts';
import { emailKeyOf, mailboxOf } from '#domain/email.ts';
import { type Form, USUAL_LIMITS } from '#domain/forms/form.ts';
import { type FormKind, formOf } from '#domain/forms/forms.ts';
import type { QuizReport } from '#domain/forms/quiz-report.ts';
import { toStoredValues } from '#domain/forms/stored-values.ts';
import { CONSENT_FIELD, HONEYPOT_FIELD, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { type Answer, answersById } from '#domain/quiz/answers.ts';
import { findConsent } from '#server/core/consent.ts';
import { HttpError, storeUnavailable, tooManyRequests } from '#server/errors.ts';
import { formEvent, quarantinedEvent } from '#server/events/create-events.ts';
import type { Counter } from '#server/metrics.ts';
import type { Runtime } from '#server/runtime.ts';
import { findRepeated } from '#server/store/intake.ts';
import type { InsertableSubmission } from '#server/store/schema.ts';
import { languageOf, wordsFor, wordsIn } from '#server/words.ts';
import { addressBlock, clientAddress, type ServerEnv } from './client-address.ts';
import type { RenderPage } from './plain-page.tsx';
import { limitCallers } from './rate-limits.ts';
import {
  type BodyFormat,
  checkOrigin,
  createFingerprint,
  findSpamReason,
  readBody,
  readSubmissionContext,
  requireBodyFormat,
} from './read-request.ts';
import { createTimeBudget, type TimeBudget } from './time-budget.ts';

const POLICY = {
  /** Maximum size of a request in bytes: ten times the longest valid quiz report. */
  bodyLimit: 16 * 1024,
  headerLimit: 500,
  /** Whoever guesses a shorter idempotency key must not get the id of another's submission. */
  secretKeyLength: 20,
} as const;

function createLimiters(runtime: Runtime, suffix: string, limits: Form['limits']) {
  const checkAddress = limitCallers(runtime, `address${suffix}`, limits.perAddress);
  const checkDay = limitCallers(runtime, `day${suffix}`, limits.perDay);
  return {
    checkCaller: (c: Context<ServerEnv>) => checkAddress(c).then(() => checkDay(c)),
    perRecipient: runtime.limits(`recipient${suffix}`, limits.perRecipient),
  };
}

type IntakeDeps = Runtime &
  ReturnType<typeof createLimiters> &
  Readonly<{ outcomes: Counter<'kind' | 'outcome'>; renderPage: RenderPage }>;

export function submissionRoutes(runtime: Runtime, renderPage: RenderPage): Hono<ServerEnv> {
  const help = 'Forms received, by kind and outcome.';
  const outcomes = runtime.metrics.counter('submissions_total', help, 'kind', 'outcome');
  const deps = { ...runtime, renderPage, outcomes };
  const app = new Hono<ServerEnv>();
  // Forms with the usual limits share one count.
  const usualLimiters = createLimiters(runtime, '', USUAL_LIMITS);
  for (const kind of siteForms) {
    if (kind === 'quiz' && !deps.settings.quizReports) continue;
    const form = formOf(kind);
    const isUsual = form.limits === USUAL_LIMITS;
    const limiters = isUsual ? usualLimiters : createLimiters(runtime, ` ${kind}`, form.limits);
    app.post(pathOf(form), createHandler(kind, { ...deps, ...limiters }));
  }
  return app;
}

function createHandler(kind: FormKind, deps: IntakeDeps) {
  const { settings, store, clock, log, outcomes, checkCaller, perRecipient } = deps;
  const form = formOf(kind);
  const deliveries = deps.deliveriesFor(form.deliveries);

  /** Returns the id of the stored submission, also for a repeated request. */
  async function storeSubmission(c: Context<ServerEnv>, format: BodyFormat, withinBudget: TimeBudget) {
    checkOrigin(c, deps);
    const { honeypot, consent, data } = splitFields(c, await readBody(c, format, POLICY.bodyLimit), format);
    const { code } = languageOf(c);
    const key = c.req.header(LEAD_HEADERS.idempotencyKey) ?? '';
    const body = parse(wordsIn(code).forms[kind] as v.GenericSchema<unknown, object>, data);
    const values = kind === 'quiz' ? answersById((body as QuizReport).answers) : body;
    const storedValues = toStoredValues(form, values as Readonly<Record<string, Answer>>);
    const person = emailKeyOf(storedValues.email);
    const spamReason = findSpamReason(form, { honeypot, fillTime: c.req.header(LEAD_HEADERS.fillTime) });
    // Per caller too, so that nobody can use up the limit of the mailbox's owner.
    const caller = addressBlock(clientAddress(c, settings.trustProxy));
    const wait = spamReason ? 0 : await withinBudget(perRecipient(`${caller} ${mailboxOf(person)}`));
    if (wait > 0) throw tooManyRequests(wait);
    const shownSentence = consent ?? ('consent' in body ? String(body.consent) : undefined);
    // A subscription is nothing but a consent. Other forms ask for an answer, which they get without one.
    if (form.doubleOptIn && !shownSentence?.trim())
      throw new HttpError(422, (words) => words.noConsent, { field: 'consent' });
    try {
      const submission: InsertableSubmission = {
        ...readSubmissionContext((name) => c.req.header(name), POLICY.headerLimit),
        id: randomUUIDv7(),
        kind,
        person,
        ...storedValues,
        ...(await withinBudget(findConsent(store.db, kind, shownSentence))),
        assistant: c.env?.assistant ?? '',
        page_language: code,
        quarantine_reason: spamReason,
        fingerprint: createFingerprint(form, key, body),
        created_at: clock(),
      };
      const messages = deps.announce(() => formEvent(submission), submission.id);
      const notices = spamReason ? deps.announce(() => quarantinedEvent(submission), submission.id) : [];
      const result = await withinBudget(store.intake({ submission, deliveries, messages, notices }));
      outcomes.inc({ kind, outcome: spamReason ? 'quarantined' : result });
      if (result === 'repeated')
        return key.length < POLICY.secretKeyLength
          ? ''
          : ((await withinBudget(findRepeated(store.db, submission))) ?? '');
      deps.worker.wake();
      return submission.id;
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      log.error({ reason: message, code, kind }, 'a submission could not be stored');
      throw storeUnavailable();
    }
  }

  const showPage = (c: Context, page: 'refused' | 'confirmationSent' | 'messageSent', error?: HttpError) => {
    const words = wordsFor(c);
    const text = error ? { text: error.messageIn(words.errorMessages) } : {};
    const html = deps.renderPage({ ...words.newsletterPages[page], ...text }, words);
    return c.html(html, error?.status ?? 200, error?.headers);
  };

  return async (c: Context<ServerEnv>): Promise<Response> => {
    let format: BodyFormat = 'json';
    const withinBudget = createTimeBudget();
    try {
      await withinBudget(checkCaller(c));
      format = requireBodyFormat(c, form.worksWithoutScript);
      const id = await storeSubmission(c, format, withinBudget);
      if (format === 'json') return c.json({ ok: true }, 200, { [LEAD_HEADERS.reference]: id });
      return showPage(c, kind === 'newsletter' ? 'confirmationSent' : 'messageSent');
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.inc({ kind, outcome: `refused_${error.status}` });
      if (format === 'json') throw error;
      return showPage(c, 'refused', error);
    }
  };
}

/** Scripts send honeypot and consent as headers, plain forms as fields. */
function splitFields(c: Context, received: unknown, format: BodyFormat) {
  if (format === 'json') {
    const consent = new URLSearchParams(c.req.header(LEAD_HEADERS.consent)).get('text') ?? undefined;
    return { honeypot: c.req.header(LEAD_HEADERS.honeypot), consent, data: received };
  }
  // Pages of earlier versions also sent a version, which is now the hash of the sentence.
  const {
    [HONEYPOT_FIELD]: honeypot,
    [CONSENT_FIELD]: consent,
    consent_version: _,
    ...data
  } = received as Record<string, string>;
  return { honeypot, consent, data };
}

function parse(schema: v.GenericSchema<unknown, object>, data: unknown): object {
  const { success, output, issues } = v.safeParse(schema, data, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue)?.slice(0, 50);
  if (issue.type !== 'strict_object') throw new HttpError(422, issue.message, field ? { field } : {});
  if (!field) throw new HttpError(422, (words) => words.notAnObject);
  throw new HttpError(422, (words) => fill(words.unexpectedField, { field }), { field });
}
