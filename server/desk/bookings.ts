/** Who booked a call: newest first, page by page. */
import { findBookings } from '#server/bookings/queries.ts';
import type { Db } from '#server/store/schema.ts';

const PAGE = 100;

/** `before` is the `next` of the page before. */
export async function readBookings(db: Db, before: string | undefined) {
  const [, at = '', uid = ''] = /^(\d{1,15})_(.+)$/s.exec(before ?? '') ?? [];
  const found = await findBookings(db, {
    limit: PAGE + 1,
    ...(at && { before: { created_at: Number(at), uid } }),
  });
  const rows = found
    .slice(0, PAGE)
    .map(({ uid: id, email, name, company, start_at, status, source, created_at }) => ({
      id,
      email,
      name,
      company,
      start_at,
      status,
      source,
      created_at,
    }));
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.created_at}_${last.id}` : null };
}
