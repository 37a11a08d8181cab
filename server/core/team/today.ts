/** Reads the calls, steps and new leads of a colleague for today. Includes people whom nobody of the team owns, so that none is forgotten. */
import { DAY } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { findCalls } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { countOpen } from '#server/core/deliveries/open-deliveries.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { localDays } from '#server/local-days.ts';
import { readDueSteps } from './due.ts';

/** The outcome of older calls is not asked for. */
const ASK_FOR_MS = 14 * DAY;
const MAX_CALLS = 50;
const MAX_HOT_PEOPLE = 20;

export async function readToday(context: CoreContext, team: readonly string[], timeZone: string) {
  const { store, actor, now } = context;
  const { dayOf, startOf } = localDays(timeZone);
  const tomorrow = startOf(dayOf(now) + 1);
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('today') });
  const formerOwners = await store.db
    .selectFrom('people')
    .select('owner')
    .distinct()
    .where('owner', 'not in', ['', ...team])
    .execute();
  const owners = [actor, '', ...formerOwners.map(({ owner }) => owner)];
  const open = { now, openOf: owners, limit: MAX_CALLS };
  const ahead = await findCalls(store.db, { ...open, when: 'upcoming', until: tomorrow });
  const over = await findCalls(store.db, { ...open, when: 'past', from: now - ASK_FOR_MS });
  const readHot = (owner: string) => {
    const filter = { readiness: 'hot', status: 'new', owner } as const;
    return readLeadPage(store, { filter, sort: 'newest', after: null }, { ...context, size: MAX_HOT_PEOPLE });
  };
  const hot = (await Promise.all(owners.map(readHot))).flatMap(({ leads }) => leads);
  const deliveries = await countOpen(store.db);
  return {
    // The next call first, then those whose outcome is missing.
    calls: [
      ...ahead.map((call) => ({ ...call, isOver: false })),
      ...over.map((call) => ({ ...call, isOver: true })),
    ],
    steps: await readDueSteps(store.db, owners, tomorrow),
    hot: hot.filter(({ do_not_contact }) => !do_not_contact),
    failed: deliveries.filter(({ state }) => state === 'dead').map(({ kind, count }) => ({ kind, count })),
  };
}
