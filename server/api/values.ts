/** Converts values between the core and the API: times, cursors, filters. */
import { apiProblems } from '#content/api-texts.ts';
import { type Cursor, parseCursor } from '#server/core/paging.ts';
import type { PeopleFilter } from '#server/core/people/people-query.ts';
import { HttpError } from '#server/errors.ts';

export const iso = (time: number): string => new Date(time).toISOString();
export const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const cursor = parseCursor(text);
  if (!cursor) throw new HttpError(422, apiProblems.badCursor, { field: 'cursor' });
  return cursor;
}

type Period = Readonly<{ since?: string | undefined; until?: string | undefined }>;

export const parsePeriod = ({ since, until }: Period): Pick<PeopleFilter, 'since' | 'until'> => ({
  ...(since !== undefined && { since: Date.parse(since) }),
  ...(until !== undefined && { until: Date.parse(until) }),
});

type ApiFilter = Omit<PeopleFilter, 'since' | 'until'> & Period;

export function parseFilter({ since, until, ...filter }: ApiFilter): PeopleFilter {
  return { ...filter, ...parsePeriod({ since, until }) };
}

export function requireFound<Value>(value: Value | undefined, detail: string): Value {
  if (value === undefined) throw new HttpError(404, detail);
  return value;
}
