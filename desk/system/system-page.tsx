import type { InferResponseType } from 'hono/client';
import { Link } from 'wouter';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskApiKeys, deskSystem } from '#content/desk.ts';
import { plural } from '#content/message.ts';
import { api } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { QueryView } from '../components/query-view.tsx';
import { dateTimeText } from '../components/time.tsx';
import { useRead } from '../use-api.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Notifications } from './notifications.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { SystemCard } from './system-card.tsx';
import { Team } from './team.tsx';

const { rows: names } = deskSystem;

export function SystemPage() {
  const system = useRead(api.system);
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

function System({ data }: { data: InferResponseType<typeof api.system.$get> }) {
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
      <SystemCard title={deskSystem.status}>
        <dl className="w-full">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-3 border-t border-line py-2 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </SystemCard>
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
