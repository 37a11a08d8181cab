/** Fills an empty store with a made-up quarter, so that the desk can be looked at. None of these people exist. */
import { createHash } from 'node:crypto';
import { consent } from '#content/consent.ts';
import { PATHS } from '#domain/paths.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { leadFacets } from '#server/store/lead-facets.ts';
import type { Store } from '#server/store/open-store.ts';
import type { DeliveryRow, DeliveryState, LeadKind, LeadRow, LeadStatus } from '#server/store/schema.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const DAYS = 91;

const FIRST =
  'Amara Ben Chiara Dominik Elif Farah Gustav Hanne Idris Julia Kenji Leila Marta Nils Oona Pablo Rosa Samir Tessa Uma Viktor Wanda Yusuf Zora'.split(
    ' ',
  );
const LAST =
  'Abel Brandt Costa Dunmore Eriksen Falk Grady Hoang Ibarra Jansen Keller Lund Moreau Nakata Oduya Petrov Quist Ruiz Sato Thorne Ueda Varga Wilde Young'.split(
    ' ',
  );
const PLACE =
  'Harbour Lane,Copperfield,Elm Street,Bright Mill,Westbay,Nordhafen,Pinewood,Silver Birch,Quayside,Hillcrest,Old Town,Riverside'.split(
    ',',
  );
const TRADE =
  'Dental,Logistics,Legal,Software,Interiors,Accounting,Clinics,Foods,Media,Tools,Travel,Insurance'.split(
    ',',
  );

/** Share of visits, and how the link that brought them was marked. */
const SOURCES = [
  { share: 34, referrer: '', utm: {} },
  { share: 24, referrer: 'https://www.google.com/', utm: {} },
  {
    share: 18,
    referrer: '',
    utm: { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'social-os-launch' },
  },
  {
    share: 12,
    referrer: '',
    utm: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'agents-at-work' },
  },
  { share: 7, referrer: '', utm: { utm_source: 'linkedin', utm_medium: 'cpc', utm_campaign: 'sdr-demo' } },
  { share: 5, referrer: 'https://news.ycombinator.com/item', utm: {} },
] as const;
const KINDS = [
  { share: 46, kind: 'deck' },
  { share: 36, kind: 'newsletter' },
  { share: 18, kind: 'quiz' },
] as const satisfies readonly { share: number; kind: LeadKind }[];

/** Share of those at each question who go on: the contact questions cost most. */
const GO_ON = [0.97, 0.93, 0.98, 0.96, 0.95, 0.95, 0.94, 0.97, 0.84, 0.86, 0.97, 0.98];

type Random = () => number;

/** The same quarter every time. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

function weighted<Item extends { share: number }>(random: Random, items: readonly Item[]): Item {
  let rest = random() * items.reduce((sum, { share }) => sum + share, 0);
  for (const item of items) {
    rest -= item.share;
    if (rest < 0) return item;
  }
  return items[0] as Item;
}

/** An id that sorts by time, as the intake's do. */
function idAt(at: number, random: Random): string {
  const hex = at.toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(String(random())).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${rest.slice(0, 3)}-a${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

/** More on weekdays, and more towards today. */
const leadsOn = (day: number, weekday: number, random: Random) =>
  Math.round((weekday === 0 || weekday === 6 ? 2 : 6) * (0.6 + day / DAYS) * (0.6 + random() * 0.9));

function quizDetails(random: Random, name: string, email: string, company: string): string {
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => {
      if ('options' in question) {
        const options: readonly string[] = question.options;
        const count = question.type === 'single' ? 1 : 1 + Math.floor(random() * 3);
        return [question.id, [...new Set(Array.from({ length: count }, () => pick(random, options)))]];
      }
      const typed: Record<string, string> = { name, email, company };
      return [question.id, typed[question.id] ?? ''];
    }),
  );
  return JSON.stringify({ answers });
}

function statusOf(age: number, kind: LeadKind, random: Random): LeadStatus {
  if (kind === 'newsletter' || random() > age / 9) return 'new';
  const roll = random();
  return roll < 0.38 ? 'contacted' : roll < 0.66 ? 'qualified' : roll < 0.82 ? 'won' : 'lost';
}

function makeLead(at: number, now: number, random: Random): LeadRow {
  const { kind } = weighted(random, KINDS);
  const source = weighted(random, SOURCES);
  const [first, last] = [pick(random, FIRST), pick(random, LAST)];
  const company = `${pick(random, PLACE)} ${pick(random, TRADE)}`;
  const email = `${first}.${last}@${company.toLowerCase().replaceAll(' ', '-')}.example`.toLowerCase();
  const anonymous = kind === 'newsletter';
  return {
    id: idAt(at, random),
    kind,
    person: email,
    email,
    first_name: anonymous ? '' : first,
    last_name: anonymous ? '' : last,
    company: anonymous ? '' : company,
    phone: kind === 'deck' && random() < 0.4 ? `+1 555 01${Math.floor(10 + random() * 89)}` : '',
    details: kind === 'quiz' ? quizDetails(random, `${first} ${last}`, email, company) : '{}',
    page:
      kind === 'deck' ? PATHS.socialOs : kind === 'quiz' ? PATHS.quiz : pick(random, Object.values(PATHS)),
    referrer: source.referrer,
    utm: JSON.stringify(source.utm),
    consent: consent[kind],
    consent_version: consent.version,
    first_page: PATHS.home,
    language: 'en',
    suspicion: random() < 0.02 ? 'form was filled in 210 ms' : null,
    fingerprint: null,
    created_at: at,
    status: statusOf((now - at) / DAY, kind, random),
  };
}

const DELIVERIES: Readonly<Record<LeadKind, readonly string[]>> = {
  deck: ['deck-mail', 'operator-mail', 'forward'],
  newsletter: ['newsletter-confirm', 'operator-mail'],
  quiz: ['quiz-report', 'operator-mail'],
};

function makeDeliveries(lead: LeadRow, random: Random): DeliveryRow[] {
  return DELIVERIES[lead.kind].map((kind) => {
    const failed = kind === 'forward' && random() < 0.04;
    const state: DeliveryState = lead.suspicion ? 'held' : failed ? 'dead' : 'done';
    return {
      id: idAt(lead.created_at + 1, random),
      lead_id: lead.id,
      kind,
      state,
      attempts: state === 'done' ? 1 : state === 'dead' ? 11 : 0,
      next_at: lead.created_at,
      target: '',
      message_id: '',
      lease_owner: null,
      lease_beat: 0,
      note:
        state === 'held'
          ? `suspected spam: ${lead.suspicion}`
          : state === 'dead'
            ? 'the receiver answered 502'
            : '',
      created_at: lead.created_at,
      finished_at: state === 'held' ? null : lead.created_at + 4_000,
    };
  });
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += 200) await insert(rows.slice(start, start + 200));
}

export async function fillSample(
  { db }: Store,
  now: number,
  team: string,
  days: number = DAYS,
): Promise<void> {
  const random = seeded(7);
  const leads: LeadRow[] = [];
  for (let day = DAYS - days; day < DAYS; day += 1) {
    const start = now - (DAYS - day) * DAY;
    const count = leadsOn(day, new Date(start).getUTCDay(), random);
    for (let index = 0; index < count; index += 1)
      leads.push(makeLead(Math.round(start + random() * 23 * HOUR), now, random));
  }
  leads.sort((a, b) => a.created_at - b.created_at);
  await insertAll(leads, (chunk) =>
    db
      .insertInto('leads')
      .values(chunk.map((lead) => ({ ...lead, ...leadFacets(lead) })))
      .execute(),
  );
  await insertAll(
    leads.flatMap((lead) => makeDeliveries(lead, random)),
    (chunk) => db.insertInto('deliveries').values(chunk).execute(),
  );
  const asked = new Map(
    leads
      .filter(({ kind, suspicion }) => kind === 'newsletter' && !suspicion)
      .map((lead) => [lead.person, lead]),
  );
  await insertAll([...asked.values()], (chunk) =>
    db
      .insertInto('subscribers')
      .values(
        chunk.map((lead) => {
          const confirmed = random() < 0.81;
          const left = confirmed && random() < 0.07;
          return {
            id: idAt(lead.created_at + 2, random),
            person: lead.person,
            email: lead.email,
            state: left ? 'unsubscribed' : confirmed ? 'confirmed' : 'pending',
            lead_id: lead.id,
            requested_at: lead.created_at,
            confirmed_at: confirmed ? lead.created_at + HOUR : null,
            unsubscribed_at: left ? Math.min(now, lead.created_at + 20 * DAY) : null,
          } as const;
        }),
      )
      .execute(),
  );
  await fillBookings(db, leads, now, random);
  await fillNotes(db, leads, team, random);
  await fillInsight(db, leads, now, random);
}

/** Who was spoken to or won over had a call. */
async function fillBookings(
  db: Store['db'],
  leads: readonly LeadRow[],
  now: number,
  random: Random,
): Promise<void> {
  const rows = leads
    .filter(({ kind, status }) => kind !== 'newsletter' && (status === 'qualified' || status === 'won'))
    .map((lead) => {
      const booked = lead.created_at + HOUR;
      const start = Math.ceil((booked + 3 * DAY) / HOUR) * HOUR;
      const roll = random();
      return {
        uid: idAt(booked, random).replaceAll('-', ''),
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
        created_at: booked,
        changed_at: booked,
      } as const;
    });
  await insertAll(rows, (chunk) => db.insertInto('bookings').values(chunk).execute());
}

const NOTES = [
  'Called back, asks for a demo with their own inbox. Thursday suits.',
  'Wants the first agent on invoices. Budget is there from next quarter.',
  'Has read the deck. Who else has done this in their trade?',
  'No answer twice. Try once more, then leave it.',
];

async function fillNotes(
  db: Store['db'],
  leads: readonly LeadRow[],
  team: string,
  random: Random,
): Promise<void> {
  const spoken = leads.filter(({ status }) => status !== 'new');
  const rows = spoken
    .filter(() => random() < 0.5)
    .map((lead) => ({
      id: idAt(lead.created_at + 3, random),
      person: lead.person,
      author: team,
      text: pick(random, NOTES),
      created_at: lead.created_at + Math.round(random() * DAY),
    }));
  await insertAll(rows, (chunk) => db.insertInto('notes').values(chunk).execute());
}

/** Views, presses and the quiz, in the proportion of the leads of each day and source. */
async function fillInsight(
  db: Store['db'],
  leads: readonly LeadRow[],
  now: number,
  random: Random,
): Promise<void> {
  const today = Math.floor(now / DAY);
  const rows: Parameters<ReturnType<typeof db.insertInto<'insight'>>['values']>[0][] = [];
  for (let day = today - DAYS + 1; day <= today; day += 1) {
    for (const device of ['desktop', 'phone', 'tablet'] as const) {
      for (const source of SOURCES) {
        const facets = leadFacets({
          ...(leads[0] as LeadRow),
          referrer: source.referrer,
          utm: JSON.stringify(source.utm),
        });
        const share = source.share / 100;
        const part = { desktop: 0.55, phone: 0.4, tablet: 0.05 }[device];
        const views = Math.round((120 + random() * 90) * share * part * (0.6 + (day - today + DAYS) / DAYS));
        const add = (event: string, count: number, page: string, detail = '') => {
          if (count > 0)
            rows.push({
              day,
              event,
              detail,
              page,
              source: facets.source,
              campaign: facets.campaign,
              device,
              count,
            });
        };
        add('view', views, PATHS.home);
        add('view', Math.round(views * 0.3), PATHS.socialOs);
        add('booking-pressed', Math.round(views * 0.035 + random() * 0.6), PATHS.home);
        add('film-played', Math.round(views * 0.08), PATHS.home);
        let at = Math.round(views * 0.22);
        add('quiz-started', at, PATHS.quiz);
        for (const [index, { id }] of QUESTIONS.entries()) {
          add('question-reached', at, PATHS.quiz, id);
          at = Math.floor(at * (GO_ON[index] ?? 1) + random());
          add('question-answered', at, PATHS.quiz, id);
        }
        add('quiz-finished', at, PATHS.quiz);
      }
    }
  }
  await insertAll(rows, (chunk) =>
    db
      .insertInto('insight')
      .values(chunk as never)
      .execute(),
  );
}
