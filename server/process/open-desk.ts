/** Loads the desk only if it has users. */
import { join } from 'node:path';
import type { Hono } from 'hono';
import { endAccessOfFormerUsers } from '#server/core/team/former-users.ts';
import type { DeskDeps } from '#server/desk/desk-env.ts';
import type { ServerEnv } from '#server/http/client-address.ts';
import { loadStaticSite } from '#server/http/static-site.ts';

/** The desk's files are in a folder beside the site's. So a copy of the site on a static host does not contain the desk. */
const deskFolder = (siteDir: string) => join(siteDir, '..', 'desk');

/** Resolves to the routes of the desk, or to undefined if the desk has no users. */
export async function loadDeskRoutes(deps: DeskDeps): Promise<Hono<ServerEnv> | undefined> {
  const { deskUsers } = deps.settings;
  // Without users the desk is off, which says nothing about a person.
  if (deskUsers.length === 0) return;
  await endAccessOfFormerUsers(deps.store.db, deskUsers, deps.clock());
  const { deskRoutes } = await import('#server/desk/desk-routes.ts');
  const { deskProtection } = await import('#server/desk/desk-headers.ts');
  return deskRoutes(deps, loadStaticSite(deskFolder(deps.settings.siteDir), deskProtection));
}
