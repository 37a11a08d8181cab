import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { Card } from '#app/components/ui/card.tsx';
import { deskAccess, deskPerson } from '#content/desk.ts';
import { api, keyOf, statusOf } from '../api.ts';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Moment } from '../components/time.tsx';
import { Deliveries } from './deliveries.tsx';
import { NoteForm } from './note-form.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonNavigation } from './person-navigation.tsx';
import { Timeline } from './timeline.tsx';

type PersonEndpoint = (typeof api.people)[':id'];
export type Person = InferResponseType<PersonEndpoint['$get']>;
export type Entry = Person['timeline'][number];
export type EntryOf<Type extends Entry['type']> = Extract<Entry, { type: Type }>;

export function PersonPage({ id }: { id: string }) {
  const url = api.people[':id'].$url({ param: { id } });
  // Read again at every visit: what is shown here is acted upon.
  const person = useQuery<Person>({ queryKey: keyOf(url), refetchOnMount: 'always' });
  return (
    <>
      <PersonNavigation id={id} />
      {statusOf(person.error) === 404 ? (
        <Empty title={deskPerson.unknown} />
      ) : (
        <QueryView query={person}>
          {(data) => (
            <>
              <PersonHead id={id} person={data} />
              <div className="person-grid">
                <NoteForm id={id} />
                <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
                  <section aria-labelledby="timeline">
                    <h2 id="timeline" className="mb-3 text-h3">
                      {deskPerson.timeline}
                    </h2>
                    <Timeline entries={data.timeline} />
                  </section>
                  <Deliveries entries={data.timeline} />
                </div>
                <Activity person={data} />
              </div>
            </>
          )}
        </QueryView>
      )}
    </>
  );
}

function Activity({ person }: { person: Person }) {
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
