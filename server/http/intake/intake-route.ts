/** Checks a form, stores it and returns the response. The checks are the same for every form, in the same order. */
import { randomUUIDv7 } from 'node:crypto';
import type { Context } from 'hono';
import { emailKeyOf, mailboxOf } from '#domain/email.ts';
import { type Form, USUAL_LIMITS } from '#domain/forms/form.ts';
import { type FormKind, formOf } from '#domain/forms/forms.ts';
import { toStoredValues } from '#domain/forms/stored-values.ts';
import { CONSENT_FIELD, HONEYPOT_FIELD, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { createConsentLookup } from '#server/core/consent.ts';
import { HttpError, storeUnavailable, tooManyRequests } from '#server/errors.ts';
import { formEvent, quarantinedEvent } from '#server/events/submission-events.ts';
import type { Counter } from '#server/metrics.ts';
import type { Runtime } from '#server/runtime.ts';
import type { OutboxMessage } from '#server/store/intake.ts';
import type { InsertableSubmission } from '#server/store/schema.ts';
import { languageOf, wordsIn } from '#server/words.ts';
import { type CallerLimit, limitCallers } from '../caller-limit.ts';
import { addressBlock, clientAddress, type ServerEnv } from '../client-address.ts';
import type { RateLimiter } from '../rate-limits.ts';
import { createTimeBudget, type TimeBudget } from '../time-budget.ts';
import { checkOrigin } from './check-origin.ts';
import { parseBody } from './form-body.ts';
import type { IntakePolicy } from './policy.ts';
import { type BodyFormat, readBody, requireBodyFormat } from './read-body.ts';
import { findSpamReason } from './spam-rules.ts';
import { createFingerprint, readAssistantName, readSubmissionContext } from './submission-context.ts';

export type IntakeDeps = Pick<
  Runtime,
  'settings' | 'store' | 'clock' | 'log' | 'limits' | 'announce' | 'wake' | 'deliveriesFor'
> &
  Readonly<{ policy: IntakePolicy; outcomes: Counter<'kind' | 'outcome'> }>;

/** Format of the response, and the error if the form was rejected. */
export type IntakeResponse = Readonly<{
  format: BodyFormat;
  error?: HttpError;
  /** Id of the stored submission. */
  id?: string;
}>;
export type HandleSubmission = (c: Context<ServerEnv>) => Promise<IntakeResponse>;

type Limiters = Readonly<{ perAddress: CallerLimit; perRecipient: RateLimiter }>;

/** Limiters of a form. Forms with the usual limits share one count. */
export function createLimiters(
  deps: Pick<IntakeDeps, 'limits' | 'policy' | 'settings'>,
): (form: Form) => Limiters {
  const create = (suffix: string, { perAddress, perRecipient }: Form['limits']): Limiters => ({
    perAddress: limitCallers(deps, `address${suffix}`, perAddress),
    perRecipient: deps.limits(`recipient${suffix}`, perRecipient),
  });
  const usualLimiters = create('', deps.policy.limits ?? USUAL_LIMITS);
  return (form) => (form.limits === USUAL_LIMITS ? usualLimiters : create(` ${form.kind}`, form.limits));
}

export function createIntake(
  kind: FormKind,
  { perAddress, perRecipient }: Limiters,
  deps: IntakeDeps,
): HandleSubmission {
  const { policy, clock, outcomes, log } = deps;
  const form = formOf(kind);
  const deliveries = deps.deliveriesFor(form.deliveries);
  const findConsent = createConsentLookup(deps.store.db);

  /** Validates the request and returns the submission to store. */
  async function parseSubmission(
    c: Context<ServerEnv>,
    { format, withinBudget }: Readonly<{ format: BodyFormat; withinBudget: TimeBudget }>,
  ) {
    checkOrigin(c, deps);
    const received = await readBody(c, format, policy.bodyLimit);
    const { honeypot, consent, data } = splitFields(c, received, format);
    const { code } = languageOf(c);
    const { body, values } = parseBody(kind, data, wordsIn(code));
    const storedValues = toStoredValues(form, values);
    const person = emailKeyOf(storedValues.email);
    const spamReason = findSpamReason(form, { honeypot, fillTime: c.req.header(LEAD_HEADERS.fillTime) });
    // Per caller too, so that nobody can use up the limit of the mailbox's owner.
    const caller = addressBlock(clientAddress(c, deps.settings.trustProxy));
    const wait = spamReason ? 0 : await withinBudget(perRecipient(`${caller} ${mailboxOf(person)}`));
    if (wait > 0) throw tooManyRequests(wait);
    const shownSentence = consent ?? ('consent' in body ? String(body.consent) : undefined);
    const shownConsent = await withinBudget(findConsent(kind, shownSentence)).catch(() => {
      throw storeUnavailable();
    });
    const submission: InsertableSubmission = {
      ...readSubmissionContext((name) => c.req.header(name), policy.headerLimit),
      id: randomUUIDv7(),
      kind,
      person,
      ...storedValues,
      ...shownConsent,
      assistant: readAssistantName(c.req.header(LEAD_HEADERS.agent), policy.headerLimit),
      page_language: code,
      quarantine_reason: spamReason,
      fingerprint: createFingerprint(form, c.req.header(LEAD_HEADERS.idempotencyKey), body),
      created_at: clock(),
    };
    return submission;
  }

  function messagesFor(submission: InsertableSubmission): readonly OutboxMessage[] {
    const messages = deps.announce(() => formEvent(submission), submission.id);
    if (!submission.quarantine_reason) return messages;
    const heldMessages = deps.announce(() => quarantinedEvent(submission), submission.id);
    return [...messages, ...heldMessages.map((message) => ({ ...message, sendsWhenQuarantined: true }))];
  }

  async function save(submission: InsertableSubmission, withinBudget: TimeBudget): Promise<void> {
    try {
      const result = await withinBudget(
        deps.store.intake({ submission, deliveries, messages: messagesFor(submission) }),
      );
      outcomes.inc({ kind: submission.kind, outcome: submission.quarantine_reason ? 'quarantined' : result });
      if (result === 'stored') deps.wake();
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      log.error({ reason: message, code, kind: submission.kind }, 'a submission could not be stored');
      throw storeUnavailable();
    }
  }

  return async (c) => {
    let format: BodyFormat = 'json';
    const withinBudget = createTimeBudget();
    try {
      const wait = await withinBudget(perAddress(c));
      if (wait > 0) throw tooManyRequests(wait);
      format = requireBodyFormat(c, form.worksWithoutScript);
      const submission = await parseSubmission(c, { format, withinBudget });
      await save(submission, withinBudget);
      return { format, id: submission.id };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.inc({ kind, outcome: `refused_${error.status}` });
      return { format, error };
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
