/** Converts values between the core and the API: times, cursors, filters. */
import { apiProblems } from '#content/messages/api.ts';
import type { PeopleFilter } from '#server/core/people/people-query.ts';
import { HttpError } from '#server/errors.ts';

export const iso = (time: number): string => new Date(time).toISOString();
export const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** Encodes the time and id of the last row as one string. */
export const formatCursor = (cursor: readonly [number, string] | null): string | null =>
  cursor === null ? null : cursor.join('_');

export function readCursor(text: string | undefined): [number, string] | null {
  if (text === undefined) return null;
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/s.exec(text) ?? [];
  if (!id) throw new HttpError(422, apiProblems.badCursor, { field: 'cursor' });
  return [Number(time), id];
}

type Period = Readonly<{ since?: string | undefined; until?: string | undefined }>;

/** Converts dates to milliseconds. */
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
