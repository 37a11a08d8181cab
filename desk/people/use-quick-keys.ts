import { deskPerson, deskStatuses } from '#content/desk.ts';
import { QUICK_DATES } from '../components/due-date.tsx';
import { useKeys } from '../use-keys.ts';
import { useMe } from '../use-me.ts';
import type { PersonChange } from './use-person-change.ts';

const STATUSES = Object.keys(deskStatuses) as (keyof typeof deskStatuses)[];

/** Keys for the changes of every day: to one person, or to the selected rows of the list. */
export function useQuickKeys(
  onChange: (change: Pick<PersonChange, 'owner' | 'status' | 'task'>) => void,
): void {
  const { email } = useMe();
  const addStep = (day: keyof typeof QUICK_DATES) => () =>
    onChange({ task: { text: deskPerson.nextStepPlaceholder, at: QUICK_DATES[day]() } });
  useKeys({
    a: () => onChange({ owner: email }),
    t: addStep('today'),
    m: addStep('tomorrow'),
    w: addStep('week'),
    ...Object.fromEntries(STATUSES.map((status, index) => [index + 1, () => onChange({ status })])),
  });
}
