import { useEffect, useRef, useState } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskBookings, deskLeads, deskPerson, deskReadiness, sourceName } from '#content/desk.ts';
import { joinFacts } from '#domain/typography.ts';
import MoreIcon from '~icons/lucide/ellipsis';
import EditIcon from '~icons/lucide/pencil';
import NoContactIcon from '~icons/lucide/phone-off';
import EraseIcon from '~icons/lucide/trash-2';
import { api } from '../api.ts';
import { ReadinessBadge } from '../components/badges.tsx';
import { SmallButton } from '../components/buttons.tsx';
import { Download } from '../components/download.tsx';
import { Menu } from '../components/menu.tsx';
import { useTabTitle } from '../components/page-title.tsx';
import { dateText, dateTimeText } from '../components/time.tsx';
import { useLeadChange } from '../leads/use-lead-change.ts';
import { Contact } from './contact.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import type { Person } from './person.ts';
import { TeamFields } from './team-fields.tsx';
import { usePersonChange } from './use-person-change.ts';
import { useQuickKeys } from './use-quick-keys.ts';

/** Name, company, contact links, and the menu with all actions. */
export function PersonHead({ id, person }: { id: string; person: Person }) {
  const [isErasing, setIsErasing] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const change = usePersonChange(id);
  useQuickKeys(change.mutate);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = person.name || person.email || deskBookings.unknownPerson;
  useTabTitle(name);
  // Focus the heading, so that screen readers and keyboard users start there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const newsletter = person.newsletter as keyof typeof deskPerson.newsletterStates;
  const facts = [
    person.readiness?.role,
    person.company,
    // Otherwise they are on the buttons to call and to write.
    ...(person.doNotContact ? [person.name && person.email, person.phone] : []),
    newsletter && `${deskPerson.newsletter}: ${deskPerson.newsletterStates[newsletter] ?? newsletter}`,
  ];
  return (
    <header className="mb-5 grid grid-cols-1 gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.75rem] leading-tight tracking-tight wrap-anywhere outline-none"
          >
            <bdi>{name}</bdi>
          </h1>
          <p className="wrap-anywhere text-muted">
            <bdi>{joinFacts(facts)}</bdi>
          </p>
        </div>
        <Menu
          label={deskPerson.actions}
          button={<MoreIcon aria-hidden="true" />}
          buttonClass={buttonClass({ variant: 'outline', size: 'sm', className: 'px-2.5!' })}
        >
          <Download look="item" url={api.people[':id'].export.$url({ param: { id } })} request={{}}>
            {deskPerson.exportPerson}
          </Download>
          <button type="button" className="menu-item" onClick={() => setIsCorrecting(true)}>
            <EditIcon aria-hidden="true" className="size-4" />
            {deskPerson.correct}
          </button>
          <button
            type="button"
            className="menu-item"
            onClick={() => change.mutate({ doNotContact: !person.doNotContact })}
          >
            <NoContactIcon aria-hidden="true" className="size-4" />
            {person.doNotContact ? deskPerson.allowContact : deskPerson.doNotContact}
          </button>
          <button type="button" className="menu-item text-danger" onClick={() => setIsErasing(true)}>
            <EraseIcon aria-hidden="true" className="size-4" />
            {deskPerson.erase}
          </button>
        </Menu>
      </div>
      {person.doNotContact ? (
        <p className="font-semibold text-danger">{deskPerson.noContact}</p>
      ) : (
        <Contact id={id} person={person} />
      )}
      <Summary id={id} person={person} />
      {person.quarantined && <ReleaseForms person={person} />}
      <CorrectDialog id={id} person={person} open={isCorrecting} onClose={() => setIsCorrecting(false)} />
      <EraseDialog id={id} email={person.email} open={isErasing} onClose={() => setIsErasing(false)} />
    </header>
  );
}

/** Readiness, dates and source, then status, owner and next step. */
function Summary({ id, person }: { id: string; person: Person }) {
  const { readiness, source, keptUntil } = person;
  const facts: readonly [string, string][] = [
    [deskReadiness.call, typeof readiness?.nextCall === 'number' ? dateTimeText(readiness.nextCall) : ''],
    [deskPerson.source, sourceName(source)],
    [deskPerson.keptUntil, keptUntil === null ? '' : dateText(keptUntil)],
  ];
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      <TeamFields id={id} person={person} />
      {readiness && (
        <div className="grid gap-1">
          <span className="text-tiny font-semibold text-muted">{deskReadiness.title}</span>
          <span className="flex min-h-9 flex-wrap items-center gap-2">
            <ReadinessBadge level={readiness.level} />
            {joinFacts(readiness.reasons)}
          </span>
        </div>
      )}
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="grid gap-1">
            <span className="text-tiny font-semibold text-muted">{label}</span>
            <span className="min-h-9 content-center">
              <bdi className="wrap-anywhere">{value}</bdi>
            </span>
          </div>
        ))}
    </div>
  );
}

function ReleaseForms({ person }: { person: Person }) {
  const { change } = useLeadChange();
  const ids = person.timeline.flatMap((entry) =>
    entry.type === 'form' && entry.quarantined ? [entry.id] : [],
  );
  return (
    <div className="flex items-center gap-3">
      <Badge tone="signal">{deskLeads.heldBadge}</Badge>
      <SmallButton
        loading={change.isPending}
        onClick={() => change.mutate({ ids, action: { do: 'release' } })}
      >
        {deskPerson.release}
      </SmallButton>
    </div>
  );
}
