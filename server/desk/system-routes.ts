/** The state of the system. */

import { Hono } from 'hono';
import { fill } from '#content/message.ts';
import { readLastBackupTime } from '#server/core/audit-log.ts';
import { readPlan, waitsForConfirmation } from '#server/core/retention/plan.ts';
import { wordsIn } from '#server/words.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { DeskDeps, DeskEnv } from './desk-env.ts';
import { deskLanguage } from './desk-language.ts';

const hostOf = (address: string) => new URL(address).host;

export function systemRoutes({ store, settings }: DeskDeps) {
  return new Hono<DeskEnv>().get('/system', async (c) => {
    const plan = settings.retentionDays === undefined ? undefined : await readPlan(store.db);
    const { stores, mails } = wordsIn(deskLanguage(c)).desk.system;
    return c.json({
      version: packageJson.version,
      store: settings.databaseUrl
        ? fill(stores.postgres, { host: hostOf(settings.databaseUrl) })
        : fill(stores.sqlite, { folder: settings.dataDir }),
      mail: settings.smtpUrl
        ? fill(mails.smtp, { host: hostOf(settings.smtpUrl) })
        : fill(mails.files, { folder: settings.dataDir }),
      // Only hosts, since a URL may contain a key.
      targets: [settings.deckForward, ...settings.events].flatMap((target) =>
        target ? [hostOf(target.url)] : [],
      ),
      worker: settings.worker,
      insight: settings.insight,
      retentionDays: settings.retentionDays ?? null,
      /** Number of rows whose erasure an operator has to confirm. */
      retentionWaits: plan && waitsForConfirmation(plan) ? plan.due_count : 0,
      backup: await readLastBackupTime(store.db),
    });
  });
}
