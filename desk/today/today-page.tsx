import type { InferResponseType } from 'hono/client';
import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskBookings, deskDeliveryKinds, deskPerson, deskToday } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { joinFacts } from '#domain/typography.ts';
import PhoneIcon from '~icons/lucide/phone';
import { api } from '../api.ts';
import { CallOutcome } from '../bookings/call-outcome.tsx';
import { NoContactBadge } from '../components/badges.tsx';
import { SmallButton } from '../components/buttons.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { QueryView } from '../components/query-view.tsx';
import { DateTime, dayName } from '../components/time.tsx';
import { useRetry } from '../deliveries/use-retry.ts';
import { phoneLink } from '../people/contact-links.ts';
import { useRememberList } from '../people/origin-list.ts';
import { PersonLink } from '../people/person-link.tsx';
import { DueDay, TaskActions } from '../people/tasks.tsx';
import { usePersonChange } from '../people/use-person-change.ts';
import { useRead } from '../use-api.ts';
import { useMe } from '../use-me.ts';

type Today = InferResponseType<typeof api.today.$get>;

export function TodayPage() {
  const today = useRead(api.today);
  const { calls = [], steps = [], hot = [] } = today.data ?? {};
  useRememberList('/', [...calls, ...steps, ...hot]);
  // The list of leads was at this address before version 3.
  if (window.location.search) return <Redirect to={`/leads${window.location.search}`} replace />;
  return (
    <>
      <PageTitle title={deskToday.title} text={dayName(Date.now())} />
      <QueryView query={today}>
        {(data) => (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
            <Section title={deskToday.calls} empty={deskToday.noCalls}>
              {data.calls.map((call) => (
                <Row
                  key={call.id}
                  id={call.id}
                  name={callerName(call)}
                  doNotContact={call.doNotContact}
                  facts={[call.company]}
                >
                  {call.start_at === null ? deskBookings.noTime : <DateTime at={call.start_at} />}
                  {call.isOver ? (
                    <CallOutcome id={call.id} name={callerName(call)} />
                  ) : (
                    call.link && (
                      <a
                        href={call.link}
                        target="_blank"
                        rel="noreferrer"
                        className={buttonClass({ size: 'sm', variant: 'outline' })}
                      >
                        {deskToday.join}
                      </a>
                    )
                  )}
                </Row>
              ))}
            </Section>
            <Section
              title={deskToday.steps}
              empty={deskToday.noSteps}
              className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
            >
              {data.steps.map(({ task, id, name, company, phone, step, at }) => (
                <Row key={task} id={id} name={name} phone={phone} facts={[company]} text={step}>
                  <DueDay at={at} />
                  <TaskActions id={id} task={{ id: task, text: step, at }} />
                </Row>
              ))}
            </Section>
            <Section title={deskToday.hot} empty={deskToday.noHot}>
              {data.hot.map((person) => (
                <Row
                  key={person.id}
                  id={person.id}
                  name={person.name || person.email}
                  phone={person.phone}
                  facts={[person.company, ...(person.readiness?.reasons.slice(0, 2) ?? [])]}
                >
                  <HotPerson id={person.id} owner={person.owner} />
                </Row>
              ))}
            </Section>
            <Failed failed={data.failed} />
          </div>
        )}
      </QueryView>
    </>
  );
}

const callerName = ({ name, email }: Today['calls'][number]) => name || email || deskBookings.unknownPerson;

type SectionProps = { title: string; empty: string; className?: string; children: ReactNode[] };

function Section({ title, empty, className = '', children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className={`${className} rounded-card border border-line bg-surface px-4 py-3`}
    >
      <h2 className="mb-1 text-h3">{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="text-muted">{empty}</p>}
    </section>
  );
}

type RowProps = {
  id: string;
  name: string;
  phone?: string;
  doNotContact?: boolean;
  facts: readonly string[];
  /** Text of the task. */
  text?: string;
  children: ReactNode;
};

function Row({ id, name, phone, doNotContact = false, facts, text, children }: RowProps) {
  const call = phone && fill(deskPerson.call, { number: phone });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="min-w-40 grow basis-0 wrap-anywhere">
        {text && (
          <span className="block font-semibold">
            <bdi>{text}</bdi>
          </span>
        )}
        <PersonLink id={id} from="/">
          {name}
        </PersonLink>
        {doNotContact && <NoContactBadge />}
        <span className="block text-tiny text-muted">
          <bdi>{joinFacts(facts)}</bdi>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
        {phone && (
          <a href={phoneLink(phone)} aria-label={call} title={call} className="icon-button">
            <PhoneIcon aria-hidden="true" className="size-4.5" />
          </a>
        )}
        {children}
      </span>
    </li>
  );
}

function HotPerson({ id, owner }: { id: string; owner: string }) {
  const { email } = useMe();
  const change = usePersonChange(id);
  return (
    <span className="flex flex-wrap gap-1.5">
      {owner !== email && (
        <SmallButton disabled={change.isPending} onClick={() => change.mutate({ owner: email })}>
          {deskToday.take}
        </SmallButton>
      )}
      <SmallButton
        disabled={change.isPending}
        onClick={() => change.mutate({ owner: email, call: 'reached', status: 'contacted' })}
      >
        {deskPerson.calls.reached}
      </SmallButton>
    </span>
  );
}

function Failed({ failed }: Pick<Today, 'failed'>) {
  const retry = useRetry();
  return (
    <Section title={deskToday.failed} empty={deskToday.noFailed}>
      {failed.map(({ kind, count }) => (
        <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
          <Link href="/deliveries" className="grow font-semibold underline-offset-4 hover:underline">
            {fill(deskToday.failedKind, { kind: deskDeliveryKinds[kind] ?? kind, count })}
          </Link>
          <SmallButton
            disabled={retry.isPending}
            onClick={() => retry.mutate({ target: { kind, state: 'dead' }, count })}
          >
            {deskToday.retry}
          </SmallButton>
        </li>
      ))}
    </Section>
  );
}
