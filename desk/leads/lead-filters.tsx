import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { deskKinds, deskLeads, deskPerson, deskReadiness, deskStatuses, sourceName } from '#content/desk.ts';
import FiltersIcon from '~icons/lucide/list-filter';
import SearchIcon from '~icons/lucide/search';
import { api, keyOf } from '../api.ts';
import { DateField } from '../components/date-field.tsx';
import { Select } from '../components/select.tsx';
import { momentText } from '../components/time.tsx';
import { onKey } from '../on-key.ts';
import { colleagueName, useMe } from '../use-me.ts';
import { type LeadFilterState, OWN_DATES, SINCE_VISIT } from './use-lead-filter.ts';

/** The search starts after this pause in typing, not for every letter. */
const PAUSE_MS = 180;

const ALL = ['', deskLeads.any] as const;
const named = (names: Readonly<Record<string, string>>) => [ALL, ...Object.entries(names)];
const listed = (values: readonly string[] = []) => [ALL, ...values.map((value) => [value, value] as const)];

export function LeadFilters({ state }: { state: LeadFilterState }) {
  const facets = useQuery<InferResponseType<typeof api.facets.$get>>({ queryKey: keyOf(api.facets.$url()) });
  const { values, set } = state;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const count = Object.values(values).filter(Boolean).length;
  const { team } = useMe();
  const select = (
    name: keyof typeof values,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => <Select label={label} value={values[name]} options={options} onPick={(value) => set(name, value)} />;
  const check = (name: 'held' | 'agent') => (
    <label className="inline-flex min-h-11 items-center gap-2 font-semibold lg:pointer-fine:min-h-9">
      <input
        type="checkbox"
        className="size-4.5 shrink-0 accent-brand"
        checked={values[name] !== ''}
        onChange={(event) => set(name, event.target.checked ? '1' : '')}
      />
      {deskLeads[name]}
    </label>
  );
  return (
    <search className="mb-4 grid gap-3">
      <div className="flex gap-2">
        <SearchField text={state.search} onSearch={state.setSearch} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className={buttonClass({ variant: 'outline', size: 'sm', className: 'shrink-0 md:hidden' })}
        >
          <FiltersIcon aria-hidden="true" className="size-4.5" />
          {deskLeads.filters}
          {count > 0 && <span className="font-mono text-tiny text-brand">{count}</span>}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Toggle on={values.readiness === 'hot'} onPress={(on) => set('readiness', on ? 'hot' : '')}>
          {deskReadiness.levels.hot}
        </Toggle>
        <Toggle on={values.mine !== ''} onPress={(on) => set('mine', on ? '1' : '')}>
          {deskLeads.mine}
        </Toggle>
        <Toggle on={values.due !== ''} onPress={(on) => set('due', on ? '1' : '')}>
          {deskLeads.due}
        </Toggle>
        {state.lastVisit !== null && (
          <Toggle
            on={values.days === SINCE_VISIT}
            onPress={(on) => set('days', on ? SINCE_VISIT : '')}
            title={momentText(state.lastVisit)}
          >
            {deskLeads.sinceVisit}
          </Toggle>
        )}
      </div>
      <div id={panel} className={`lead-filters ${open ? 'grid' : 'hidden'}`}>
        {select('readiness', deskReadiness.title, named(deskReadiness.levels))}
        {select('status', deskLeads.status, named(deskStatuses))}
        {select('kind', deskLeads.kind, named(deskKinds))}
        {select('source', deskLeads.source, [
          ALL,
          ...(facets.data?.sources ?? []).map((source) => [source, sourceName(source)] as const),
        ])}
        {select('campaign', deskLeads.campaign, listed(facets.data?.campaigns))}
        {team.length > 1 &&
          select('owner', deskPerson.owner, [
            ALL,
            ...team.map((each) => [each, colleagueName(each)] as const),
          ])}
        {select('days', deskLeads.time, [
          ALL,
          ...(state.lastVisit === null ? [] : [[SINCE_VISIT, deskLeads.sinceVisit] as const]),
          ...Object.entries(deskLeads.times),
          [OWN_DATES, deskLeads.ownDates],
        ])}
        {values.days === OWN_DATES && (
          <>
            <DateField label={deskLeads.from} value={values.from} onPick={(date) => set('from', date)} />
            <DateField label={deskLeads.to} value={values.to} onPick={(date) => set('to', date)} />
          </>
        )}
        <div className="col-span-full flex flex-wrap items-center gap-x-5">
          {check('held')}
          {check('agent')}
          {state.isFiltered && (
            <Button variant="ghost" size="sm" onClick={state.clear}>
              {deskLeads.clear}
            </Button>
          )}
        </div>
      </div>
    </search>
  );
}

type ToggleProps = { on: boolean; onPress: (on: boolean) => void; title?: string; children: string };

/** The filters for daily use, one click each. */
function Toggle({ on, onPress, title, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      title={title}
      onClick={() => onPress(!on)}
      className="min-h-11 rounded-full border border-control-line bg-surface px-4 font-semibold text-muted hover:border-ink hover:text-ink aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:text-brand lg:pointer-fine:min-h-8"
    >
      {children}
    </button>
  );
}

function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(text);
  const [searched, setSearched] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // The search was changed outside this field, for example by "Clear filters".
  if (text !== searched) {
    setSearched(text);
    setDraft(text);
  }
  useEffect(() => onKey({ '/': () => input.current?.focus() }), []);
  useEffect(() => {
    if (draft === searched) return;
    const timer = setTimeout(() => {
      setSearched(draft);
      onSearch(draft);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, searched, onSearch]);
  return (
    <div className="relative min-w-0 grow">
      <SearchIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={deskLeads.search}
        aria-keyshortcuts="/"
        placeholder={deskLeads.search}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className="min-h-11 w-full rounded-control border border-control-line bg-surface pe-3 ps-10 text-ink text-ellipsis placeholder:text-muted hover:border-ink"
      />
    </div>
  );
}
