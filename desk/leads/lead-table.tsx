import type { InferResponseType } from 'hono/client';
import { Fragment, memo } from 'react';
import { Link } from 'wouter';
import { Badge } from '#app/components/ui/badge.tsx';
import { deskKinds, deskLeads, sourceName } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { BY_HAND } from '#domain/forms/form.ts';
import { joinFacts } from '#domain/typography.ts';
import type { api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { DeliveryStateLabel, NoContactBadge, ReadinessBadge, StatusBadge } from '../components/badges.tsx';
import { DateTime, dayName, localDate } from '../components/time.tsx';
import { originListState } from '../people/origin-list.ts';
import { personPath } from '../people/person-link.tsx';
import { DueDay } from '../people/tasks.tsx';
import { colleagueName } from '../use-me.ts';

/** Id of the bar with the actions for selected leads. */
export const BULK_BAR_ID = 'bulk';
export const focusBulkBar = (): void =>
  document.querySelector<HTMLElement>(`#${BULK_BAR_ID} select`)?.focus();

export type ListedLead = InferResponseType<typeof api.leads.query.$post>['leads'][number];

type LeadTableProps = {
  leads: readonly ListedLead[];
  /** The filters as a query string, for the link back to the list. */
  queryString: string;
  selectedIds: ReadonlySet<string>;
  newIds: ReadonlySet<string>;
  /** Shows a row with the date before the leads of each day. */
  isGroupedByDay: boolean;
  onSelect: (ids: readonly string[], isSelected: boolean, isRange?: boolean) => void;
};

const { columns } = deskLeads;
const HIDDEN_BELOW_MD = 'hidden md:table-cell';
const HIDDEN_BELOW_NAV = 'hidden nav:table-cell';

/** Columns after the checkbox, with their width. */
const HEAD = [
  [columns.person, ''],
  [columns.readiness, `w-[24%] nav:w-[18%] ${HIDDEN_BELOW_MD}`],
  [columns.call, `w-22 ${HIDDEN_BELOW_NAV}`],
  [columns.source, `w-[12%] min-[90rem]:w-[14%] ${HIDDEN_BELOW_NAV}`],
  [columns.owner, `w-36 ${HIDDEN_BELOW_NAV}`],
  [columns.status, `w-34 ${HIDDEN_BELOW_MD}`],
  [columns.time, `w-20 pe-4 text-end ${HIDDEN_BELOW_MD}`],
] as const;

export function LeadTable({
  leads,
  queryString,
  selectedIds,
  newIds,
  isGroupedByDay,
  onSelect,
}: LeadTableProps) {
  const areAllSelected = leads.every(({ id }) => selectedIds.has(id));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed border-collapse">
        <thead className="border-b border-line bg-raised text-tiny text-muted">
          <tr>
            <th scope="col" className="w-11 py-2 ps-2">
              <Checkbox
                label={deskLeads.selectAll}
                checked={areAllSelected}
                onChange={(isSelected) =>
                  onSelect(
                    leads.map(({ id }) => id),
                    isSelected,
                  )
                }
              />
            </th>
            {HEAD.map(([name, className]) => (
              <th key={name} scope="col" className={`py-2 pe-3 ${className}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead, index) => (
            <Fragment key={lead.id}>
              {isGroupedByDay && dayOfLead(lead) !== dayOfLead(leads[index - 1]) && (
                <DayRow at={lead.created_at} />
              )}
              <LeadRow
                lead={lead}
                queryString={queryString}
                isSelected={selectedIds.has(lead.id)}
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

const dayOfLead = (lead: ListedLead | undefined) => (lead ? localDate(lead.created_at) : '');

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
      {/* Two cells, each hidden like the columns below it. One wide cell would show hidden columns. */}
      <td colSpan={3} className={HIDDEN_BELOW_MD} />
      <td colSpan={3} className={HIDDEN_BELOW_NAV} />
    </tr>
  );
}

type LeadRowProps = {
  lead: ListedLead;
  queryString: string;
  isSelected: boolean;
  isNew: boolean;
  onSelect: LeadTableProps['onSelect'];
};

/** Memoized, since the list may have hundreds of rows. */
const LeadRow = memo(function LeadRow({ lead, queryString, isSelected, isNew, onSelect }: LeadRowProps) {
  const personName = lead.name || lead.email;
  return (
    <tr
      data-lead={lead.id}
      className={`relative border-b border-line last:border-0 ${isSelected ? 'bg-brand-wash' : 'focus-within:bg-raised'} ${isNew ? 'new-lead' : ''}`}
    >
      <td className="relative py-1 ps-2">
        <Checkbox
          label={fill(deskLeads.select, { who: personName })}
          checked={isSelected}
          onChange={(isChecked, isRange) => onSelect([lead.id], isChecked, isRange)}
        />
        {isSelected && (
          <button
            type="button"
            onClick={focusBulkBar}
            className="sr-only rounded-control bg-brand px-3 py-2 text-brand-ink whitespace-nowrap focus:not-sr-only focus:absolute focus:start-2 focus:top-1 focus:z-10"
          >
            {deskLeads.toBulk}
          </button>
        )}
      </td>
      <td className="py-2 pe-3">
        <Link
          href={personPath(lead.id)}
          state={originListState('/leads', queryString)}
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
            <LeadStatus lead={lead} />
            {lead.owner && <span className="text-tiny text-muted">{colleagueName(lead.owner)}</span>}
            {lead.next_step_at !== null && <DueDay at={lead.next_step_at} />}
            <DateTime at={lead.created_at} />
          </span>
          <Reasons lead={lead} />
        </span>
      </td>
      <td className={`py-2 pe-3 ${HIDDEN_BELOW_MD}`}>
        {lead.readiness && <ReadinessBadge level={lead.readiness.level} />}
        <Reasons lead={lead} />
      </td>
      <td className={`py-2 pe-3 ${HIDDEN_BELOW_NAV}`}>
        {typeof lead.readiness?.nextCall === 'number' && <DateTime isNarrow at={lead.readiness.nextCall} />}
      </td>
      <td className={`py-2 pe-3 wrap-anywhere ${HIDDEN_BELOW_NAV}`}>
        {sourceName(lead.source)}
        <span className="block text-tiny text-muted">
          {joinFacts([
            lead.kind !== BY_HAND && deskKinds[lead.kind],
            lead.assistant && deskLeads.agentBadge,
            lead.campaign,
          ])}
        </span>
      </td>
      <td className={`py-2 pe-3 ${HIDDEN_BELOW_NAV}`}>
        <span className="block truncate" title={lead.owner}>
          {colleagueName(lead.owner)}
        </span>
        <span className="block truncate text-tiny text-muted" title={lead.nextStep}>
          <bdi>{lead.nextStep}</bdi>
        </span>
        {lead.next_step_at !== null && <DueDay at={lead.next_step_at} />}
      </td>
      <td className={`py-2 pe-3 ${HIDDEN_BELOW_MD}`}>
        <LeadStatus lead={lead} />
      </td>
      <td className={`py-2 pe-4 text-end ${HIDDEN_BELOW_MD}`}>
        <DateTime isNarrow at={lead.created_at} />
      </td>
    </tr>
  );
});

/** At most two reasons. The page of the person shows all of them. */
function Reasons({ lead: { readiness } }: { lead: ListedLead }) {
  const reasons = readiness?.reasons.slice(0, 2) ?? [];
  if (reasons.length === 0) return null;
  return <span className="block text-tiny text-muted">{joinFacts(reasons)}</span>;
}

function LeadStatus({ lead: { quarantined, status, deliveries, do_not_contact } }: { lead: ListedLead }) {
  if (quarantined) return <Badge tone="outline">{deskLeads.heldBadge}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <StatusBadge status={status} />
      {do_not_contact && <NoContactBadge />}
      {deliveries.dead !== undefined && (
        <span className="text-tiny">
          <DeliveryStateLabel state="dead" count={deliveries.dead} />
        </span>
      )}
    </span>
  );
}

type CheckboxProps = {
  label: string;
  checked: boolean;
  /** `isRange` is true if Shift was held. */
  onChange: (isChecked: boolean, isRange: boolean) => void;
};

function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="grid size-9 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
        className="size-4.5 accent-brand"
      />
    </label>
  );
}
