import { useEffect, useEffectEvent } from 'react';
import { deskPerson, deskStatuses } from '#content/desk.ts';
import { QUICK_DATES } from '../components/due-date.tsx';
import { onKey } from '../on-key.ts';
import { useMe } from '../use-me.ts';

type QuickChange = Readonly<{
  owner?: string;
  status?: keyof typeof deskStatuses;
  task?: { text: string; at: number };
}>;

/** Keys for the changes of every day: to one person, or to the selected rows of the list. */
export function useQuickKeys(onChange: (change: QuickChange) => void): void {
  const { email } = useMe();
  const run = useEffectEvent(onChange);
  useEffect(() => {
    const addStep = (day: keyof typeof QUICK_DATES) => () =>
      run({ task: { text: deskPerson.nextStepPlaceholder, at: QUICK_DATES[day]() } });
    const statuses = Object.keys(deskStatuses) as (keyof typeof deskStatuses)[];
    return onKey({
      a: () => run({ owner: email }),
      t: addStep('today'),
      m: addStep('tomorrow'),
      w: addStep('week'),
      ...Object.fromEntries(statuses.map((status, index) => [index + 1, () => run({ status })])),
    });
  }, [email]);
}
