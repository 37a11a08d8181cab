/** Who booked, and one person: what is known, what was done, what can be done. */
import { randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deskRefusals } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { personOf as unifiedAddress } from '#domain/email.ts';
import { Refusal } from '#server/errors.ts';
import { erasedName } from '#server/events/person-id.ts';
import { erasePerson } from '#server/leads/erase-person.ts';
import { personRecord } from '#server/leads/person-record.ts';
import { recordAccess, recordLook } from './access.ts';
import { searchBookings } from './booking-search.ts';
import { readBookings } from './bookings.ts';
import { type DeskDeps, type DeskEnv, isStorable, json, query } from './desk-env.ts';
import { personOf, readPerson } from './person.ts';

const BookingsSchema = v.object({ before: v.optional(v.pipe(v.string(), v.maxLength(250))) });
/** A name or an address: it travels in the body. */
const SearchSchema = v.strictObject({ search: v.pipe(v.string(), v.maxLength(200)) });
const NoteSchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(DESK_LIMITS.noteLetters)),
});
/** The address, typed by hand. */
const EraseSchema = v.strictObject({ typed: v.pipe(v.string(), v.maxLength(254)) });

export function personRoutes({ store, settings, clock, announce, wake }: DeskDeps) {
  const person = async (id: string) => {
    const found = isStorable(id) ? await personOf(store, id) : undefined;
    if (found === undefined) throw new Refusal(404, deskRefusals.unknownPerson);
    return found;
  };

  return new Hono<DeskEnv>()
    .get('/bookings', query(BookingsSchema), async (c) =>
      c.json(await readBookings(store.db, c.req.valid('query').before)),
    )
    .post('/bookings/search', json(SearchSchema), async (c) =>
      c.json(await searchBookings(store, c.req.valid('json').search)),
    )
    .get('/people/:id', async (c) => {
      const id = c.req.param('id');
      const subject = await person(id);
      await recordLook(store.db, c.var.user, subject, clock());
      return c.json(await readPerson(store, id, subject));
    })
    .post('/people/:id/notes', json(NoteSchema), async (c) => {
      const subject = await person(c.req.param('id'));
      const now = clock();
      await store.db
        .insertInto('notes')
        .values({
          id: randomUUIDv7(),
          person: subject,
          author: c.var.user,
          text: c.req.valid('json').text,
          created_at: now,
        })
        .execute();
      await recordAccess(store.db, { actor: c.var.user, action: 'noted', subject, now });
      return c.json({ ok: true });
    })
    .post('/people/:id/export', async (c) => {
      const subject = await person(c.req.param('id'));
      const record = await personRecord(store.db, subject);
      await recordAccess(store.db, { actor: c.var.user, action: 'exported', subject, now: clock() });
      c.header('content-disposition', 'attachment; filename="person.json"');
      return c.body(JSON.stringify(record, null, 2), 200, { 'content-type': 'application/json' });
    })
    .post('/people/:id/erase', json(EraseSchema), async (c) => {
      const subject = await person(c.req.param('id'));
      if (unifiedAddress(c.req.valid('json').typed.trim()) !== subject)
        throw new Refusal(422, deskRefusals.otherAddress, { field: 'typed' });
      const { dataDir } = settings;
      const erased = await erasePerson(store, { email: subject, dataDir, now: clock(), announce });
      wake();
      // The address would live on in the record of its own erasure.
      const code = erasedName(subject);
      await recordAccess(store.db, { actor: c.var.user, action: 'erased', subject: code, now: clock() });
      return c.json({ erased, code });
    });
}
