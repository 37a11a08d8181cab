import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { deskKinds, deskLeads, deskStatuses } from '#content/desk.ts';
import FiltersIcon from '~icons/lucide/list-filter';
import SearchIcon from '~icons/lucide/search';
import { api, keyOf } from '../api.ts';
import { Select } from '../components/select.tsx';
import { onKey } from '../on-key.ts';
import type { LeadFilterState } from './use-lead-filter.ts';

/** Typing is followed by one search, not one for every letter. */
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
  const select = (
    name: 'kind' | 'status' | 'source' | 'campaign' | 'days',
    label: string,
    options: ReturnType<typeof named> | ReturnType<typeof listed>,
  ) => <Select label={label} value={values[name]} options={options} onPick={(value) => set(name, value)} />;
  const check = (name: 'held' | 'agent') => (
    <label className="inline-flex min-h-11 items-center gap-2 font-semibold lg:pointer-fine:min-h-9">
      <input
        type="checkbox"
        className="size-4.5 accent-brand"
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
      <div id={panel} className={`lead-filters ${open ? 'grid' : 'hidden'}`}>
        {select('kind', deskLeads.kind, named(deskKinds))}
        {select('status', deskLeads.status, named(deskStatuses))}
        {select('source', deskLeads.source, listed(facets.data?.sources))}
        {select('campaign', deskLeads.campaign, listed(facets.data?.campaigns))}
        {select('days', deskLeads.time, named(deskLeads.times))}
        {check('held')}
        {check('agent')}
        {state.isFiltered && (
          <Button variant="ghost" size="sm" onClick={state.clear} className="justify-self-start">
            {deskLeads.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // Cleared from elsewhere: update the field.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => onKey({ '/': () => input.current?.focus() }), []);
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => {
      setKnown(typed);
      onSearch(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, onSearch]);
  return (
    <div className="relative min-w-0 grow">
      <SearchIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={deskLeads.search}
        aria-keyshortcuts="/"
        placeholder={deskLeads.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full rounded-control border border-control-line bg-surface pr-3 pl-10 text-ink placeholder:text-muted hover:border-ink"
      />
    </div>
  );
}
