/** In development, shows faults in the content over the page and in the terminal until they are fixed. */
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError, describeFailure } from '../content/describe-failure.ts';

type ChecksModule = typeof import('../../content/check.ts');
type BrandModule = typeof import('./brand-plugin.ts');
type PortraitsModule = typeof import('./portraits-plugin.ts');

/** Source files of the lead server and of the checks. */
const WATCHED_FILES = /^(content|domain|server)\//;

/** A text editor may empty a file shortly before it writes the new content. So the check waits for this time. */
const WRITE_DELAY_MS = 50;

const toOverlayError = (message: string) => ({ message, stack: '' });

/** All faults as text, or undefined. */
async function findFaults({ ssrLoadModule, ssrFixStacktrace }: ViteDevServer): Promise<string | undefined> {
  try {
    const { findContentFaults } = (await ssrLoadModule('/content/check.ts')) as ChecksModule;
    const faults = findContentFaults();
    if (faults.length > 0) return describeFailure(new ContentError(faults));
    // These two functions throw if the logo or a portrait cannot be read.
    ((await ssrLoadModule('/build/plugins/brand-plugin.ts')) as BrandModule).brandStyles();
    await ((await ssrLoadModule('/build/plugins/portraits-plugin.ts')) as PortraitsModule).createPortraits();
    return undefined;
  } catch (error) {
    if (error instanceof Error) ssrFixStacktrace(error);
    return describeFailure(error);
  }
}

/** Checks the content at start and after each change. Calls `onValidChange` after a change without faults. */
export function watchContent(onValidChange: () => Promise<void>) {
  let activeServer: ViteDevServer;
  let shownMessage: string | undefined;
  let queue: Promise<void> = Promise.resolve();
  let isQueued = false;

  async function check(server: ViteDevServer, isChange: boolean): Promise<void> {
    isQueued = false;
    // After an error, Vite may not know which modules import the changed file. So invalidate all modules.
    if (shownMessage) server.environments.ssr.moduleGraph.invalidateAll();
    const faults = await findFaults(server);
    // Vite starts a new server when its configuration changes. The new server runs its own check.
    if (server !== activeServer) return;
    if (faults) {
      if (faults !== shownMessage) console.error(`\n${faults}\n`);
      server.ws.send({ type: 'error', err: toOverlayError(faults) });
    } else if (shownMessage) {
      console.log('The content has no faults any more.');
      server.ws.send({ type: 'full-reload' });
    }
    shownMessage = faults;
    if (isChange && !faults) await onValidChange();
  }

  const plugin: Plugin = {
    name: 'content-faults',
    configureServer(server) {
      activeServer = server;
      queue = queue.then(() => check(server, false));
      server.watcher.on('all', (_event, path) => {
        if (!WATCHED_FILES.test(relative(server.config.root, path))) return;
        server.environments.ssr.moduleGraph.onFileChange(path);
        // One check is enough if several files change at the same time.
        if (isQueued) return;
        isQueued = true;
        queue = queue.then(() => setTimeout(WRITE_DELAY_MS)).then(() => check(server, true));
      });
    },
  };

  /** Adds an overlay with the faults to the page. The page is empty if it cannot be rendered. */
  async function renderWithOverlay(render: () => Promise<string>): Promise<string> {
    let html = '<!doctype html><html><body></body></html>';
    let faults = shownMessage;
    try {
      html = await render();
    } catch (error) {
      if (error instanceof Error) activeServer.ssrFixStacktrace(error);
      faults ??= describeFailure(error);
    }
    if (!faults) return html;
    const data = JSON.stringify(toOverlayError(faults)).replaceAll('<', '\\u003c');
    const script = `import { ErrorOverlay } from '/@vite/client';document.body.append(new ErrorOverlay(${data}));`;
    return html.replace('</body>', () => `<script type="module">${script}</script></body>`);
  }

  return { plugin, renderWithOverlay };
}
