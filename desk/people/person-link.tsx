import { Link } from 'wouter';
import { Address } from '../components/address.tsx';
import { cameFrom, type PeopleList } from './came-from.ts';

type PersonLinkProps = { id: string; from: PeopleList; children: string };

export const personPath = (id: string): string => `/people/${encodeURIComponent(id)}`;

/** Link to the page of a person. A click anywhere in its row follows it. */
export function PersonLink({ id, from, children }: PersonLinkProps) {
  return (
    <Link
      href={personPath(id)}
      state={cameFrom(from)}
      data-row-link={id}
      className="font-semibold text-ink underline-offset-4 hover:underline **:underline-offset-4"
    >
      <Address>{children}</Address>
    </Link>
  );
}
