/** What a colleague has to do today. Includes people whom nobody owns, so that none of them is forgotten. */
import { DAY } from '#domain/timing.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { CALL_MS, findCalls } from '#server/core/bookings/list-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { countOpen } from '#server/core/deliveries/open-deliveries.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { localDays } from '#server/local-days.ts';
import { readDueSteps } from './due.ts';

/** The outcome of older calls is not asked for. */
const ASK_FOR_MS = 14 * DAY;
const MAX_CALLS = 50;
const MAX_HOT_PEOPLE = 20;

export async function readToday(context: CoreContext, timeZone: string) {
  const { store, actor, now } = context;
  const { dayOf, startOf } = localDays(timeZone);
  const tomorrow = startOf(dayOf(now) + 1);
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('today') });
  const calls = await findCalls(store.db, {
    from: now - ASK_FOR_MS,
    until: tomorrow,
    isOpen: true,
    owners: [actor, ''],
    order: 'asc',
    limit: MAX_CALLS,
  });
  const readHot = (owner: string) =>
    readLeadPage(
      store,
      { filter: { readiness: 'hot', status: 'new', owner }, sort: 'newest', after: null },
      { ...context, size: MAX_HOT_PEOPLE },
    );
  const hot = [...(await readHot(actor)).leads, ...(await readHot('')).leads];
  const open = await countOpen(store.db);
  return {
    // The next call first, then those whose outcome is missing.
    calls: calls
      .map((call) => ({ ...call, isOver: call.start < now - CALL_MS }))
      .sort((a, b) => Number(a.isOver) - Number(b.isOver)),
    steps: await readDueSteps(store.db, actor, tomorrow),
    hot: hot.filter(({ do_not_contact }) => !do_not_contact),
    failed: open.filter(({ state }) => state === 'dead').map(({ kind, count }) => ({ kind, count })),
  };
}
