import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useEffectEvent } from 'react';
import { api, errorStatus, queryKeyFor } from './api.ts';

/** A new lead must appear within two seconds, so the desk polls twice in that time. */
const POLL_MS = 900;
const LIST_KEYS = ['leads', 'bookings', ...[api.facets.$url(), api.today.$url()].flatMap(queryKeyFor)];
/** Query keys of a person start with this path. */
const PERSON_KEY_PREFIX = `${api.me.$url().pathname.slice(0, -'me'.length)}people/`;
/** Interval in a hidden tab. It is longer, since only the count in the title changes there. */
const HIDDEN_POLL_MS = 10_000;

/** Key of the mutation that erases a person. */
export const ERASE_MUTATION_KEY = ['erase'];

/** Polls the server for its latest state. If the state has changed, refetches the lists. */
export function useChangePolling() {
  const client = useQueryClient();
  const latestState = useQuery<InferResponseType<typeof api.pulse.$get>>({
    queryKey: queryKeyFor(api.pulse.$url()),
    refetchInterval: () => (document.hidden ? HIDDEN_POLL_MS : POLL_MS),
    refetchIntervalInBackground: true,
  });
  const stateText = latestState.data && JSON.stringify(latestState.data);
  const isSignedOut = errorStatus(latestState.error) === 401;

  const refresh = useEffectEvent(() => {
    // The erase dialog removes the old data itself. A refetch of the erased person would fail.
    if (client.isMutating({ mutationKey: ERASE_MUTATION_KEY }) > 0) return;
    // An open person page also shows changes by colleagues.
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        LIST_KEYS.includes(String(key)) || String(key).startsWith(PERSON_KEY_PREFIX),
    });
  });
  useEffect(() => {
    if (stateText) refresh();
  }, [stateText]);
  useEffect(() => {
    if (isSignedOut) void client.resetQueries({ queryKey: queryKeyFor(api.me.$url()) });
  }, [isSignedOut, client]);
  return latestState.data;
}
