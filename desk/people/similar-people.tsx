import { Card } from '#app/components/ui/card.tsx';
import { deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api } from '../api.ts';
import { useRead } from '../use-api.ts';
import { PersonLink } from './person-link.tsx';

/** Links to people with the same phone number or the same mail domain of a company. */
export function SimilarPeople({ id }: { id: string }) {
  const similar = useRead(api.people[':id'].similar, { param: { id } });
  const people = similar.data?.people ?? [];
  if (people.length === 0) return null;
  return (
    <Card className="p-4 max-lg:order-last">
      <h2 className="mb-2 font-display text-body">{deskPerson.similar}</h2>
      <ul className="grid gap-2">
        {people.map(({ id: similarId, name, email, by }) => (
          <li key={similarId} className="border-t border-line pt-2">
            <PersonLink id={similarId} from="/leads">
              {name || email}
            </PersonLink>
            <span className="block text-tiny text-muted">
              {by === 'phone'
                ? deskPerson.samePhone
                : fill(deskPerson.sameDomain, { domain: email.split('@')[1] ?? '' })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
