import type { ClientResponse, InferRequestType } from 'hono/client';
import { deskFrame } from '#content/desk.ts';
import { api } from '../api.ts';
import { useNotice } from '../components/notice.tsx';
import { offerUndo, UndoButton } from '../undo.tsx';
import { useAction } from '../use-api.ts';

export type PersonChange = InferRequestType<(typeof api.people)[':id']['change']['$post']>['json'];
type TaskChange = InferRequestType<(typeof api.people)[':id']['tasks']['$post']>['json'];
type Outcome = InferRequestType<(typeof api.bookings)[':id']['outcome']['$post']>['json']['outcome'];

/** Sends a change of one person. The notice has a button to undo it. */
function useUndoable<Input>(
  send: (input: Input) => Promise<ClientResponse<{ undo: string[] }>>,
  options?: { onFailed: () => void },
) {
  const notify = useNotice();
  return useAction(send, {
    ...options,
    onDone: ({ undo }) => {
      offerUndo(undo, 1);
      notify(deskFrame.actionDone, undo.length > 0 ? UndoButton : undefined);
    },
  });
}

export const usePersonChange = (id: string, options?: { onFailed: () => void }) =>
  useUndoable((json: PersonChange) => api.people[':id'].change.$post({ param: { id }, json }), options);

export const useTaskChange = (id: string) =>
  useUndoable((json: TaskChange) => api.people[':id'].tasks.$post({ param: { id }, json }));

/** For the id of a booking. */
export const useCallOutcome = (id: string) =>
  useUndoable((outcome: Outcome) => api.bookings[':id'].outcome.$post({ param: { id }, json: { outcome } }));
