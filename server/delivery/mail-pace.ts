/**
 * Paces the mails that strangers can cause, so that nobody can use the forms to flood a domain. A mail that is too early
 * gets the next free time and waits in the outbox.
 */
import { sql } from 'kysely';
import { emailKeyOf } from '#domain/email.ts';
import { DAY, MINUTE } from '#domain/timing.ts';
import type { Db } from '#server/store/schema.ts';

/** Mails that may go to a domain at once, and afterwards in each minute. */
const PER_DOMAIN = { burst: 60, perMinute: 30 } as const;
/** A time further ahead was written by a wrong clock. */
export const MAX_AHEAD_MS = DAY;
/** Key of the limit for all domains together. */
const ALL_DOMAINS = '';

/** Thrown for a mail that has to wait; the attempt is not counted. */
export class PostponedError extends Error {
  readonly until: number;
  constructor(until: number) {
    super('too many mails to this domain');
    this.until = until;
  }
}

type Limit = Readonly<{ burst: number; perMinute: number }>;

/** Returns the time at which the mail may be sent, and reserves it. */
async function reserve(db: Db, domain: string, { burst, perMinute }: Limit, now: number): Promise<number> {
  const intervalMs = Math.ceil(MINUTE / perMinute);
  const earliest = now - (burst - 1) * intervalMs;
  const { rows } = await sql<{ next_at: number }>`
    insert into mail_pace (domain, next_at) values (${domain}, ${earliest + intervalMs})
    on conflict (domain) do update set next_at = ${intervalMs} + case
      when mail_pace.next_at between ${earliest} and ${now + MAX_AHEAD_MS} then mail_pace.next_at
      else ${earliest} end
    returning next_at`.execute(db);
  return Number(rows[0]?.next_at ?? now) - intervalMs;
}

/** Labels under which registries sell domains, such as co.uk. */
const REGISTRY_LABELS = new Set(['ac', 'co', 'com', 'edu', 'go', 'gov', 'ne', 'net', 'or', 'org']);

/** The domain that somebody registered: subdomains often share a mail server. */
export function registeredDomain(address: string): string {
  const labels = (emailKeyOf(address).split('@').at(-1) ?? '').split('.').filter(Boolean);
  const [registry = '', topLevel = ''] = labels.slice(-2);
  return labels.slice(topLevel.length === 2 && REGISTRY_LABELS.has(registry) ? -3 : -2).join('.');
}

type PaceOptions = Readonly<{ to: string; now: number; mailsPerMinute: number }>;

/** Throws if the mail has to wait. */
export async function paceMail(db: Db, { to, now, mailsPerMinute }: PaceOptions): Promise<void> {
  const times = [
    await reserve(db, registeredDomain(to), PER_DOMAIN, now),
    await reserve(db, ALL_DOMAINS, { burst: mailsPerMinute, perMinute: mailsPerMinute }, now),
  ];
  const until = Math.max(...times);
  if (until > now) throw new PostponedError(until);
}
