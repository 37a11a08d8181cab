/** Sample data that follows from submissions: deliveries, subscriptions, calls, notes, audit log. */

import type { Insertable } from 'kysely';
import { failureCode } from '#domain/desk.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { DAY, HOUR } from '#domain/timing.ts';
import { type AuditAction, auditDetail } from '#server/core/audit-log.ts';
import type { InsertableDelivery, Schema, Subscriber } from '#server/store/schema.ts';
import { makeId, pick, type Random } from './random.ts';
import type { SampleSubmission } from './submissions.ts';

type Submissions = readonly SampleSubmission[];
/** `team` lists the desk users. */
type SampleContext = Readonly<{ team: readonly string[]; now: number; random: Random }>;

const DELIVERY_KINDS: Readonly<Record<FormKind, readonly string[]>> = {
  deck: ['deck-mail', 'operator-mail', 'forward'],
  newsletter: ['newsletter-confirm', 'operator-mail'],
  quiz: ['quiz-report', 'operator-mail'],
  contact: ['contact-mail', 'operator-mail'],
};

/** One of 13 forwards fails, so that every period of a few weeks has a failed one. */
const FAILED_EVERY = 13;
const DONE = { state: 'done', attempts: 1, note: '', target_failed: 0 } as const;
const FAILED = {
  state: 'dead',
  attempts: 11,
  note: 'the receiver answered 502',
  target_failed: failureCode(502, true),
} as const;

export function makeDeliveries(submissions: Submissions, { random }: SampleContext): InsertableDelivery[] {
  let forwardCount = 0;
  return submissions.flatMap(({ id, kind, created_at, quarantine_reason }) =>
    DELIVERY_KINDS[kind].map((deliveryKind) => {
      const isFailed =
        deliveryKind === 'forward' && !quarantine_reason && forwardCount++ % FAILED_EVERY === 4;
      return {
        ...(isFailed ? FAILED : DONE),
        id: makeId(created_at + 1, random),
        submission_id: id,
        kind: deliveryKind,
        next_at: created_at,
        target: '',
        message_id: '',
        lease_beat: 0,
        created_at,
        finished_at: created_at + 4_000,
        ...(quarantine_reason && {
          state: 'held',
          attempts: 0,
          note: `suspected spam: ${quarantine_reason}`,
          finished_at: null,
        }),
      };
    }),
  );
}

export function makeSubscribers(submissions: Submissions, { now, random }: SampleContext): Subscriber[] {
  const firstSignUps = new Map(
    submissions
      .filter(({ kind, quarantine_reason }) => kind === 'newsletter' && !quarantine_reason)
      .map((submission) => [submission.person, submission]),
  );
  return [...firstSignUps.values()].map((submission) => {
    const isConfirmed = random() < 0.81;
    const hasUnsubscribed = isConfirmed && random() < 0.07;
    return {
      id: makeId(submission.created_at + 2, random),
      person: submission.person,
      email: submission.email,
      state: hasUnsubscribed ? 'unsubscribed' : isConfirmed ? 'confirmed' : 'pending',
      submission_id: submission.id,
      requested_at: submission.created_at,
      confirmed_at: isConfirmed ? submission.created_at + HOUR : null,
      unsubscribed_at: hasUnsubscribed ? Math.min(now, submission.created_at + 20 * DAY) : null,
    };
  });
}

/** At least two days after the booking, on a weekday, between nine and five in Berlin. */
function chooseCallTime(bookedAt: number, random: Random): number {
  const day = new Date(bookedAt + (2 + Math.floor(random() * 4)) * DAY);
  const weekday = day.getUTCDay();
  const daysToMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const halfHours = Math.floor(random() * 16);
  return day.setUTCHours(8, 0, 0, 0) + daysToMonday * DAY + (halfHours * HOUR) / 2;
}

/** Makes a booking for every submission with the status Qualified or Won. */
export const makeBookings = (
  submissions: Submissions,
  { now, random }: SampleContext,
): Insertable<Schema['bookings']>[] =>
  submissions
    .filter(({ kind, status }) => kind !== 'newsletter' && (status === 'qualified' || status === 'won'))
    .map((submission) => {
      const bookedAt = submission.created_at + HOUR;
      const start = chooseCallTime(bookedAt, random);
      const roll = random();
      return {
        uid: makeId(bookedAt, random).replaceAll('-', ''),
        person: submission.person,
        email: submission.email,
        name: `${submission.first_name} ${submission.last_name}`,
        title: `AI consultation with ${submission.first_name} ${submission.last_name}`,
        start_at: start,
        end_at: start + HOUR / 2,
        time_zone: 'Europe/Berlin',
        status: roll < 0.82 ? 'booked' : roll < 0.92 ? 'cancelled' : start < now ? 'no-show' : 'booked',
        reason: '',
        link: `https://meet.example/${submission.id.slice(-12)}`,
        outcome: start > now - 3 * DAY || roll >= 0.82 ? '' : 'held',
        first_page: submission.first_page,
        page: submission.page,
        referrer: submission.referrer,
        utm: submission.utm,
        language: 'en',
        page_language: 'en',
        created_at: bookedAt,
        changed_at: bookedAt,
      };
    });

const NOTES = [
  'Called back, asks for a demo with their own inbox. Thursday suits.',
  'Wants the first agent on invoices. Budget is there from next quarter.',
  'Has read the deck. Who else has done this in their trade?',
  'No answer twice. Try once more, then leave it.',
];

export const makeNotes = (submissions: Submissions, { team, random }: SampleContext): Schema['notes'][] =>
  submissions
    .filter(({ status }) => status !== 'new')
    .filter(() => random() < 0.5)
    .map((submission) => ({
      id: makeId(submission.created_at + 3, random),
      person: submission.person,
      author: pick(random, team),
      text: pick(random, NOTES),
      created_at: submission.created_at + Math.round(random() * DAY),
    }));

/** Makes audit entries for some of the people whose status is not New. */
export const makeAuditEntries = (
  submissions: Submissions,
  { team, now, random }: SampleContext,
): Schema['audit_log'][] =>
  submissions
    .filter(({ status }) => status !== 'new')
    .filter(() => random() < 0.3)
    .flatMap(({ person, status, created_at }) => {
      const viewedAt = Math.min(now - HOUR, created_at + Math.round(random() * DAY));
      const actor = pick(random, team);
      const makeEntry = (delay: number, action: AuditAction, detail = '') => ({
        id: makeId(viewedAt + delay, random),
        at: viewedAt + delay,
        actor,
        action,
        subject: person,
        detail,
      });
      return [makeEntry(0, 'viewed'), makeEntry(90_000, 'changed', auditDetail('status', status))];
    });

const NEXT_STEPS = ['Call back', 'Send the offer', 'Ask for their inbox export', 'Plan the first agent'];
const LOST_REASONS = ['No budget', 'Not now', 'Chose somebody else'];

/** Gives an owner to everybody whose status is not New, and an amount to everybody who is won. */
export const makeTeamFields = (submissions: Submissions, { team, random }: SampleContext) =>
  new Map(
    submissions
      .filter(({ status, quarantine_reason }) => status !== 'new' && !quarantine_reason)
      .map(({ person, status }) => [
        person,
        {
          status,
          owner: pick(random, team),
          ...(status === 'lost' && { lost_reason: pick(random, LOST_REASONS) }),
          ...(status === 'won' && { won_amount: 1_800 + Math.floor(random() * 12) * 900 }),
        },
      ]),
  );

/** Gives one or two tasks around today to most people whom the team is in talks with. */
export const makeTasks = (submissions: Submissions, { now, random }: SampleContext) => {
  const today = new Date(now).setHours(12, 0, 0, 0);
  return submissions
    .filter(({ status }) => (status === 'contacted' || status === 'qualified') && random() < 0.6)
    .flatMap(({ person, created_at }) =>
      Array.from({ length: random() < 0.2 ? 2 : 1 }, () => ({
        id: makeId(created_at + 4, random),
        person,
        text: pick(random, NEXT_STEPS),
        due_at: today + Math.floor(random() * 12 - 3) * DAY,
        created_at,
      })),
    );
};
