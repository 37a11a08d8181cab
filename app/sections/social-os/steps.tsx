import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import type { MonthState, MonthStep, socialSteps } from '#content/social-os/social-os.ts';
import type { PLAN, PlanDay } from '#content/social-os/social-plan.ts';

/** Data of the drawing: the days of the month, the edited days and the best theme. */
type MonthData = typeof PLAN & Pick<typeof socialSteps, 'changed' | 'best'> & { plan: readonly PlanDay[] };
type StepsProps = Omit<typeof socialSteps, 'steps'> & MonthData & { steps: readonly MonthStep[] };

/** On phones the month is beside the text of its step, on narrow phones only beside its name. Otherwise it is above. */
const TEXT_CLASS = 'max-sm:col-start-2 max-[24rem]:col-span-full';

/** The same month after each of the four steps. */
export function Steps({ title: heading, months, steps, ...monthData }: StepsProps) {
  return (
    <Section tone="surface" title={heading}>
      <ol className="mt-12 max-sm:mt-5 grid gap-x-6 gap-y-12 max-sm:gap-y-5 sm:grid-cols-2 lg:grid-cols-4 print:mt-6 print:grid-cols-4">
        {steps.map(({ number, title, when, month, description, detail }, i) => (
          <Reveal
            key={title}
            as="li"
            index={i}
            className="grid content-start gap-x-5 max-sm:grid-cols-[--spacing(28)_minmax(0,1fr)] max-[24rem]:grid-cols-[--spacing(24)_minmax(0,1fr)]"
          >
            <Month state={month} label={months[month]} data={monthData} />
            <p className="flex sm:mt-5 max-sm:col-start-2 items-baseline justify-between gap-3 font-mono text-small text-muted">
              <span aria-hidden="true" className="text-brand">
                {String(number).padStart(2, '0')}
              </span>
              {when}
            </p>
            <h3 className="mt-2 text-h3 max-sm:col-start-2">{title}</h3>
            <p className={`${TEXT_CLASS} mt-2 text-balance text-muted max-[24rem]:mt-3`}>{description}</p>
            <p
              className={`${TEXT_CLASS} mt-4 max-sm:hidden border-s-2 border-brand ps-3 font-mono text-tiny text-balance sm:min-h-[2lh]`}
            >
              {detail}
            </p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

const DAY_CLASSES = {
  empty: 'border-control-line',
  draft: 'border-dashed border-control-line',
  approved: 'border-brand bg-brand-wash dark:border-brand/40',
  published: 'brand-fill',
  scheduled: 'border-wait bg-wait-wash',
  best: 'brand-fill',
  other: 'border-brand-wash bg-brand-wash',
} as const;

/** Returns the style of a day, for each state of the month. */
const DAY_STYLES: Record<MonthState, (day: PlanDay, data: MonthData) => keyof typeof DAY_CLASSES> = {
  empty: () => 'empty',
  planned: ({ number }, { changed }) => (changed.includes(number) ? 'draft' : 'approved'),
  running: ({ number }, { today, scheduledUntil }) => {
    if (number <= today) return 'published';
    return number <= scheduledUntil ? 'scheduled' : 'draft';
  },
  measured: ({ theme }, { best }) => (theme === best ? 'best' : 'other'),
};

function Month({ state, label, data }: { state: MonthState; label: string; data: MonthData }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-7 content-start gap-1 rounded-card border border-line bg-paper p-3 max-sm:row-span-3 max-sm:gap-0.5 max-sm:self-start max-sm:p-2 max-[24rem]:row-span-2"
    >
      {data.plan.map((day) => (
        <span
          key={day.number}
          className={`aspect-square rounded-control border max-sm:rounded-none ${DAY_CLASSES[DAY_STYLES[state](day, data)]}`}
        />
      ))}
    </div>
  );
}
