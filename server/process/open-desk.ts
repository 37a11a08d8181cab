/** The desk, loaded only if it has users. */
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { DeskDeps } from '#server/desk/desk-env.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { loadStaticSite } from '#server/http/static-site.ts';

/** Beside the site, not inside it: a static host has no desk. */
const folderOf = (siteDir: string) => join(siteDir, '..', 'desk');

export async function openDesk(deps: DeskDeps): Promise<Hono<ServerEnv> | undefined> {
  if (deps.settings.deskUsers.length === 0) return;
  const { deskRoutes } = await import('#server/desk/desk-routes.ts');
  const { deskProtection } = await import('#server/desk/desk-headers.ts');
  return deskRoutes(deps, loadStaticSite(folderOf(deps.settings.siteDir), deskProtection));
}
