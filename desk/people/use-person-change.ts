import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { deskFrame } from '#content/desk.ts';
import { api, errorBody, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

export type PersonChange = InferRequestType<(typeof api.people)[':id']['change']['$post']>['json'];

export function usePersonChange(id: string) {
  const client = useQueryClient();
  const notify = useNotice();
  return useMutation({
    mutationFn: (change: PersonChange) =>
      readBody(api.people[':id'].change.$post({ param: { id }, json: change })),
    onSuccess: () => {
      notify(deskFrame.actionDone);
      return client.invalidateQueries();
    },
    onError: (error) => notify(errorBody(error).error ?? deskFrame.actionFailed),
  });
}
