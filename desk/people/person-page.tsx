import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { Link } from 'wouter';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { deskAccess, deskLeads, deskPerson } from '#content/desk.ts';
import { api, keyOf, statusOf } from '../api.ts';
import { Address } from '../components/address.tsx';
import { Download } from '../components/download.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, Failed, Loading } from '../components/states.tsx';
import { Moment } from '../components/time.tsx';
import { useLeadChange } from '../leads/use-lead-change.ts';
import { useCameFrom } from './came-from.ts';
import { EraseButton } from './erase-button.tsx';
import { NoteForm } from './note-form.tsx';
import { Timeline } from './timeline.tsx';

type PersonEndpoint = (typeof api.people)[':id'];
export type Person = InferResponseType<PersonEndpoint['$get']>;

export function PersonPage({ id }: { id: string }) {
  const url = api.people[':id'].$url({ param: { id } });
  // Read again at every visit: what is shown here is acted upon.
  const person = useQuery<Person>({ queryKey: keyOf(url), refetchOnMount: 'always' });
  const list = useCameFrom();
  const back = (
    <Link
      href={list}
      className="mb-3 inline-flex min-h-9 items-center font-semibold text-brand underline-offset-4 hover:underline"
    >
      ← {deskPerson.back[list]}
    </Link>
  );
  if (person.isPending) return <Loading />;
  if (statusOf(person.error) === 404)
    return (
      <>
        {back}
        <Empty title={deskPerson.unknown} />
      </>
    );
  if (person.isError) return <Failed onRetry={person.refetch} />;
  const { data } = person;
  return (
    <>
      {back}
      <PageTitle title={data.name || data.email} text={data.company}>
        {data.held && <Release person={data} />}
        <Download url={api.people[':id'].export.$url({ param: { id } })} request={{}}>
          {deskPerson.exportPerson}
        </Download>
        <EraseButton id={id} email={data.email} />
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-5">
          <NoteForm id={id} />
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="mb-3 text-h3">
              {deskPerson.timeline}
            </h2>
            <Timeline entries={data.timeline} />
          </section>
        </div>
        <aside className="grid gap-5">
          <Facts person={data} />
          <Looks person={data} />
        </aside>
      </div>
    </>
  );
}

function Release({ person }: { person: Person }) {
  const { change } = useLeadChange();
  const ids = person.timeline.flatMap((entry) => (entry.type === 'form' && entry.held ? [entry.id] : []));
  return (
    <>
      <Badge tone="signal">{deskLeads.heldMark}</Badge>
      <Button
        size="sm"
        loading={change.isPending}
        onClick={() => change.mutate({ ids, action: { do: 'release' } })}
      >
        {deskPerson.release}
      </Button>
    </>
  );
}

function Facts({ person }: { person: Person }) {
  const rows = (
    [
      [deskPerson.email, person.email],
      [deskPerson.company, person.company],
      [deskPerson.phone, person.phone],
      [deskPerson.newsletter, deskPerson.newsletterStates[person.newsletter as ''] ?? person.newsletter],
    ] as const
  ).filter(([, value]) => value);
  return (
    <Card className="p-4">
      <h2 className="mb-2 font-display text-body">{deskPerson.facts}</h2>
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="border-t border-line pt-2">
            <dt className="text-tiny text-muted">{label}</dt>
            <dd>
              <Address>{value}</Address>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Looks({ person }: { person: Person }) {
  return (
    <Card className="p-4">
      <h2 className="mb-2 font-display text-body">{deskPerson.looks}</h2>
      <ul className="grid gap-2">
        {person.looks.map(({ at, actor, action, detail }) => (
          <li key={`${at}${actor}${action}`} className="border-t border-line pt-2 text-tiny">
            <span className="flex justify-between gap-2">
              <span className="font-semibold">{deskAccess.actions[action] ?? action}</span>
              <Moment at={at} />
            </span>
            <span className="break-words text-muted">{[actor, detail].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
