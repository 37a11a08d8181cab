/** In development, shows errors in the content over the page and in the terminal until they are fixed. */
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError } from '../content/content-error.ts';
import { describeFailure } from '../content/describe-failure.ts';

type Checks = typeof import('../../content/checks/checks.ts');
type Brand = typeof import('./brand-plugin.ts');
type Portraits = typeof import('./portraits-plugin.ts');

/** Source files of the lead server and of the checks. */
const WATCHED = /^(content|domain|server)\//;

/** Editors truncate a file before they write it. */
const SETTLE_MS = 50;

const asError = (message: string) => ({ message, stack: '' });

/** All errors as text; empty if there are none. */
async function findFaults({ ssrLoadModule, ssrFixStacktrace }: ViteDevServer): Promise<string | undefined> {
  try {
    const { contentFaults } = (await ssrLoadModule('/content/checks/checks.ts')) as Checks;
    const faults = await contentFaults();
    if (faults.length > 0) return describeFailure(new ContentError(faults));
    // Logo and portraits are image files, which these two functions read.
    ((await ssrLoadModule('/build/plugins/brand-plugin.ts')) as Brand).brandStyles();
    await ((await ssrLoadModule('/build/plugins/portraits-plugin.ts')) as Portraits).portraits();
    return undefined;
  } catch (error) {
    if (error instanceof Error) ssrFixStacktrace(error);
    return describeFailure(error);
  }
}

/** Checks at start and after each change. Calls `changed` after a change without errors. */
export function watchContent(changed: () => Promise<void>) {
  let active: ViteDevServer;
  let shownMessage: string | undefined;
  let queue: Promise<void> = Promise.resolve();
  let isQueued = false;

  async function check(server: ViteDevServer, isChange: boolean): Promise<void> {
    isQueued = false;
    // A module that failed to load may not be linked to the missing file, so invalidate everything.
    if (shownMessage) server.environments.ssr.moduleGraph.invalidateAll();
    const faults = await findFaults(server);
    // Vite restarts when its configuration files change. The new server runs its own check.
    if (server !== active) return;
    if (faults) {
      if (faults !== shownMessage) console.error(`\n${faults}\n`);
      server.ws.send({ type: 'error', err: asError(faults) });
    } else if (shownMessage) {
      console.log('The content has no faults any more.');
      server.ws.send({ type: 'full-reload' });
    }
    shownMessage = faults;
    if (isChange && !faults) await changed();
  }

  const plugin: Plugin = {
    name: 'content-faults',
    configureServer(server) {
      active = server;
      queue = queue.then(() => check(server, false));
      server.watcher.on('all', (_event, path) => {
        if (!WATCHED.test(relative(server.config.root, path))) return;
        server.environments.ssr.moduleGraph.onFileChange(path);
        // Wait a moment: several files may change at the same time, and a file may be half written.
        if (isQueued) return;
        isQueued = true;
        queue = queue.then(() => setTimeout(SETTLE_MS)).then(() => check(server, true));
      });
    },
  };

  /** Adds the overlay with the errors to the page. The page is empty if it cannot be rendered. */
  async function withOverlay(render: () => Promise<string>): Promise<string> {
    let html = '<!doctype html><html><body></body></html>';
    let faults = shownMessage;
    try {
      html = await render();
    } catch (error) {
      if (error instanceof Error) active.ssrFixStacktrace(error);
      faults ??= describeFailure(error);
    }
    if (!faults) return html;
    const data = JSON.stringify(asError(faults)).replaceAll('<', '\\u003c');
    const script = `import { ErrorOverlay } from '/@vite/client';document.body.append(new ErrorOverlay(${data}));`;
    return html.replace('</body>', () => `<script type="module">${script}</script></body>`);
  }

  return { plugin, withOverlay };
}
