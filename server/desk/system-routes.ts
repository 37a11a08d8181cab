/** Routes for the state of the system and the findings of the preflight. */
import { Hono } from 'hono';
import { deskSystem } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { lastBackupAt } from '#server/core/audit-log.ts';
import { findSamples } from '#server/preflight/find-samples.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { DeskDeps, DeskEnv } from './desk-env.ts';

const hostOf = (address: string) => new URL(address).host;

export function systemRoutes({ store, settings }: DeskDeps) {
  return new Hono<DeskEnv>().get('/system', async (c) => {
    return c.json({
      version: packageJson.version,
      store: settings.databaseUrl
        ? deskSystem.stores.postgres(hostOf(settings.databaseUrl))
        : deskSystem.stores.sqlite(settings.dataDir),
      mail: settings.smtpUrl
        ? deskSystem.mails.smtp(hostOf(settings.smtpUrl))
        : deskSystem.mails.files(settings.dataDir),
      // Only hosts, since an address may contain a key.
      targets: [settings.deckForward, ...settings.events].flatMap((target) =>
        target ? [hostOf(target.url)] : [],
      ),
      worker: settings.worker,
      insight: settings.insight,
      retentionDays: settings.retentionDays ?? null,
      backup: await lastBackupAt(store.db),
      findings: findSamples(site, settings, {}).filter(({ level }) => level !== 'fine to keep'),
    });
  });
}
