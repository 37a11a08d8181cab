import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { compliance } from '#content/b2b-sales/b2b-sales.ts';
import CheckIcon from '~icons/lucide/check';

/** The rules that are checked before every message and call. Continues the outreach section, so its title is an h3. */
export function Compliance({ title, text, rules, note }: typeof compliance) {
  return (
    <Section
      id="compliance"
      tone="surface"
      innerClass="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block"
    >
      <div className="grid content-start gap-4 max-sm:gap-3 lg:sticky lg:top-28 lg:self-start">
        <h3 className="max-w-[12em] text-h2 text-balance">{title}</h3>
        <p className="max-w-[32em] text-lead text-balance text-muted">
          <NonBreaking>{text}</NonBreaking>
        </p>
        <p className="max-w-[36em] text-small text-balance text-muted lg:mt-4">{note}</p>
      </div>
      <dl className="relative isolate border-y border-line before:absolute before:inset-y-0 before:start-3 before:-z-1 before:w-px before:bg-brand print:before:hidden">
        {rules.map((rule) => (
          <div
            key={rule.name}
            className="relative grid gap-x-6 gap-y-1 border-line py-4 max-sm:py-2.5 ps-11 not-first:border-t sm:grid-cols-[7.5rem_1fr]"
          >
            <dt className="font-semibold">
              <CheckIcon
                aria-hidden="true"
                className="absolute start-0 size-6 rounded-full bg-brand p-1 text-brand-ink"
              />
              {rule.name}
            </dt>
            <dd className="text-balance text-muted max-sm:text-small max-sm:text-pretty">
              <NonBreaking balanced>{rule.text}</NonBreaking>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
