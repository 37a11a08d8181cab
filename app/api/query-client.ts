import { QueryClient } from '@tanstack/react-query';

/** Reads the path that a query key starts with, as JSON. An answer that is not OK is an error, 401 like any other. */
async function read({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> {
  const response = await fetch(String(queryKey[0]), { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
}

/** The one client for every read of our own server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: read,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
  },
});
