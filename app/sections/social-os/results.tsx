import type { CSSProperties } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import type { socialResults } from '#content/social-os/social-os.ts';

export function Results({ title, saved, figures }: typeof socialResults) {
  const totalHours = saved.tasks.reduce((sum, task) => sum + task.high, 0);
  /** Each bar starts where the previous one ends, so that together they are the hours saved. */
  const startOf = (index: number) => saved.tasks.slice(0, index).reduce((sum, task) => sum + task.high, 0);
  return (
    <Section tone="surface" title={title}>
      <div className="mt-12 grid gap-x-16 gap-y-12 max-sm:mt-6 max-sm:gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <p className="@container md:max-lg:flex md:max-lg:items-end md:max-lg:gap-6">
          <span className="block shrink-0 font-display text-[min(clamp(6rem,4rem+10vw,12.5rem),36cqi)] leading-[0.8] tracking-[-0.02em] whitespace-nowrap text-brand">
            {saved.value}
          </span>
          <span className="mt-6 max-sm:mt-4 block">
            <span className="block text-h3">{saved.label}</span>
            <span className="mt-2 block max-w-[26em] text-small text-balance text-muted">{saved.basis}</span>
          </span>
        </p>
        <Reveal>
          <table className="w-full text-start">
            <caption className="sr-only">{saved.caption}</caption>
            <tbody>
              {saved.tasks.map(({ name, low, high }, i) => (
                <tr key={name} className="relative border-y border-line">
                  <th scope="row" className="py-5 max-sm:py-3 pe-4 text-body font-medium">
                    {name}
                  </th>
                  <td className="w-1/2 max-sm:w-0 lg:max-nav:w-1/4" aria-hidden="true">
                    <span className="relative block h-3 rounded-full bg-raised max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-1">
                      {Object.entries({ high, low }).map(([bound, hours]) => (
                        <span
                          key={bound}
                          style={
                            {
                              '--bar': i,
                              insetInlineStart: `${(startOf(i) / totalHours) * 100}%`,
                              width: `${(hours / totalHours) * 100}%`,
                            } as CSSProperties
                          }
                          className={`theme-bar absolute inset-y-0 origin-(--start) rounded-full bg-brand ${bound === 'high' ? 'opacity-40' : ''}`}
                        />
                      ))}
                    </span>
                  </td>
                  <td className="py-5 max-sm:py-3 ps-4 text-end tabular-nums whitespace-nowrap">
                    {saved.hours(low, high)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p aria-hidden="true" className="mt-4 flex justify-end gap-5 text-tiny text-muted">
            {Object.entries(saved.bounds).map(([bound, label]) => (
              <span key={bound} className="flex items-center gap-2">
                <span className={`h-2 w-5 rounded-full bg-brand ${bound === 'high' ? 'opacity-40' : ''}`} />
                {label}
              </span>
            ))}
          </p>
        </Reveal>
      </div>
      <dl className="mt-14 max-sm:mt-5 grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-3">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="grid content-start gap-x-4 gap-y-2 bg-surface p-5 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-baseline max-sm:py-2.5 sm:py-8 md:px-8"
          >
            <dt className="order-2 text-muted">{label}</dt>
            <dd className="font-display text-h2 sm:text-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
