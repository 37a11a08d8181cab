import type { ReactNode } from 'react';
import { actionName, deskLeads, deskPerson, sourceName, spamReasonText } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { BY_HAND, UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
import { FACT_SEPARATOR, joinFacts } from '#domain/typography.ts';
import { languageName } from '../components/language-name.ts';
import { DateTime, dateTimeText } from '../components/time.tsx';
import type { TimelineEntry, TimelineEntryOf } from './person.ts';

type ShownEntry = Exclude<TimelineEntry, { type: 'delivery' }>;

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const isView = (entry: TimelineEntry): entry is TimelineEntryOf<'activity'> =>
    entry.type === 'activity' && entry.action === 'viewed';
  const shownEntries = entries.filter(
    (entry): entry is ShownEntry => entry.type !== 'delivery' && !isView(entry),
  );
  const views = entries.filter(isView);
  return (
    <>
      <ol className="grid gap-0 border-s-2 border-line ps-5">
        {shownEntries.map((entry) => (
          <li
            key={'id' in entry ? entry.id : entry.type}
            className={`relative last:pb-0 ${entry.type === 'activity' ? 'pb-3' : 'pb-5'}`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -start-[1.6875rem] size-3 rounded-full border-2 border-paper ${entry.type === 'activity' ? 'bg-control-line' : 'bg-brand'}`}
            />
            <EntryBody entry={entry} />
          </li>
        ))}
      </ol>
      {views.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-9 content-center font-semibold text-muted">
            {plural(deskPerson.views, views.length)}
          </summary>
          {views.map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </details>
      )}
    </>
  );
}

function EntryBody({ entry }: { entry: ShownEntry }) {
  if (entry.type === 'form') return <FormEntry entry={entry} />;
  if (entry.type === 'activity') return <ActivityEntry entry={entry} />;
  if (entry.type === 'note')
    return (
      <EntryWithHeading title={fill(deskPerson.noteBy, { author: entry.author })} at={entry.at}>
        <p className="rounded-card border border-line bg-surface p-3 break-words whitespace-pre-wrap">
          <bdi>{entry.text}</bdi>
        </p>
      </EntryWithHeading>
    );
  if (entry.type === 'booking')
    return (
      <EntryWithHeading title={deskPerson.bookings[entry.status]} at={entry.at}>
        <p className="text-muted">
          {[
            entry.title && <bdi key="title">{entry.title}</bdi>,
            entry.start_at !== null && dateTimeText(entry.start_at),
            entry.reason && <bdi key="reason">{entry.reason}</bdi>,
            sourceName(entry.source),
          ]
            .filter(Boolean)
            .flatMap((part, index) => (index === 0 ? [part] : [FACT_SEPARATOR, part]))}
        </p>
        {entry.note && (
          <p className="rounded-card border border-line bg-surface p-3 break-words">
            <bdi>{entry.note}</bdi>
          </p>
        )}
      </EntryWithHeading>
    );
  return (
    <EntryWithHeading
      title={entry.type === 'confirmed' ? deskPerson.confirmed : deskPerson.unsubscribed}
      at={entry.at}
    />
  );
}

function EntryWithHeading({ title, at, children }: { title: ReactNode; at: number; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-body text-small font-semibold!">{title}</h3>
        <DateTime at={at} />
      </div>
      {children}
    </div>
  );
}

/** One line about a team member who changed or viewed the person. */
function ActivityEntry({ entry: { action, detail, actor, at } }: { entry: TimelineEntryOf<'activity'> }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-tiny text-muted">
      <span className="wrap-anywhere">
        <span className="font-semibold">{(action === 'changed' && detail) || actionName(action)}</span>
        {FACT_SEPARATOR}
        {actor}
      </span>
      <DateTime at={at} />
    </p>
  );
}

function FormEntry({ entry }: { entry: TimelineEntryOf<'form'> }) {
  const { source, referrer, utm, page, firstPage } = entry.visit;
  // `utm_source` is already shown as the source.
  const { utm_source: _, ...campaign } = utm;
  const facts: readonly (readonly [string, string])[] = [
    [deskLeads.agent, entry.assistant],
    [deskPerson.source, sourceName(source)],
    [deskPerson.campaign, joinFacts(Object.values(campaign))],
    [deskPerson.referrer, referrer],
    [deskPerson.firstPage, firstPage],
    [deskPerson.page, page],
    [deskPerson.language, languageName(entry.language)],
    ...(entry.consentVersion === UNVERIFIED_CONSENT
      ? [[deskPerson.consent, deskPerson.consentUnverified] as const]
      : [
          [deskPerson.consent, entry.consent] as const,
          [deskPerson.consentVersion, entry.consentVersion] as const,
        ]),
  ];
  return (
    <EntryWithHeading
      title={entry.consentVersion === BY_HAND ? sourceName(BY_HAND) : deskPerson.forms[entry.kind]}
      at={entry.at}
    >
      <div className="grid gap-3 rounded-card border border-line bg-surface p-3">
        {entry.quarantined && (
          <p className="font-semibold text-signal">
            {fill(deskPerson.suspectedSpam, { why: spamReasonText(entry.quarantined) })}
          </p>
        )}
        {entry.answers.length > 0 && <Facts rows={entry.answers.map(({ label, value }) => [label, value])} />}
        {entry.recommended.length > 0 && (
          <div className="grid gap-1 border-t border-line pt-3">
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
        <div className={`text-tiny ${entry.answers.length > 0 ? 'border-t border-line pt-3' : ''}`}>
          <Facts rows={facts.filter(([, value]) => value)} />
        </div>
      </div>
    </EntryWithHeading>
  );
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[minmax(0,13rem)_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
