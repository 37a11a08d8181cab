import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { Link } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { deskApiKeys, deskSystem } from '#content/desk.ts';
import { plural } from '#content/message.ts';
import { api, queryKeyFor } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { QueryView } from '../components/query-view.tsx';
import { dateTimeText } from '../components/time.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Notifications } from './notifications.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { Team } from './team.tsx';

const { rows: names } = deskSystem;

type SystemState = InferResponseType<typeof api.system.$get>;

export function SystemPage() {
  const system = useQuery<SystemState>({
    queryKey: queryKeyFor(api.system.$url()),
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageTitle title={deskSystem.title}>
        <Link href="/system/api-keys" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {deskApiKeys.manage}
        </Link>
      </PageTitle>
      <QueryView query={system}>{(data) => <System data={data} />}</QueryView>
    </>
  );
}

function System({ data }: { data: SystemState }) {
  const rows = [
    [names.version, data.version],
    [names.store, data.store],
    [names.mail, data.mail],
    [names.targets, data.targets.join(', ') || deskSystem.none],
    [names.worker, data.worker ? deskSystem.inProcess : deskSystem.inSeparateProcess],
    [names.insight, data.insight ? deskSystem.on : deskSystem.off],
    [
      names.retention,
      data.retentionDays === null
        ? deskSystem.keepForever
        : [
            plural(deskSystem.retention, data.retentionDays),
            data.retentionWaits > 0 && plural(deskSystem.retentionWaits, data.retentionWaits),
          ]
            .filter(Boolean)
            .join(' '),
    ],
    [names.backup, data.backup === null ? deskSystem.never : dateTimeText(data.backup)],
  ] as const;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="p-5">
        <h2 className="mb-3 text-h3">{deskSystem.status}</h2>
        <dl>
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-t sm:grid-cols-[8rem_minmax(0,1fr)] border-line py-2"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="grid gap-5">
        <Team />
        <Sessions />
        <Passkeys />
        <Notifications />
        <LanguageChoice />
      </div>
    </div>
  );
}
