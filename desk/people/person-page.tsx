import { deskPerson } from '#content/desk.ts';
import { api, errorStatus } from '../api.ts';
import { Empty, QueryView } from '../components/query-view.tsx';
import { useRead } from '../use-api.ts';
import { Deliveries } from './deliveries.tsx';
import { NoteForm } from './note-form.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonNavigation } from './person-navigation.tsx';
import { SimilarPeople } from './similar-people.tsx';
import { Tasks } from './tasks.tsx';
import { Timeline } from './timeline.tsx';

export function PersonPage({ id }: { id: string }) {
  const person = useRead(api.people[':id'], { param: { id } });
  return (
    <>
      <PersonNavigation id={id} />
      {errorStatus(person.error) === 404 ? (
        <Empty title={deskPerson.unknown} />
      ) : (
        <QueryView query={person}>
          {(data) => (
            <>
              <PersonHead id={id} person={data} />
              <div className="person-grid">
                <div className="contents gap-5 lg:grid">
                  <NoteForm id={id} />
                  <SimilarPeople id={id} />
                </div>
                <div className="contents min-w-0 gap-5 lg:grid lg:col-start-1 lg:row-span-2 lg:row-start-1">
                  <Tasks id={id} tasks={data.tasks} />
                  <section aria-labelledby="timeline">
                    <h2 id="timeline" className="mb-3 text-h3">
                      {deskPerson.timeline}
                    </h2>
                    <Timeline entries={data.timeline} />
                  </section>
                  <Deliveries entries={data.timeline} />
                </div>
              </div>
            </>
          )}
        </QueryView>
      )}
    </>
  );
}
