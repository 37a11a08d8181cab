import { QueryClient } from '@tanstack/react-query';

/**
 * Fetches the path in the first element of the query key and parses the JSON. Throws for every status that is not OK,
 * including 401.
 */
async function fetchJson({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> {
  const response = await fetch(String(queryKey[0]), { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
}

/** The client for all queries to our own server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: fetchJson,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
  },
});
