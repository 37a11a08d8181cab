/** Sample data that follows from leads: deliveries, subscriptions, calls, notes, audit log. */
import { DAY, HOUR } from '#domain/durations.ts';
import { type AuditAction, auditDetail } from '#server/core/audit-log.ts';
import type { TeamFields } from '#server/store/people.ts';
import type {
  Booking,
  DeliveryState,
  InsertableDelivery,
  InsertableLead,
  LeadKind,
  Schema,
  Subscriber,
} from '#server/store/schema.ts';
import { makeId, pick, type Random } from './random.ts';

const DELIVERY_KINDS: Readonly<Record<LeadKind, readonly string[]>> = {
  deck: ['deck-mail', 'operator-mail', 'forward'],
  newsletter: ['newsletter-confirm', 'operator-mail'],
  quiz: ['quiz-report', 'operator-mail'],
};

/** One of 13 forwards fails, so that every period of a few weeks has a failed one. */
const FAILED_EVERY = 13;

export function makeDeliveries(leads: readonly InsertableLead[], random: Random): InsertableDelivery[] {
  let forwardCount = 0;
  return leads.flatMap((lead) =>
    DELIVERY_KINDS[lead.kind].map((kind) => {
      const isFailed = kind === 'forward' && !lead.suspicion && forwardCount++ % FAILED_EVERY === 4;
      return makeDelivery(lead, kind, lead.suspicion ? 'held' : isFailed ? 'dead' : 'done', random);
    }),
  );
}

const ATTEMPTS: Partial<Record<DeliveryState, number>> = { done: 1, dead: 11 };

function makeDelivery(
  lead: InsertableLead,
  kind: string,
  state: DeliveryState,
  random: Random,
): InsertableDelivery {
  const notes = { held: `suspected spam: ${lead.suspicion}`, dead: 'the receiver answered 502' };
  return {
    id: makeId(lead.created_at + 1, random),
    lead_id: lead.id,
    kind,
    state,
    attempts: ATTEMPTS[state] ?? 0,
    next_at: lead.created_at,
    target: '',
    message_id: '',
    lease_owner: null,
    lease_beat: 0,
    note: state === 'held' || state === 'dead' ? notes[state] : '',
    created_at: lead.created_at,
    finished_at: state === 'held' ? null : lead.created_at + 4_000,
  };
}

export function makeSubscribers(leads: readonly InsertableLead[], now: number, random: Random): Subscriber[] {
  const firstSignUps = new Map(
    leads
      .filter(({ kind, suspicion }) => kind === 'newsletter' && !suspicion)
      .map((lead) => [lead.person, lead]),
  );
  return [...firstSignUps.values()].map((lead) => {
    const isConfirmed = random() < 0.81;
    const hasUnsubscribed = isConfirmed && random() < 0.07;
    return {
      id: makeId(lead.created_at + 2, random),
      person: lead.person,
      email: lead.email,
      state: hasUnsubscribed ? 'unsubscribed' : isConfirmed ? 'confirmed' : 'pending',
      lead_id: lead.id,
      requested_at: lead.created_at,
      confirmed_at: isConfirmed ? lead.created_at + HOUR : null,
      unsubscribed_at: hasUnsubscribed ? Math.min(now, lead.created_at + 20 * DAY) : null,
    };
  });
}

/** At least two days after the booking, on a weekday, between nine and five in Berlin. */
function chooseCallTime(bookedAt: number, random: Random): number {
  const day = new Date(bookedAt + (2 + Math.floor(random() * 4)) * DAY);
  const weekday = day.getUTCDay();
  const daysToMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const hoursAfterNine = Math.floor(random() * 16) / 2;
  return (
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysToMonday, 8) +
    hoursAfterNine * HOUR
  );
}

/** Makes a booking for every lead with the status Qualified or Won. */
export const makeBookings = (leads: readonly InsertableLead[], now: number, random: Random): Booking[] =>
  leads
    .filter(({ kind, status }) => kind !== 'newsletter' && (status === 'qualified' || status === 'won'))
    .map((lead) => {
      const bookedAt = lead.created_at + HOUR;
      const start = chooseCallTime(bookedAt, random);
      const roll = random();
      return {
        uid: makeId(bookedAt, random).replaceAll('-', ''),
        person: lead.person,
        email: lead.email,
        name: `${lead.first_name} ${lead.last_name}`,
        title: `AI consultation with ${lead.first_name} ${lead.last_name}`,
        start_at: start,
        end_at: start + HOUR / 2,
        time_zone: 'Europe/Berlin',
        status: roll < 0.82 ? 'booked' : roll < 0.92 ? 'cancelled' : start < now ? 'no-show' : 'booked',
        previous_uid: null,
        reason: '',
        first_page: lead.first_page,
        page: lead.page,
        referrer: lead.referrer,
        utm: lead.utm,
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

export const makeNotes = (
  leads: readonly InsertableLead[],
  team: readonly string[],
  random: Random,
): Schema['notes'][] =>
  leads
    .filter(({ status }) => status !== 'new')
    .filter(() => random() < 0.5)
    .map((lead) => ({
      id: makeId(lead.created_at + 3, random),
      person: lead.person,
      author: pick(random, team),
      text: pick(random, NOTES),
      created_at: lead.created_at + Math.round(random() * DAY),
    }));

/** Makes audit entries for some of the people whose status is not New. */
export const makeAuditEntries = (
  leads: readonly InsertableLead[],
  { team, now, random }: Readonly<{ team: readonly string[]; now: number; random: Random }>,
): Schema['desk_access'][] =>
  leads
    .filter(({ status }) => status !== undefined && status !== 'new')
    .filter(() => random() < 0.3)
    .flatMap(({ person, status = 'new', created_at }) => {
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
      return [makeEntry(0, 'looked'), makeEntry(90_000, 'changed', auditDetail('status', status))];
    });

const NEXT_STEPS = ['Call back', 'Send the offer', 'Ask for their inbox export', 'Plan the first agent'];
const LOST_REASONS = ['No budget', 'Not now', 'Chose somebody else'];

/** Gives an owner to everybody whose status is not New, and a next step around today to some. */
export const makeTeamFields = (
  leads: readonly InsertableLead[],
  { team, now, random }: Readonly<{ team: readonly string[]; now: number; random: Random }>,
): Map<string, TeamFields> =>
  new Map(
    leads
      .filter(({ status, suspicion }) => status !== undefined && status !== 'new' && !suspicion)
      .map(({ person, status = 'new' }): [string, TeamFields] => {
        const isOpen = (status === 'contacted' || status === 'qualified') && random() < 0.6;
        const today = new Date(now).setHours(0, 0, 0, 0);
        return [
          person,
          {
            status,
            owner: pick(random, team),
            ...(status === 'lost' && { lost_reason: pick(random, LOST_REASONS) }),
            ...(isOpen && {
              next_step: pick(random, NEXT_STEPS),
              next_step_at: today + Math.floor(random() * 12 - 3) * DAY,
            }),
          },
        ];
      }),
  );
