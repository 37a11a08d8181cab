import { deskPerson } from '#content/desk.ts';
import { DateField } from './date-field.tsx';
import { Tabs } from './tabs.tsx';
import { localDate, noonOf } from './time.tsx';

const { due } = deskPerson;
type Quick = keyof typeof due.quick;

const inDays = (days: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).getTime();
};
/** Noon of the dates that are chosen most often. Next week starts on its Monday. */
export const QUICK_DATES: Readonly<Record<Quick, () => number>> = {
  today: () => inDays(0),
  tomorrow: () => inDays(1),
  week: () => inDays(8 - (new Date().getDay() || 7)),
};

type DueDateProps = {
  at: number | null;
  onPick: (at: number | null) => void;
  /** For the date field, if its date is not picked before it is complete. */
  onType?: (at: number | null) => void;
};

/** A date for a task: one press for the usual ones, or a date field. */
export function DueDate({ at, onPick, onType = onPick }: DueDateProps) {
  const date = at === null ? '' : localDate(at);
  const names = Object.keys(QUICK_DATES) as Quick[];
  return (
    <>
      <Tabs
        label={due.label}
        value={names.find((name) => localDate(QUICK_DATES[name]()) === date) ?? ('' as Quick)}
        options={names.map((name) => [name, due.quick[name]] as const)}
        onPick={(name) => onPick(QUICK_DATES[name]())}
      />
      <DateField
        label={due.date}
        hideLabel
        value={date}
        onPick={(picked) => onType(picked ? noonOf(picked) : null)}
      />
    </>
  );
}
