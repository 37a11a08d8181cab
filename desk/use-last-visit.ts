import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '#domain/timing.ts';
import { api, readBody } from './api.ts';
import { useIsVisible } from './use-is-visible.ts';

/** The server ends a visit after a much longer pause. */
const REPORT_INTERVAL_MS = 5 * MINUTE;

export const VISIT_KEY = 'visit';

/** Tells the server that the page is visible. The server responds with the end of the previous visit. */
export function useLastVisit(): number | null {
  const { data } = useQuery({
    queryKey: [VISIT_KEY],
    queryFn: () => readBody(api.visit.$post()),
    enabled: useIsVisible(),
    staleTime: REPORT_INTERVAL_MS,
    refetchInterval: REPORT_INTERVAL_MS,
  });
  return data?.lastVisit ?? null;
}
