/** What runs, what is set and what is still missing. */
import { Hono } from 'hono';
import { sql } from 'kysely';
import { deskSystem } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { findSamples } from '#server/preflight/find-samples.ts';
import packageJson from '../../package.json' with { type: 'json' };
import type { DeskDeps, DeskEnv } from './desk-env.ts';

const hostOf = (address: string) => new URL(address).host;

export function systemRoutes({ store, settings }: DeskDeps) {
  return new Hono<DeskEnv>().get('/system', async (c) => {
    const backup = await store.db
      .selectFrom('desk_access')
      .select('at')
      // In so many words, so that the index of backups is used.
      .where('action', '=', sql.lit('backed-up'))
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return c.json({
      version: packageJson.version,
      store: settings.databaseUrl
        ? deskSystem.stores.postgres(hostOf(settings.databaseUrl))
        : deskSystem.stores.sqlite(settings.dataDir),
      mail: settings.smtpUrl
        ? deskSystem.mails.smtp(hostOf(settings.smtpUrl))
        : deskSystem.mails.files(settings.dataDir),
      // Hosts only: an address may hold a key.
      targets: [settings.deckForward, ...settings.events].flatMap((target) =>
        target ? [hostOf(target.url)] : [],
      ),
      worker: settings.worker,
      insight: settings.insight,
      backup: backup?.at ?? null,
      findings: findSamples(site, settings, {}).filter(({ level }) => level !== 'fine to keep'),
    });
  });
}
