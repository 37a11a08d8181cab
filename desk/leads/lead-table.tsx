import type { InferResponseType } from 'hono/client';
import { Fragment, memo } from 'react';
import { Link } from 'wouter';
import { Badge } from '#app/components/ui/badge.tsx';
import { deskKinds, deskLeads, sourceName } from '#content/desk.ts';
import type { api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { ReadinessBadge, StateMark, StatusBadge } from '../components/badges.tsx';
import { DayAndHour, dayName, dayText, localDate, Moment } from '../components/time.tsx';
import { cameFrom } from '../people/came-from.ts';
import { personPath } from '../people/person-link.tsx';
import { colleagueName } from '../use-me.ts';

export type ListedLead = InferResponseType<typeof api.leads.query.$post>['leads'][number];

type LeadTableProps = {
  leads: readonly ListedLead[];
  /** The filters as a query string, for the link back to the list. */
  search: string;
  selected: ReadonlySet<string>;
  newIds: ReadonlySet<string>;
  /** True if sorted by time: then a row separates the days. */
  byDay: boolean;
  onSelect: (ids: readonly string[], on: boolean) => void;
};

const { columns } = deskLeads;
const WIDE = 'hidden md:table-cell';
const ROOMY = 'hidden nav:table-cell';

export function LeadTable({ leads, search, selected, newIds, byDay, onSelect }: LeadTableProps) {
  const all = leads.every(({ id }) => selected.has(id));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed border-collapse">
        <thead className="border-b border-line bg-raised text-tiny text-muted">
          <tr>
            <th scope="col" className="w-11 py-2 ps-2">
              <Tick
                label={deskLeads.selectAll}
                checked={all}
                onChange={(on) =>
                  onSelect(
                    leads.map(({ id }) => id),
                    on,
                  )
                }
              />
            </th>
            <th scope="col" className="py-2 pe-3">
              {columns.person}
            </th>
            <th scope="col" className={`w-[24%] py-2 pe-3 nav:w-[18%] ${WIDE}`}>
              {columns.readiness}
            </th>
            <th scope="col" className={`w-26 py-2 pe-3 ${ROOMY}`}>
              {columns.start}
            </th>
            <th scope="col" className={`w-22 py-2 pe-3 ${ROOMY}`}>
              {columns.call}
            </th>
            <th scope="col" className={`w-[12%] py-2 pe-3 min-[90rem]:w-[14%] ${ROOMY}`}>
              {columns.source}
            </th>
            <th scope="col" className={`w-24 py-2 pe-3 ${ROOMY}`}>
              {columns.owner}
            </th>
            <th scope="col" className={`w-34 py-2 pe-3 ${WIDE}`}>
              {columns.status}
            </th>
            <th scope="col" className={`w-20 py-2 pe-4 text-end ${WIDE}`}>
              {columns.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead, index) => (
            <Fragment key={lead.id}>
              {byDay && dayOf(lead) !== dayOf(leads[index - 1]) && <DayRow at={lead.created_at} />}
              <LeadRow
                lead={lead}
                search={search}
                selected={selected.has(lead.id)}
                isNew={newIds.has(lead.id)}
                onSelect={onSelect}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dayOf = (lead: ListedLead | undefined) => (lead ? localDate(lead.created_at) : '');

/** A row with the name of the day. */
function DayRow({ at }: { at: number }) {
  const day = localDate(at);
  const now = new Date();
  const today = localDate(now.getTime());
  const yesterday = localDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).getTime());
  return (
    <tr data-day={day} className="border-b border-line bg-raised">
      <td colSpan={2} className="px-4 py-1.5 text-tiny font-semibold text-muted">
        {day === today ? deskLeads.today : day === yesterday ? deskLeads.yesterday : dayName(at)}
      </td>
      {/* Two cells, hidden on narrow screens like the columns below: one cell would bring the hidden columns back. */}
      <td colSpan={3} className={WIDE} />
      <td colSpan={4} className={ROOMY} />
    </tr>
  );
}

type LeadRowProps = {
  lead: ListedLead;
  search: string;
  selected: boolean;
  isNew: boolean;
  onSelect: LeadTableProps['onSelect'];
};

/** Memoized, since hundreds of rows may be shown. */
const LeadRow = memo(function LeadRow({ lead, search, selected, isNew, onSelect }: LeadRowProps) {
  const personName = lead.name || lead.email;
  return (
    <tr
      data-lead={lead.id}
      className={`relative border-b border-line last:border-0 focus-within:bg-raised ${selected ? 'bg-brand-wash' : ''} ${isNew ? 'arrived' : ''}`}
    >
      <td className="py-1 ps-2">
        <Tick
          label={deskLeads.select(personName)}
          checked={selected}
          onChange={(on) => onSelect([lead.id], on)}
        />
      </td>
      <td className="py-2 pe-3">
        <Link
          href={personPath(lead.id)}
          state={cameFrom('/', search)}
          data-row-link={lead.id}
          className={`block text-ink underline-offset-4 hover:underline ${lead.isUnread ? 'font-bold' : 'font-medium'}`}
        >
          {lead.isUnread && (
            <span className="me-1.5 inline-block size-2 rounded-full bg-brand align-middle">
              <span className="sr-only">{deskLeads.unread} </span>
            </span>
          )}
          {lead.name ? <bdi className="wrap-anywhere">{lead.name}</bdi> : <Address>{lead.email}</Address>}
        </Link>
        <span className="block truncate text-tiny text-muted">
          <bdi>{lead.name ? lead.company || lead.email : deskLeads.noName}</bdi>
        </span>
        <span className="mt-1 grid gap-1 md:hidden">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {lead.readiness && <ReadinessBadge level={lead.readiness.level} />}
            <Standing lead={lead} />
            {lead.next_step_at !== null && <DueDay at={lead.next_step_at} />}
            <Moment at={lead.created_at} />
          </span>
          <Reasons lead={lead} />
        </span>
      </td>
      <td className={`py-2 pe-3 ${WIDE}`}>
        {lead.readiness && <ReadinessBadge level={lead.readiness.level} />}
        <Reasons lead={lead} />
      </td>
      <td className={`py-2 pe-3 ${ROOMY}`}>{lead.readiness?.start}</td>
      <td className={`py-2 pe-3 ${ROOMY}`}>
        {typeof lead.readiness?.nextCall === 'number' && <DayAndHour at={lead.readiness.nextCall} />}
      </td>
      <td className={`py-2 pe-3 wrap-anywhere ${ROOMY}`}>
        {sourceName(lead.source)}
        <span className="block text-tiny text-muted">
          {[deskKinds[lead.kind], lead.agent && deskLeads.agentMark, lead.campaign]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td className={`py-2 pe-3 ${ROOMY}`}>
        <span className="block truncate" title={lead.owner}>
          {colleagueName(lead.owner)}
        </span>
        {lead.next_step_at !== null && <DueDay at={lead.next_step_at} />}
      </td>
      <td className={`py-2 pe-3 ${WIDE}`}>
        <Standing lead={lead} />
      </td>
      <td className={`py-2 pe-4 text-end ${WIDE}`}>
        <DayAndHour at={lead.created_at} />
      </td>
    </tr>
  );
});

/** Shows at most two reasons. The page of the person shows all. */
function Reasons({ lead: { readiness } }: { lead: ListedLead }) {
  const reasons = readiness?.reasons.slice(0, 2) ?? [];
  if (reasons.length === 0) return null;
  return <span className="block text-tiny text-muted">{reasons.join(' · ')}</span>;
}

function DueDay({ at }: { at: number }) {
  const isDue = localDate(at) <= localDate(Date.now());
  return (
    <span className={`text-tiny whitespace-nowrap ${isDue ? 'font-semibold text-signal' : 'text-muted'}`}>
      {isDue ? `${deskLeads.due} ${dayText(at)}` : dayText(at)}
    </span>
  );
}

function Standing({ lead: { held, status, deliveries } }: { lead: ListedLead }) {
  if (held) return <Badge tone="outline">{deskLeads.heldMark}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <StatusBadge status={status} />
      {deliveries.dead !== undefined && (
        <span className="text-tiny">
          <StateMark state="dead" count={deliveries.dead} />
        </span>
      )}
    </span>
  );
}

type TickProps = { label: string; checked: boolean; onChange: (on: boolean) => void };

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="grid size-9 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-brand"
      />
    </label>
  );
}
