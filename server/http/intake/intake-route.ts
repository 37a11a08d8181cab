/** Checks a form, stores it and returns the response. The checks are the same for every form, in the same order. */
import { randomUUIDv7 } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { emailKeyOf, mailboxOf } from '#domain/email.ts';
import { CONSENT_FIELDS, HONEYPOT_FIELD, LEAD_HEADERS } from '#domain/lead-headers.ts';
import { HttpError, storeUnavailable, tooManyRequests } from '#server/errors.ts';
import { formEvent, quarantinedEvent } from '#server/events/lead-events.ts';
import type { Counter } from '#server/metrics.ts';
import type { Runtime } from '#server/runtime.ts';
import type { OutboxMessage, PlannedDelivery } from '#server/store/intake.ts';
import type { InsertableLead, LeadKind } from '#server/store/schema.ts';
import { languageOf, type ServerWords, wordsIn } from '#server/words.ts';
import { addressBlock, clientAddress, type ServerEnv } from '../client-address.ts';
import { createTimeBudget, type TimeBudget } from '../time-budget.ts';
import { checkOrigin } from './check-origin.ts';
import { createFingerprint, parseConsent, readAgentName, readLeadContext } from './lead-context.ts';
import type { IntakePolicy } from './policy.ts';
import { type BodyFormat, readBody, requireBodyFormat } from './read-body.ts';
import { findSpamReason } from './spam-rules.ts';

type PersonFields = Pick<InsertableLead, 'email'> &
  Partial<Pick<InsertableLead, 'first_name' | 'last_name' | 'company' | 'phone' | 'details' | 'consent'>>;

/** The properties in which forms differ. */
export type Intake<Data> = Readonly<{
  kind: LeadKind;
  schema(words: ServerWords): v.GenericSchema<unknown, Data>;
  /** Also accepts a plain HTML form, sent without scripting. */
  acceptsForms?: boolean;
  person(data: Data): PersonFields;
  deliveries: readonly PlannedDelivery[];
}>;

export type IntakeDeps = Pick<
  Runtime,
  'settings' | 'store' | 'clock' | 'log' | 'limits' | 'announce' | 'wake'
> &
  Readonly<{ policy: IntakePolicy; outcomes: Counter<'kind' | 'outcome'> }>;

/** Format of the response, and the error if the form was rejected. */
export type IntakeResponse = Readonly<{ format: BodyFormat; error?: HttpError }>;
export type HandleSubmission = <Data>(c: Context<ServerEnv>, intake: Intake<Data>) => Promise<IntakeResponse>;

export function createIntake(deps: IntakeDeps): HandleSubmission {
  const { policy, clock, outcomes, log } = deps;
  const perAddress = deps.limits('address', policy.perAddress);
  const perRecipient = deps.limits('recipient', policy.perRecipient);

  /** Validates the request and returns the lead to store. */
  async function parseLead<Data>(
    c: Context<ServerEnv>,
    intake: Intake<Data>,
    { format, withinBudget }: Readonly<{ format: BodyFormat; withinBudget: TimeBudget }>,
  ) {
    checkOrigin(c, deps);
    const received = await readBody(c, format, policy.bodyLimit);
    const { honeypot, consent, data } = splitFields(c, received, format);
    const { code } = languageOf(c);
    const parsed = parse(intake.schema(wordsIn(code)), data);
    const fields = intake.person(parsed);
    const person = emailKeyOf(fields.email);
    const spamSigns = { kind: intake.kind, honeypot, fillTime: c.req.header(LEAD_HEADERS.fillTime) };
    const spamReason = findSpamReason(spamSigns, policy);
    // A bot that uses somebody's address must not use up the owner's limit.
    const wait = spamReason ? 0 : await withinBudget(perRecipient(mailboxOf(person)));
    if (wait > 0) throw tooManyRequests(wait);
    const shownConsent = parseConsent(consent);
    const lead: InsertableLead = {
      ...readLeadContext((name) => c.req.header(name), policy.headerLimit),
      id: randomUUIDv7(),
      kind: intake.kind,
      person,
      email: fields.email,
      first_name: fields.first_name ?? '',
      last_name: fields.last_name ?? '',
      company: fields.company ?? '',
      phone: fields.phone ?? '',
      details: fields.details ?? '{}',
      consent: fields.consent ?? shownConsent.consent,
      consent_version: shownConsent.consent_version,
      agent: readAgentName(c.req.header(LEAD_HEADERS.agent), policy.headerLimit),
      page_language: code,
      suspicion: spamReason,
      fingerprint: createFingerprint(intake.kind, c.req.header(LEAD_HEADERS.idempotencyKey), parsed),
      created_at: clock(),
    };
    return lead;
  }

  function messagesFor(lead: InsertableLead): readonly OutboxMessage[] {
    const messages = deps.announce(() => formEvent(lead), lead.id);
    if (!lead.suspicion) return messages;
    const heldMessages = deps.announce(() => quarantinedEvent(lead), lead.id);
    return [...messages, ...heldMessages.map((message) => ({ ...message, sendsWhenQuarantined: true }))];
  }

  async function save(
    lead: InsertableLead,
    deliveries: readonly PlannedDelivery[],
    withinBudget: TimeBudget,
  ): Promise<void> {
    try {
      const result = await withinBudget(deps.store.intake({ lead, deliveries, messages: messagesFor(lead) }));
      outcomes.inc({ kind: lead.kind, outcome: lead.suspicion ? 'held' : result });
      if (result === 'stored') deps.wake();
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      log.error({ reason: message, code, kind: lead.kind }, 'a lead could not be stored');
      throw storeUnavailable();
    }
  }

  return async (c, intake) => {
    let format: BodyFormat = 'json';
    const withinBudget = createTimeBudget();
    try {
      const wait = await withinBudget(perAddress(addressBlock(clientAddress(c, deps.settings.trustProxy))));
      if (wait > 0) throw tooManyRequests(wait);
      format = requireBodyFormat(c, intake.acceptsForms ?? false);
      await save(await parseLead(c, intake, { format, withinBudget }), intake.deliveries, withinBudget);
      return { format };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      outcomes.inc({ kind: intake.kind, outcome: `refused_${error.status}` });
      return { format, error };
    }
  };
}

/** Scripts send honeypot and consent as headers, plain forms as fields. */
function splitFields(c: Context, received: unknown, format: BodyFormat) {
  if (format === 'json') {
    const consentHeader = c.req.header(LEAD_HEADERS.consent);
    const consent = consentHeader ? Object.fromEntries(new URLSearchParams(consentHeader)) : {};
    return { honeypot: c.req.header(LEAD_HEADERS.honeypot), consent, data: received };
  }
  const {
    [HONEYPOT_FIELD]: honeypot,
    [CONSENT_FIELDS.text]: text,
    [CONSENT_FIELDS.version]: version,
    ...data
  } = received as Record<string, string>;
  return { honeypot, consent: { text, version }, data };
}

function parse<Data>(schema: v.GenericSchema<unknown, Data>, data: unknown): Data {
  const { success, output, issues } = v.safeParse(schema, data, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? undefined;
  const message =
    issue.type === 'strict_object'
      ? field
        ? (words: ServerWords['errorMessages']) => words.unexpectedField(field.slice(0, 50))
        : (words: ServerWords['errorMessages']) => words.notAnObject
      : issue.message;
  throw new HttpError(422, message, field ? { field: field.slice(0, 50) } : {});
}
