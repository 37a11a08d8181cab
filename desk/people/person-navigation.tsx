import { Link, useLocation } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskPerson } from '#content/desk.ts';
import PreviousIcon from '~icons/lucide/chevron-left';
import NextIcon from '~icons/lucide/chevron-right';
import { useKeys } from '../use-keys.ts';
import { originListState, useOriginList, usePreviousAndNext } from './origin-list.ts';
import { personPath } from './person-link.tsx';

/** Links back to the list with its filters, and to the previous and next person. */
export function PersonNavigation({ id }: { id: string }) {
  const { from, search, href } = useOriginList();
  const { previous, next } = usePreviousAndNext(from, id);
  const [, navigate] = useLocation();
  const state = originListState(from, search);
  const openPerson = (personId: string | undefined) =>
    personId && navigate(personPath(personId), { replace: true, state });
  useKeys({ j: () => openPerson(next), k: () => openPerson(previous), u: () => navigate(href) });
  const renderLink = (personId: string | undefined, label: string, Icon: typeof NextIcon) =>
    personId && (
      <Link
        href={personPath(personId)}
        replace
        state={state}
        aria-label={label}
        className={buttonClass({ variant: 'outline', size: 'sm', className: 'px-2.5!' })}
      >
        <Icon aria-hidden="true" />
      </Link>
    );
  return (
    <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline lg:pointer-fine:min-h-9"
      >
        ← {deskPerson.back[from]}
      </Link>
      <span className="flex gap-1.5">
        {renderLink(previous, deskPerson.previousPerson, PreviousIcon)}
        {renderLink(next, deskPerson.nextPerson, NextIcon)}
      </span>
    </div>
  );
}
