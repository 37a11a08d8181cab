/** `submissions retention`: shows what will be erased, and confirms it. */
import {
  confirmPlan,
  isRecording,
  RETENTION_POLICY,
  readPlan,
  waitsForConfirmation,
} from '#server/core/retention/plan.ts';
import { type Command, fail, formatMinute, pluralize, succeed } from './command.ts';

export const retention: Command = async ({ store, now }, _args, { confirm, json }) => {
  const isConfirmed = confirm ? await confirmPlan(store.db, now) : undefined;
  const plan = await readPlan(store.db);
  if (!plan || isRecording(plan))
    return fail(
      'Nothing is recorded: RETENTION_DAYS is not set, or the worker has not finished recording.\n',
    );
  const needsConfirmation = waitsForConfirmation(plan);
  const erasesAt = plan.recorded_at + RETENTION_POLICY.delayMs;
  if (json) {
    const { days, recorded_at, covers_until, due_count, row_count } = plan;
    return succeed(
      `${JSON.stringify({ days, recorded_at, covers_until, due_count, row_count, erasesAt, needsConfirmation })}\n`,
    );
  }
  if (isConfirmed === false) return fail('There is nothing to confirm.\n');
  return succeed(
    [
      `${pluralize(plan.due_count, 'record')} of ${plan.row_count} from before ${formatMinute(plan.covers_until)} (UTC) ${plan.due_count === 1 ? 'is' : 'are'} due.`,
      needsConfirmation
        ? `${plan.reason === 'first' ? 'This is the first time.' : 'This is an unusually large share.'} Nothing is erased until you run: npm run leads -- retention --confirm`
        : `They are erased from ${formatMinute(erasesAt)} (UTC) on.`,
      '',
    ].join('\n'),
  );
};
