import { Link } from 'wouter';
import { Address } from '../components/address.tsx';
import { originListState, type PeopleList } from './origin-list.ts';

type PersonLinkProps = {
  id: string;
  from: PeopleList;
  /** Filters of the list. */
  search?: string;
  children: string;
};

export const personPath = (id: string): string => `/people/${encodeURIComponent(id)}`;

/** Link to the page of a person. A click anywhere in its row follows it. */
export function PersonLink({ id, from, search, children }: PersonLinkProps) {
  return (
    <Link
      href={personPath(id)}
      state={originListState(from, search)}
      data-row-link={id}
      className="font-semibold text-ink underline-offset-4 hover:underline **:underline-offset-4 pointer-coarse:inline-block pointer-coarse:py-2"
    >
      <Address>{children}</Address>
    </Link>
  );
}
