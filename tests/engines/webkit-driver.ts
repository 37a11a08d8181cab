import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../tools/built-server.ts';
import { TEST_LIMIT_MS } from '../support/limit.ts';
import { type Driver, KEYS, type KeyName } from './driver.ts';
import { findWebKit } from './engines.ts';

/** Without these styles, the header bar of the window is wider than a phone. */
const GTK_STYLES =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); } image { -gtk-icon-source: none; }';

/**
 * Renders without a graphics card. Without any renderer, view transitions crash:
 * https://github.com/block/buzz/issues/3654
 */
const ENVIRONMENT = {
  WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  NO_AT_BRIDGE: '1',
};

/** Script that evaluates the expression in the page and returns the value or the error. */
const EVALUATE = (expression: string) =>
  `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;

/** Controls WebKitGTK's MiniBrowser with W3C WebDriver commands. */
export async function startWebKit(): Promise<Driver> {
  const binaries = findWebKit();
  if (!binaries) throw new Error('WebKit is not installed');
  const homeFolder = await mkdtemp(join(tmpdir(), 'site-webkit-'));
  await mkdir(join(homeFolder, 'gtk-3.0'));
  await writeFile(join(homeFolder, 'gtk-3.0/gtk.css'), GTK_STYLES);
  const displayServer = spawn(binaries.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Xvfb writes the number of a free display to the given descriptor.
  const display = await new Promise<string>((resolve, reject) => {
    displayServer.once('exit', () => reject(new Error('Xvfb did not start')));
    displayServer.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  const driverProcess = spawn(binaries.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: display, XDG_CONFIG_HOME: homeFolder, HOME: homeFolder },
  });

  let session = '';
  async function sendCommand<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }
  const performActions = (source: object) => sendCommand('POST', '/actions', { actions: [source] });
  const readPageSize = () =>
    sendCommand<number[]>('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });

  await vi.waitUntil(async () => {
    if (driverProcess.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    return sendCommand<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  }, TEST_LIMIT_MS);
  const options = { binary: binaries.browser, args: ['--automation'] };
  const { sessionId } = await sendCommand<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  session = `/session/${sessionId}`;
  await sendCommand('POST', '/timeouts', { script: TEST_LIMIT_MS, pageLoad: TEST_LIMIT_MS });
  const firstTab = await sendCommand<string>('GET', '/window');

  return {
    goto: (url) => sendCommand('POST', '/url', { url }),
    evaluate: async (expression) => {
      type Evaluated = { value?: unknown; error?: string };
      const script = { script: EVALUATE(expression), args: [] };
      const { value, error } = await sendCommand<Evaluated>('POST', '/execute/async', script);
      if (error) throw new Error(error);
      return value;
    },
    movePointer: async (x, y, shouldClick) => {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = shouldClick ? [move, ...click] : [move];
      await performActions({ type: 'pointer', id: 'mouse', actions });
    },
    pressKeys: async (keys) => {
      const values = keys.map((key) => KEYS[key as KeyName] ?? key);
      const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await performActions({ type: 'key', id: 'keys', actions });
    },
    resize: async (width, height) => {
      const outer = await sendCommand<{ width: number; height: number }>('GET', '/window/rect');
      const [innerWidth = 0, innerHeight = 0] = await readPageSize();
      await sendCommand('POST', '/window/rect', {
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
      await vi.waitUntil(async () => String(await readPageSize()) === String([width, height]), TEST_LIMIT_MS);
    },
    // Not with a script: a script that runs during navigation never returns.
    back: () => sendCommand('POST', '/back', {}),
    forward: () => sendCommand('POST', '/forward', {}),
    countTabs: async () => (await sendCommand<string[]>('GET', '/window/handles')).length,
    closeOtherTabs: async () => {
      for (const handle of await sendCommand<string[]>('GET', '/window/handles')) {
        if (handle === firstTab) continue;
        await sendCommand('POST', '/window', { handle });
        await sendCommand('DELETE', '/window');
      }
      await sendCommand('POST', '/window', { handle: firstTab });
    },
    screenshot: async () => Buffer.from(await sendCommand<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await sendCommand('DELETE', '').catch(() => {});
      driverProcess.kill();
      displayServer.kill();
      await rm(homeFolder, { recursive: true, force: true });
    },
  };
}
