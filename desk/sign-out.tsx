import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskFrame } from '#content/desk.ts';
import SignOutIcon from '~icons/lucide/log-out';
import { api, errorStatus, readBody } from './api.ts';
import { useNotice } from './components/notice.tsx';

export function SignOut() {
  const client = useQueryClient();
  const notify = useNotice();
  const goToSignIn = () => {
    client.clear();
    window.location.assign('/desk');
  };
  const signOut = useMutation({
    mutationFn: () => readBody(api['sign-out'].$post()),
    onSuccess: goToSignIn,
    // 401: the session has already ended, for example in another tab. That counts as signed out.
    onError: (error) => (errorStatus(error) === 401 ? goToSignIn() : notify(deskFrame.actionFailed)),
  });
  return (
    <button type="button" onClick={() => signOut.mutate()} className="desk-link lg:w-full">
      <SignOutIcon aria-hidden="true" className="size-4.5" />
      {deskFrame.signOut}
    </button>
  );
}
