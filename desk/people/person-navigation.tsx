import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskPerson } from '#content/desk.ts';
import PreviousIcon from '~icons/lucide/chevron-left';
import NextIcon from '~icons/lucide/chevron-right';
import { onKey } from '../on-key.ts';
import { cameFrom, useCameFrom, useNeighbours } from './came-from.ts';
import { personPath } from './person-link.tsx';

/** Links back to the list with its filters, and to the previous and next person. */
export function PersonNavigation({ id }: { id: string }) {
  const { from, search, href } = useCameFrom();
  const { previous, next } = useNeighbours(from, id);
  const [, go] = useLocation();
  const state = cameFrom(from, search);
  const open = useEffectEvent((to: string | undefined) => {
    if (to) go(personPath(to), { replace: true, state });
  });
  const back = useEffectEvent(() => go(href));
  useEffect(() => onKey({ j: () => open(next), k: () => open(previous), u: () => back() }), [next, previous]);
  const step = (to: string | undefined, label: string, Icon: typeof NextIcon) =>
    to && (
      <Link
        href={personPath(to)}
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
        {step(previous, deskPerson.previousPerson, PreviousIcon)}
        {step(next, deskPerson.nextPerson, NextIcon)}
      </span>
    </div>
  );
}
