import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { deskApiKeys } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { DangerButton, SmallButton } from '../components/buttons.tsx';
import { List } from '../components/data-table.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty } from '../components/query-view.tsx';
import { DateTime, dateText } from '../components/time.tsx';
import { useAction, useRead } from '../use-api.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';

const keysApi = api['api-keys'];
const { columns } = deskApiKeys;

type ListedKey = InferResponseType<typeof keysApi.$get>['keys'][number];

export function ApiKeysPage() {
  const [isCreating, setIsCreating] = useState(false);
  const [keyToRevoke, setKeyToRevoke] = useState<ListedKey>();
  const apiKeys = useRead(keysApi);
  const revoke = useAction((id: string) => keysApi.revoke.$post({ json: { id } }));
  return (
    <>
      <PageTitle title={deskApiKeys.title} text={deskApiKeys.text}>
        <Button size="sm" onClick={() => setIsCreating(true)}>
          {deskApiKeys.create}
        </Button>
      </PageTitle>
      <List
        query={apiKeys}
        caption={deskApiKeys.title}
        empty={<Empty title={deskApiKeys.empty} text={deskApiKeys.emptyText} />}
        rows={apiKeys.data?.keys ?? []}
        columns={[
          {
            title: columns.key,
            cell: (key) => (
              <>
                <span className="font-semibold wrap-anywhere">{key.name}</span>
                <bdi className="block font-mono text-tiny text-muted">api_{key.id}…</bdi>
                <span className="grid text-tiny text-muted md:hidden">
                  <span>{key.scopes.join(', ')}</span>
                  <span>
                    {columns.expires}: <Expiry apiKey={key} />
                  </span>
                  <span>
                    {columns.lastUsed}: <LastUse apiKey={key} />
                  </span>
                </span>
              </>
            ),
          },
          { title: columns.scopes, hideWhenNarrow: true, cell: ({ scopes }) => scopes.join(', ') },
          { title: columns.expires, hideWhenNarrow: true, cell: (key) => <Expiry apiKey={key} /> },
          { title: columns.lastUsed, hideWhenNarrow: true, cell: (key) => <LastUse apiKey={key} /> },
          {
            title: columns.createdBy,
            hideWhenNarrow: true,
            cell: ({ created_by }) => <Address>{created_by}</Address>,
          },
          {
            title: deskApiKeys.revoke,
            cell: (key) =>
              key.revoked_at === null ? (
                <SmallButton
                  aria-label={fill(deskApiKeys.revokeName, { name: key.name })}
                  onClick={() => setKeyToRevoke(key)}
                >
                  {deskApiKeys.revoke}
                </SmallButton>
              ) : (
                <span className="text-muted">{deskApiKeys.state.revoked}</span>
              ),
          },
        ]}
      />
      <CreateKeyDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <Dialog
        open={keyToRevoke !== undefined}
        onClose={() => setKeyToRevoke(undefined)}
        title={fill(deskApiKeys.revokeTitle, { name: keyToRevoke?.name ?? '' })}
        description={deskApiKeys.revokeText}
      >
        <DangerButton
          type="button"
          loading={revoke.isPending}
          onClick={() =>
            keyToRevoke && revoke.mutate(keyToRevoke.id, { onSettled: () => setKeyToRevoke(undefined) })
          }
        >
          {deskApiKeys.revoke}
        </DangerButton>
      </Dialog>
    </>
  );
}

const LastUse = ({ apiKey: { used_at } }: { apiKey: ListedKey }) =>
  used_at === null ? deskApiKeys.never : <DateTime at={used_at} />;

function Expiry({ apiKey: { expires_at } }: { apiKey: ListedKey }) {
  if (expires_at === null) return deskApiKeys.never;
  const isExpired = expires_at <= Date.now();
  return (
    <span className={isExpired ? 'text-danger' : ''}>
      {isExpired && `${deskApiKeys.state.expired}: `}
      {dateText(expires_at)}
    </span>
  );
}
