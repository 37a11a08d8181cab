import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskDeliveryKinds, deskPerson, deskStatuses } from '#content/desk.ts';
import { useRetry } from '../care/use-retry.ts';
import { StateMark } from '../components/badges.tsx';
import { Select } from '../components/select.tsx';
import { Moment, momentText } from '../components/time.tsx';
import { useLeadChange } from '../leads/use-lead-change.ts';
import type { Person } from './person-page.tsx';

type Entry = Person['timeline'][number];
type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;

export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="grid gap-0 border-l-2 border-line pl-5">
      {entries.map((entry) => (
        <li key={'id' in entry ? entry.id : entry.type} className="relative pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2 border-paper ${entry.type === 'delivery' ? 'bg-control-line' : 'bg-brand'}`}
          />
          <Shown entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Shown({ entry }: { entry: Entry }) {
  if (entry.type === 'form') return <FormEntry entry={entry} />;
  if (entry.type === 'delivery') return <DeliveryEntry entry={entry} />;
  if (entry.type === 'note')
    return (
      <Head title={deskPerson.noteBy(entry.author)} at={entry.at}>
        <p className="rounded-card border border-line bg-surface p-3 break-words whitespace-pre-wrap">
          <bdi>{entry.text}</bdi>
        </p>
      </Head>
    );
  if (entry.type === 'booking')
    return (
      <Head title={deskPerson.bookings[entry.status]} at={entry.at}>
        <p className="text-muted">
          {[entry.title, entry.start_at !== null && momentText(entry.start_at), entry.reason, entry.source]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Head>
    );
  return <Head title={entry.type === 'confirmed' ? deskPerson.confirmed : deskPerson.left} at={entry.at} />;
}

function Head({ title, at, children }: { title: ReactNode; at: number; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-body text-small font-semibold!">{title}</h3>
        <Moment at={at} />
      </div>
      {children}
    </div>
  );
}

function FormEntry({ entry }: { entry: EntryOf<'form'> }) {
  const { change } = useLeadChange();
  const campaign = Object.entries(entry.came.utm)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  const facts = [
    [deskPerson.page, entry.came.page],
    [deskPerson.came, [entry.came.source, entry.came.referrer, campaign].filter(Boolean).join(' · ')],
    [deskPerson.consent, entry.consent],
  ].filter(([, value]) => value);
  return (
    <Head title={deskPerson.forms[entry.kind]} at={entry.at}>
      <div className="grid gap-3 rounded-card border border-line bg-surface p-3">
        {entry.held && <p className="font-semibold text-signal">{deskPerson.heldAs(entry.held)}</p>}
        <Select
          label={deskPerson.forms[entry.kind]}
          hideLabel
          className="max-w-40"
          value={entry.status}
          options={Object.entries(deskStatuses)}
          onPick={(status) =>
            change.mutate({
              ids: [entry.id],
              action: { do: 'status', status: status as keyof typeof deskStatuses },
            })
          }
        />
        <Facts rows={facts as [string, string][]} />
        {entry.recommended.length > 0 && (
          <div className="grid gap-1">
            <p className="text-tiny text-muted">{deskPerson.recommended}</p>
            <ul className="grid gap-1.5">
              {entry.recommended.map(({ title, why }) => (
                <li key={title}>
                  <span className="font-semibold">{title}</span> <span className="text-muted">{why}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {entry.answers.length > 0 && (
          <details>
            <summary className="min-h-9 content-center font-semibold">{deskPerson.answers}</summary>
            <Facts rows={entry.answers.map(({ label, value }) => [label, value])} />
          </details>
        )}
      </div>
    </Head>
  );
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[minmax(0,11rem)_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DeliveryEntry({ entry }: { entry: EntryOf<'delivery'> }) {
  const retry = useRetry();
  const details = [
    entry.attempts > 0 && deskPerson.attempts(entry.attempts),
    entry.next_at !== null && deskPerson.next(momentText(entry.next_at)),
  ].filter(Boolean);
  return (
    <Head title={deskDeliveryKinds[entry.kind] ?? entry.kind} at={entry.at}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny">
        <StateMark state={entry.state} />
        <span className="text-muted">{details.join(', ')}</span>
        {entry.note && <span className="w-full break-words text-muted">{entry.note}</span>}
        {entry.state !== 'done' && entry.state !== 'skipped' && (
          <Button
            size="sm"
            variant="outline"
            loading={retry.isPending}
            onClick={() => retry.mutate({ target: { id: entry.id } })}
          >
            {deskPerson.retry}
          </Button>
        )}
      </div>
    </Head>
  );
}
