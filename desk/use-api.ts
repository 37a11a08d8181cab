/** Reads from the desk's API and acts on it, with the same notices everywhere. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientResponse } from 'hono/client';
import { deskFrame } from '#content/desk.ts';
import { errorBody, queryKeyFor, readBody } from './api.ts';
import { useNotice } from './components/notice.tsx';

type Response<Body> = Promise<ClientResponse<Body>>;
type ReadRoute<Body, Args> = Readonly<{ $get(args: never): Response<Body>; $url(args?: Args): URL }>;
type ReadOptions = Readonly<{
  refetchInterval?: number;
  /** Shows the old data until the new data has loaded, so that the page does not flicker. */
  keepsOld?: boolean;
}>;

/** Shows the old list until the new one has loaded. */
const keepOld = <Data>(previousData: Data) => previousData;

/** Reads a route again at every visit of the page. */
export const useRead = <Body, Args>(
  route: ReadRoute<Body, Args>,
  args?: Args,
  { keepsOld = false, refetchInterval }: ReadOptions = {},
) =>
  useQuery<Body>({
    queryKey: queryKeyFor(route.$url(args)),
    refetchOnMount: 'always',
    ...(refetchInterval && { refetchInterval }),
    ...(keepsOld && { placeholderData: keepOld }),
  });

/** Reads a list page by page. `read` gets the `next` of the previous page. */
export const usePages = <Page extends Readonly<{ next: string | null }>>(
  key: readonly unknown[],
  read: (after: string) => Response<Page>,
  { keepsOld = false }: ReadOptions = {},
) =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => readBody(read(pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    ...(keepsOld && { placeholderData: keepOld }),
  });

type ActionOptions<Body, Input> = Readonly<{
  /** Instead of the notice that it is done. */
  onDone?: (body: Body, input: Input) => void;
  /** Instead of the notice with the server's message. */
  onFailed?: (error: unknown) => void;
}>;

/** Changes something on the server, then reads everything on the page again. */
export function useAction<Body, Input = void>(
  send: (input: Input) => Response<Body>,
  { onDone, onFailed }: ActionOptions<Body, Input> = {},
) {
  const client = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: (input: Input) => readBody(send(input)),
    onSuccess: (body, input) => {
      if (onDone) onDone(body, input);
      else notify(deskFrame.actionDone);
      return client.invalidateQueries();
    },
    onError: onFailed ?? ((error) => notify(errorBody(error).error ?? deskFrame.actionFailed)),
  });
}
