import { useQuery } from '@tanstack/react-query';
import { deskBooked, deskBookings } from '#content/desk.ts';
import { FACT_SEPARATOR } from '#domain/typography.ts';
import { api, readBody } from '../api.ts';
import { Address } from '../components/address.tsx';
import { DateTime } from '../components/time.tsx';
import { PersonLink } from '../people/person-link.tsx';
import type { LeadFilterState } from './use-lead-filter.ts';

/** People with a booking that matches the search. Their leads do not match, or they have none. */
export function BookedPeople({ state: { search, queryString } }: { state: LeadFilterState }) {
  const matches = useQuery({
    queryKey: ['booked', search],
    queryFn: () => readBody(api.bookings.search.$post({ json: { search } })),
    placeholderData: (previousData) => previousData,
  });
  const { people = [], hasMore = false } = matches.data ?? {};
  if (people.length === 0) return null;
  return (
    <section
      aria-labelledby="booked"
      className="mb-4 rounded-card border border-line bg-surface px-4 pt-3 pb-1"
    >
      <h2 id="booked" className="font-display text-body">
        {deskBooked.title}
      </h2>
      <p className="mb-2 text-tiny text-muted">
        {deskBooked.text} {hasMore && deskBooked.more}
      </p>
      <ul>
        {people.map(({ id, name, email, start_at, status }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
            <PersonLink id={id} from="/leads" search={queryString}>
              {name || email}
            </PersonLink>
            {name && (
              <span className="text-tiny text-muted">
                <Address>{email}</Address>
              </span>
            )}
            <span className="ms-auto text-tiny text-muted">
              {deskBookings.states[status]}
              {start_at !== null && (
                <>
                  {FACT_SEPARATOR}
                  <DateTime at={start_at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
