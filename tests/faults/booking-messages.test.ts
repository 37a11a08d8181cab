/** Providers repeat and delay their messages. In any order, the bookings must end in the same state. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { webhook } from '#booking/cal.ts';
import { receiveMessage } from '#server/bookings/received-message.ts';
import { storeBookingMessage } from '#server/bookings/store-booking-message.ts';
import type { Store } from '#server/store/open-store.ts';
import { calWebhooks } from '#server/testing/cal-webhooks.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { NOW } from '#server/testing/submissions.ts';

const STEPS = ['move', 'miss', 'not missed', 'cancel'] as const;
type Step = (typeof STEPS)[number];

/** The messages of a call in the order of the events; `x` becomes the name of the call. */
function createMessages(steps: readonly Step[]): string[] {
  let uid = 'x0';
  const messages = [calWebhooks.created({ uid })];
  for (const [index, step] of steps.entries()) {
    const time = NOW + index + 1;
    const startTime = new Date(Date.UTC(2026, 0, 21 + index)).toISOString();
    if (step === 'cancel') messages.push(calWebhooks.cancelled({ uid, at: time }));
    else if (step !== 'move') messages.push(calWebhooks.noShow(uid, 'Ada@acme.test', step === 'miss', time));
    else {
      const previous = uid;
      uid = `x${index + 1}`;
      messages.push(calWebhooks.rescheduled(previous, { uid, at: time, startTime }));
    }
  }
  return messages;
}

/** Returns the final state of a call. Each call has its own name in the same store. */
function createReplay(store: Store) {
  let callCount = 0;
  return async (messages: readonly string[]) => {
    const call = `call${callCount++}-`;
    for (const text of messages) {
      const data: unknown = JSON.parse(text.replaceAll(/"x(\d)"/g, `"${call}$1"`));
      const message = receiveMessage(webhook.read(data), NOW);
      if (!message) throw new Error('not a message about a booking');
      await storeBookingMessage(store.db, message, { now: NOW, announce: () => [] });
    }
    const rows = await store.db
      .selectFrom('bookings')
      .select(['uid', 'status', 'start_at', 'previous_uid', 'reason'])
      .where('uid', '>=', call)
      .where('uid', '<', `${call}~`)
      .orderBy('uid')
      .execute();
    return JSON.parse(JSON.stringify(rows).replaceAll(call, 'x')) as unknown;
  };
}

describe('the bookings of a call are the same for every order of its messages', () => {
  test.each(DIALECTS)('with repeats (%s)', async (dialect) => {
    const replay = createReplay(await testStore(dialect));
    const messageSequence = fc
      .tuple(fc.array(fc.constantFrom(...STEPS.slice(0, 3)), { minLength: 1, maxLength: 6 }), fc.boolean())
      .map(([steps, isCancelled]) => createMessages(isCancelled ? [...steps, 'cancel'] : steps));
    const shuffled = messageSequence.chain((messages) =>
      fc
        .tuple(
          fc.shuffledSubarray(messages, { minLength: messages.length }),
          fc.shuffledSubarray(messages, { maxLength: 2 }),
        )
        .map(([order, repeats]) => ({ messages, order: [...order, ...repeats] })),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ messages, order }) => {
        expect(await replay(order)).toEqual(await replay(messages));
      }),
      { numRuns: 150 },
    );
  });
});
