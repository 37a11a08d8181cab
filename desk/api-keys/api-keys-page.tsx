import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskApiKeys } from '#content/desk.ts';
import { api, keyOf } from '../api.ts';
import { Address } from '../components/address.tsx';
import { DataTable } from '../components/data-table.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { dateText, Moment } from '../components/time.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

const path = api['api-keys'];
const { columns } = deskApiKeys;

type ListedKey = InferResponseType<typeof path.$get>['keys'][number];

export function ApiKeysPage() {
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<ListedKey>();
  const list = useQuery<InferResponseType<typeof path.$get>>({
    queryKey: keyOf(path.$url()),
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageTitle title={deskApiKeys.title} text={deskApiKeys.text}>
        <Button size="sm" onClick={() => setIsCreating(true)}>
          {deskApiKeys.create}
        </Button>
      </PageTitle>
      <QueryView
        query={list}
        empty={({ keys }) =>
          keys.length === 0 && <Empty title={deskApiKeys.empty} text={deskApiKeys.emptyText} />
        }
      >
        {({ keys }) => (
          <DataTable
            caption={deskApiKeys.title}
            rows={keys}
            keyOf={({ id }) => id}
            columns={[
              {
                title: columns.key,
                cell: (key) => (
                  <>
                    <span className="font-semibold wrap-anywhere">{key.name}</span>
                    <span className="block font-mono text-tiny text-muted">{deskApiKeys.start(key.id)}</span>
                    <span className="grid text-tiny text-muted md:hidden">
                      <span>{key.scopes.join(', ')}</span>
                      <span>
                        {columns.expires}: <Expiry apiKey={key} />
                      </span>
                      <span>
                        {columns.used}: <LastUse apiKey={key} />
                      </span>
                    </span>
                  </>
                ),
              },
              { title: columns.scopes, wide: true, cell: ({ scopes }) => scopes.join(', ') },
              { title: columns.expires, wide: true, cell: (key) => <Expiry apiKey={key} /> },
              { title: columns.used, wide: true, cell: (key) => <LastUse apiKey={key} /> },
              { title: columns.by, wide: true, cell: ({ created_by }) => <Address>{created_by}</Address> },
              {
                title: deskApiKeys.revoke,
                cell: (key) =>
                  key.revoked_at === null ? (
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={deskApiKeys.revokeName(key.name)}
                      onClick={() => setRevoking(key)}
                    >
                      {deskApiKeys.revoke}
                    </Button>
                  ) : (
                    <span className="text-muted">{deskApiKeys.state.revoked}</span>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
      <CreateKeyDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
    </>
  );
}

const LastUse = ({ apiKey: { used_at } }: { apiKey: ListedKey }) =>
  used_at === null ? deskApiKeys.never : <Moment at={used_at} />;

function Expiry({ apiKey: { expires_at } }: { apiKey: ListedKey }) {
  if (expires_at === null) return deskApiKeys.never;
  const isOver = expires_at <= Date.now();
  return (
    <span className={isOver ? 'text-danger' : ''}>
      {isOver && `${deskApiKeys.state.expired}: `}
      {dateText(expires_at)}
    </span>
  );
}
