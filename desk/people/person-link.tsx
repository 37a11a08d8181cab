import { Link } from 'wouter';
import { Address } from '../components/address.tsx';
import { cameFrom, type PeopleList } from './came-from.ts';

type PersonLinkProps = { id: string; from: PeopleList; children: string };

/** The name or address of somebody, which leads to all that is known of them. */
export function PersonLink({ id, from, children }: PersonLinkProps) {
  return (
    <Link
      href={`/people/${encodeURIComponent(id)}`}
      state={cameFrom(from)}
      className="text-brand underline underline-offset-4 **:underline"
    >
      <Address>{children}</Address>
    </Link>
  );
}
