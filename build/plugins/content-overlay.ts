/** In development, faults of the content are shown over the page and in the terminal until they are fixed. */
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError } from '../content/content-error.ts';
import { describeFailure } from '../content/describe-failure.ts';

type Checks = typeof import('../../content/checks/checks.ts');
type Brand = typeof import('./brand-plugin.ts');
type Portraits = typeof import('./portraits-plugin.ts');

/** Files that the lead server and the checks are made of. */
const WATCHED = /^(content|domain|server)\//;

/** Editors empty a file before they write it. */
const SETTLE_MS = 50;

const asError = (message: string) => ({ message, stack: '' });

/** Every fault in words, or nothing. */
async function findFaults({ ssrLoadModule, ssrFixStacktrace }: ViteDevServer): Promise<string | undefined> {
  try {
    const { contentFaults } = (await ssrLoadModule('/content/checks/checks.ts')) as Checks;
    const faults = await contentFaults();
    if (faults.length > 0) return describeFailure(new ContentError(faults));
    // Both read pictures.
    ((await ssrLoadModule('/build/plugins/brand-plugin.ts')) as Brand).brandStyles();
    await ((await ssrLoadModule('/build/plugins/portraits-plugin.ts')) as Portraits).portraits();
    return undefined;
  } catch (error) {
    if (error instanceof Error) ssrFixStacktrace(error);
    return describeFailure(error);
  }
}

/** Checks at the start and after each change, and calls `changed` when a change has left no fault. */
export function watchContent(changed: () => Promise<void>) {
  let active: ViteDevServer;
  let shown: string | undefined;
  let queue: Promise<void> = Promise.resolve();
  let isQueued = false;

  async function check(server: ViteDevServer, isChange: boolean): Promise<void> {
    isQueued = false;
    // A module that could not be loaded is not always linked to the file that was missing.
    if (shown) server.environments.ssr.moduleGraph.invalidateAll();
    const faults = await findFaults(server);
    // Vite restarts with the files that its configuration imports; the new server checks anew.
    if (server !== active) return;
    if (faults) {
      if (faults !== shown) console.error(`\n${faults}\n`);
      server.ws.send({ type: 'error', err: asError(faults) });
    } else if (shown) {
      console.log('The content has no faults any more.');
      server.ws.send({ type: 'full-reload' });
    }
    shown = faults;
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
        // One check for all files that change at once, and none of a file that is half written.
        if (isQueued) return;
        isQueued = true;
        queue = queue.then(() => setTimeout(SETTLE_MS)).then(() => check(server, true));
      });
    },
  };

  /** The page under an overlay with its faults. One that cannot be rendered is empty under it. */
  async function withOverlay(render: () => Promise<string>): Promise<string> {
    let html = '<!doctype html><html><body></body></html>';
    let faults = shown;
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
