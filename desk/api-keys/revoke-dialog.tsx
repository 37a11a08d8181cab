import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { deskApiKeys, deskFrame } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api, queryKeyFor, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

type RevokeDialogProps = {
  apiKey: Readonly<{ id: string; name: string }> | undefined;
  onClose: () => void;
};

export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const client = useQueryClient();
  const notify = useNotice();
  const revoke = useMutation({
    mutationFn: (id: string) => readBody(api['api-keys'].revoke.$post({ json: { id } })),
    onSuccess: () => notify(deskFrame.actionDone),
    onError: () => notify(deskFrame.actionFailed),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeyFor(api['api-keys'].$url()) });
      onClose();
    },
  });
  return (
    <Dialog
      open={apiKey !== undefined}
      onClose={onClose}
      title={fill(deskApiKeys.revokeTitle, { name: apiKey?.name ?? '' })}
      description={deskApiKeys.revokeText}
    >
      <Button
        loading={revoke.isPending}
        onClick={() => apiKey && revoke.mutate(apiKey.id)}
        className="bg-danger! text-surface!"
      >
        {deskApiKeys.revoke}
      </Button>
    </Dialog>
  );
}
