import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { deskKinds, deskLeads, deskPerson, deskReadiness, deskStatuses, sourceName } from '#content/desk.ts';
import { siteForms } from '#content/forms/site-forms.ts';
import { BY_HAND } from '#domain/forms/form.ts';
import FiltersIcon from '~icons/lucide/list-filter';
import SearchIcon from '~icons/lucide/search';
import { api } from '../api.ts';
import { CheckboxField } from '../components/checkbox-field.tsx';
import { DateField } from '../components/date-field.tsx';
import { Select } from '../components/select.tsx';
import { dateTimeText } from '../components/time.tsx';
import { useRead } from '../use-api.ts';
import { useKeys } from '../use-keys.ts';
import { colleagueName, useMe } from '../use-me.ts';
import { CUSTOM_DATES, type LeadFilterState, NOBODY, SINCE_VISIT } from './use-lead-filter.ts';

/** The search starts when the user has not typed for this time. */
const TYPING_PAUSE_MS = 180;

/** Filters without a button of their own. */
const PANEL_FILTERS = ['status', 'kind', 'source', 'campaign', 'owner', 'quarantined', 'assistant'] as const;

type Option = readonly [value: string, name: string];
/** Only the forms that the site has. */
const kindOptions: readonly Option[] = [
  ...siteForms.map((kind): Option => [kind, deskKinds[kind]]),
  [BY_HAND, sourceName(BY_HAND)],
];

export function LeadFilters({ state }: { state: LeadFilterState }) {
  const { sources = [], campaigns = [] } = useRead(api.facets).data ?? {};
  const { values, setParam } = state;
  const filterCount = PANEL_FILTERS.filter((name) => values[name]).length;
  const [isOpen, setIsOpen] = useState(filterCount > 0);
  const panelId = useId();
  const { team } = useMe();
  const renderSelect = (name: keyof typeof values, label: string, options: readonly Option[]) => (
    <Select
      label={label}
      value={values[name]}
      options={[['', deskLeads.all], ...options]}
      onPick={(value) => setParam(name, value)}
    />
  );
  /** A button for a filter that is used every day. */
  const renderToggle = (name: keyof typeof values, value: string, label: string, title?: string) => (
    <button
      type="button"
      aria-pressed={values[name] === value}
      title={title}
      onClick={() => setParam(name, values[name] === value ? '' : value)}
      className="min-h-11 rounded-full border border-control-line bg-surface px-4 font-semibold text-muted hover:border-ink hover:text-ink aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:text-brand lg:pointer-fine:min-h-8"
    >
      {label}
    </button>
  );
  const renderCheckbox = (name: 'quarantined' | 'assistant', label: string) => (
    <CheckboxField
      label={label}
      checked={values[name] !== ''}
      onChange={(isChecked) => setParam(name, isChecked ? '1' : '')}
    />
  );
  return (
    <search className="mb-4 grid gap-3">
      <div className="flex gap-2">
        <SearchField text={state.search} onSearch={state.setSearch} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonClass({ variant: 'outline', size: 'sm', className: 'shrink-0' })}
        >
          <FiltersIcon aria-hidden="true" className="size-4.5" />
          {deskLeads.filters}
          {filterCount > 0 && <span className="font-mono text-tiny text-brand">{filterCount}</span>}
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        {renderToggle('readiness', 'hot', deskReadiness.levels.hot)}
        {renderToggle('mine', '1', deskLeads.mine)}
        {renderToggle('due', '1', deskLeads.due)}
        {state.lastVisit !== null &&
          renderToggle('days', SINCE_VISIT, deskLeads.sinceVisit, dateTimeText(state.lastVisit))}
        {state.isFiltered && (
          <Button variant="ghost" size="sm" onClick={state.clear}>
            {deskLeads.clear}
          </Button>
        )}
      </div>
      <div id={panelId} hidden={!isOpen} className="lead-filters">
        {renderSelect('readiness', deskReadiness.title, Object.entries(deskReadiness.levels))}
        {renderSelect('status', deskLeads.status, Object.entries(deskStatuses))}
        {renderSelect('kind', deskLeads.kind, kindOptions)}
        {renderSelect(
          'source',
          deskLeads.source,
          sources.map((source) => [source, sourceName(source)]),
        )}
        {renderSelect(
          'campaign',
          deskLeads.campaign,
          campaigns.map((campaign) => [campaign, campaign]),
        )}
        {renderSelect('owner', deskPerson.owner, [
          [NOBODY, deskPerson.nobody],
          ...team.map((email): Option => [email, colleagueName(email)]),
        ])}
        {renderSelect('days', deskLeads.time, [
          ...(state.lastVisit === null ? [] : [[SINCE_VISIT, deskLeads.sinceVisit] as const]),
          ...Object.entries(deskLeads.times),
          [CUSTOM_DATES, deskLeads.customDates],
        ])}
        {values.days === CUSTOM_DATES && (
          <>
            <DateField label={deskLeads.from} value={values.from} onPick={(date) => setParam('from', date)} />
            <DateField label={deskLeads.to} value={values.to} onPick={(date) => setParam('to', date)} />
          </>
        )}
        <div className="col-span-full flex flex-wrap items-center gap-x-5">
          {renderCheckbox('quarantined', deskLeads.held)}
          {renderCheckbox('assistant', deskLeads.agent)}
        </div>
      </div>
    </search>
  );
}

function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [draft, setDraft] = useState(text);
  const [lastSearch, setLastSearch] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // The search was changed outside this field, for example by "Clear filters".
  if (text !== lastSearch) {
    setLastSearch(text);
    setDraft(text);
  }
  useKeys({ '/': () => input.current?.focus() });
  useEffect(() => {
    if (draft === lastSearch) return;
    const timer = setTimeout(() => {
      setLastSearch(draft);
      onSearch(draft);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, lastSearch, onSearch]);
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
