/** Loads the desk only if it has users. */
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { DeskDeps } from '#server/desk/desk-env.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { loadStaticSite } from '#server/http/static-site.ts';

/** The desk's files are in a folder beside the site's. So a copy of the site on a static host does not contain the desk. */
const deskFolder = (siteDir: string) => join(siteDir, '..', 'desk');

/** Resolves to the routes of the desk, or to undefined if the desk has no users. */
export async function loadDeskRoutes(deps: DeskDeps): Promise<Hono<ServerEnv> | undefined> {
  if (deps.settings.deskUsers.length === 0) return;
  const { deskRoutes } = await import('#server/desk/desk-routes.ts');
  const { deskProtection } = await import('#server/desk/desk-headers.ts');
  return deskRoutes(deps, loadStaticSite(deskFolder(deps.settings.siteDir), deskProtection));
}
