/** Starts the server: settings, site, listening, and a close that loses nothing. */
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { site } from '#content/site.ts';
import { themeScript } from '#domain/theme-script.ts';
import { createApp } from './app.ts';
import { banner } from './banner.ts';
import { processSettings, SettingsError } from './env.ts';
import { createMetrics } from './metrics.ts';
import { inlineScriptHash, securityHeaders, transportHeaders } from './security-headers.ts';
import { loadStaticSite, SiteMissingError } from './static-site.ts';

/** A request that is still running after this long is given up, so that a restart does not hang. */
const DRAIN_MS = 10_000;

function start(): void {
  const settings = processSettings();
  const log = pino({ level: settings.logLevel, base: null });
  const inlineScriptHashes = [inlineScriptHash(themeScript(site.themeStorageKey))];
  const documentHeaders = (tls: boolean) => securityHeaders({ site, inlineScriptHashes, tls });
  const staticSite = loadStaticSite(settings.siteDir, {
    document: { plain: documentHeaders(false), tls: documentHeaders(true) },
    asset: { plain: transportHeaders(false), tls: transportHeaders(true) },
  });
  const app = createApp({ settings, staticSite, metrics: createMetrics(), log, ready: async () => {} });
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
    process.stdout.write(banner(settings, `http://localhost:${port}`, performance.now()));
  });
  const close = () => {
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

try {
  start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof SiteMissingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
