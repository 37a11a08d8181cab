import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type ComplianceProps = {
  title: string;
  text: string;
  rules: readonly { name: string; text: string }[];
  note: string;
};

/** Belongs to the outreach above: the rules that come before every message and call, in one row. */
export function Compliance({ title, text, rules, note }: ComplianceProps) {
  return (
    <Section id="compliance" tone="surface">
      <div className="grid items-end gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h3 className="max-w-[17em] text-quote">{title}</h3>
        <p className="max-w-[32em] text-balance text-muted">{text}</p>
      </div>
      <dl className="mt-10 grid gap-x-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:grid-cols-2">
        {rules.map((rule) => (
          <div key={rule.name} className="grid content-start gap-1.5 border-t-2 border-brand py-4">
            <dt className="font-semibold">{rule.name}</dt>
            <dd className="text-small text-muted">
              <NonBreaking>{rule.text}</NonBreaking>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-balance text-muted">{note}</p>
    </Section>
  );
}
