import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { TEST_LIMIT_MS } from '../support/limit.ts';
import { type Driver, KEYS, type KeyName } from './driver.ts';
import { findWebKit } from './engines.ts';

/** Without this the window's header bar is wider than a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); } image { -gtk-icon-source: none; }';

/**
 * Draws without a graphics card. With no renderer at all, view transitions crash:
 * https://github.com/block/buzz/issues/3654
 */
const ENVIRONMENT = {
  WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  NO_AT_BRIDGE: '1',
};

/** Evaluates in the page and returns the result or the error. */
const EVALUATE = (expression: string) =>
  `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;

/** WebKitGTK's MiniBrowser, controlled by plain W3C WebDriver calls. */
export async function startWebKit(): Promise<Driver> {
  const binaries = findWebKit();
  if (!binaries) throw new Error('WebKit is not installed');
  const home = await mkdtemp(join(tmpdir(), 'site-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const screen = spawn(binaries.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Xvfb writes the number of a free display to the given descriptor.
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await freePort();
  const service = spawn(binaries.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: display, XDG_CONFIG_HOME: home, HOME: home },
  });

  let session = '';
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }
  const act = (source: object) => call('POST', '/actions', { actions: [source] });
  const size = () =>
    call<number[]>('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });

  await vi.waitUntil(async () => {
    if (service.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    return call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  }, TEST_LIMIT_MS);
  const options = { binary: binaries.browser, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  session = `/session/${sessionId}`;
  await call('POST', '/timeouts', { script: TEST_LIMIT_MS, pageLoad: TEST_LIMIT_MS });
  const first = await call<string>('GET', '/window');

  return {
    goto: (url) => call('POST', '/url', { url }),
    evaluate: async (expression) => {
      const { value, error } = await call<{ value?: unknown; error?: string }>('POST', '/execute/async', {
        script: EVALUATE(expression),
        args: [],
      });
      if (error) throw new Error(error);
      return value;
    },
    point: async (x, y, press) => {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const click = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act({ type: 'pointer', id: 'mouse', actions: press ? [move, ...click] : [move] });
    },
    press: async (keys) => {
      const values = keys.map((key) => KEYS[key as KeyName] ?? key);
      const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act({ type: 'key', id: 'keys', actions });
    },
    resize: async (width, height) => {
      const outer = await call<{ width: number; height: number }>('GET', '/window/rect');
      const [innerWidth = 0, innerHeight = 0] = await size();
      await call('POST', '/window/rect', {
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
      await vi.waitUntil(async () => String(await size()) === String([width, height]), TEST_LIMIT_MS);
    },
    // Not with a script: a script that runs during navigation never returns.
    back: () => call('POST', '/back', {}),
    forward: () => call('POST', '/forward', {}),
    tabs: async () => (await call<string[]>('GET', '/window/handles')).length,
    closeOtherTabs: async () => {
      for (const handle of await call<string[]>('GET', '/window/handles')) {
        if (handle === first) continue;
        await call('POST', '/window', { handle });
        await call('DELETE', '/window');
      }
      await call('POST', '/window', { handle: first });
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await call('DELETE', '').catch(() => {});
      service.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}
