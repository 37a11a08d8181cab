import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useEffectEvent } from 'react';
import { api, keyOf, statusOf } from './api.ts';

/** A new lead must appear within two seconds, so poll twice in that time. */
const PULSE_MS = 900;
/** Query keys of a person start with this path. */
const PERSON_KEY_PREFIX = `${api.me.$url().pathname.slice(0, -'me'.length)}people/`;
/** Interval in a hidden tab. It is longer, since only the count in the title changes there. */
const HIDDEN_PULSE_MS = 10_000;

/** Key of the mutation that erases a person. */
export const ERASE = ['erase'];

/** Polls for changes on any server and refetches the lists if there are any. */
export function usePulse() {
  const client = useQueryClient();
  const pulse = useQuery<InferResponseType<typeof api.pulse.$get>>({
    queryKey: keyOf(api.pulse.$url()),
    refetchInterval: () => (document.hidden ? HIDDEN_PULSE_MS : PULSE_MS),
    refetchIntervalInBackground: true,
  });
  const signature = pulse.data && JSON.stringify(pulse.data);
  const signedOut = statusOf(pulse.error) === 401;

  const refresh = useEffectEvent(() => {
    // Do not refetch a person who was just erased. The erase dialog refetches the lists itself.
    if (client.isMutating({ mutationKey: ERASE }) > 0) return;
    void client.invalidateQueries({ queryKey: ['leads'] });
    void client.invalidateQueries({ queryKey: keyOf(api.facets.$url()) });
    // An open person page also shows changes by colleagues.
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => key === 'bookings' || String(key).startsWith(PERSON_KEY_PREFIX),
    });
  });
  useEffect(() => {
    if (signature) refresh();
  }, [signature]);
  useEffect(() => {
    if (signedOut) void client.resetQueries({ queryKey: keyOf(api.me.$url()) });
  }, [signedOut, client]);
  return pulse.data;
}
