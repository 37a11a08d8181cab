/**
 * Paces the mails that strangers can cause, so that nobody can use the forms to flood a domain. A mail that is too early
 * gets the next free time and waits in the outbox.
 */
import { sql } from 'kysely';
import { emailKeyOf } from '#domain/email.ts';
import { DAY, HOUR, MINUTE } from '#domain/timing.ts';
import type { Db } from '#server/store/schema.ts';

/** Mails that may go to a domain at once, and afterwards in each minute. */
const PER_DOMAIN = { burst: 60, perMinute: 30 } as const;
/** Slots are given for this long. A time further ahead, by more than clocks differ, was written by a wrong clock. */
export const MAX_AHEAD_MS = DAY;
const CLOCK_SLACK_MS = HOUR;
/** A mail that is later than this has lost its slot, so that mails of a whole outage do not leave at once. */
const SLOT_LIFE_MS = MINUTE;
const ALL_DOMAINS = '';

/** Thrown for a mail that has to wait; the attempt is not counted. Without a slot, it asks for one at that time. */
export class PostponedError extends Error {
  readonly until: number;
  readonly slotAt: number | null;
  constructor(until: number, slotAt: number | null) {
    super('too many mails to this domain');
    this.until = until;
    this.slotAt = slotAt;
  }
}

/** Reserves the next slot and returns its time; undefined if all are taken. */
async function reserve(
  db: Db,
  domain: string,
  { burst, perMinute }: Readonly<Record<'burst' | 'perMinute', number>>,
  now: number,
) {
  const intervalMs = Math.ceil(MINUTE / perMinute);
  const earliest = now - (burst - 1) * intervalMs;
  const latest = now + MAX_AHEAD_MS;
  const { rows } = await sql<{ next_at: number }>`
    insert into mail_pace (domain, next_at) values (${domain}, ${earliest + intervalMs})
    on conflict (domain) do update set next_at = case
      when mail_pace.next_at between ${earliest} and ${latest} then mail_pace.next_at + ${intervalMs}
      when mail_pace.next_at between ${latest} and ${latest + intervalMs + CLOCK_SLACK_MS} then mail_pace.next_at
      else ${earliest + intervalMs} end
    returning next_at`.execute(db);
  const slot = Number(rows[0]?.next_at ?? now) - intervalMs;
  return slot <= latest - intervalMs ? slot : undefined;
}

/** Labels under which registries sell domains, such as co.uk. */
const REGISTRY_LABELS = new Set(['ac', 'co', 'com', 'edu', 'go', 'gov', 'ne', 'net', 'or', 'org']);

/** The domain that somebody registered: subdomains often share a mail server. */
export function registeredDomain(address: string): string {
  const labels = (emailKeyOf(address).split('@').at(-1) ?? '').split('.').filter(Boolean);
  const [registry = '', topLevel = ''] = labels.slice(-2);
  return labels.slice(topLevel.length === 2 && REGISTRY_LABELS.has(registry) ? -3 : -2).join('.');
}

type PaceOptions = Readonly<{ to: string; slotAt: number | null; now: number; mailsPerMinute: number }>;

/**
 * Throws if the mail has to wait. `slotAt`: the slot that it got before, negative for one of its domain only. All domains
 * together are asked when the domain allows the mail, so that a flood on one domain delays no other.
 */
export async function paceMail(db: Db, { to, slotAt, now, mailsPerMinute }: PaceOptions): Promise<void> {
  const isCurrent = slotAt !== null && now - Math.abs(slotAt) <= SLOT_LIFE_MS;
  if (isCurrent && slotAt > 0) return;
  const waitFor = (slot: number | undefined, sign: 1 | -1) => {
    if (slot === undefined) throw new PostponedError(now + HOUR, null);
    if (slot > now) throw new PostponedError(slot, sign * slot);
  };
  if (!isCurrent) waitFor(await reserve(db, registeredDomain(to), PER_DOMAIN, now), -1);
  waitFor(await reserve(db, ALL_DOMAINS, { burst: mailsPerMinute, perMinute: mailsPerMinute }, now), 1);
}
