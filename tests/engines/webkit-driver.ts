import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import type { WebKitBinaries } from './engines.ts';

/** Without this the window's own header bar keeps a page from being as narrow as a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0); } image { -gtk-icon-source: none; }';

const SCREEN = '1600x1200x24';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Xvfb names the display that it found free on the descriptor it is given. */
function startDisplay(xvfb: string): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb did not start')));
    child.stdio[3]?.once('data', (number) => resolve({ display: `:${String(number).trim()}`, child }));
  });
}

/** WebKitGTK's small browser, by plain W3C WebDriver calls to the driver of the same package. */
export async function startWebKit({ driver, browser, xvfb }: WebKitBinaries): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'site-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const { display, child: screen } = await startDisplay(xvfb);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, HOME: home, NO_AT_BRIDGE: '1' },
  });
  let session = '';

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }
  const ask = <T>(method: string, path: string, body?: object) =>
    call<T>(method, `/session/${session}${path}`, body);
  const act = (source: object) => ask('POST', '/actions', { actions: [source] });

  for (;;) {
    if (
      await call<{ ready: boolean }>('GET', '/status').then(
        ({ ready }) => ready,
        () => false,
      )
    )
      break;
    if (service.exitCode !== null) throw new Error('WebKitWebDriver did not start');
    await new Promise((done) => setTimeout(done, 20));
  }
  ({ sessionId: session } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  }));
  await ask('POST', '/timeouts', { script: 30_000, pageLoad: 60_000 });
  const first = await ask<string>('GET', '/window');

  return {
    goto: async (address) => void (await ask('POST', '/url', { url: address })),
    evaluate: (expression) =>
      ask('POST', '/execute/async', {
        script: `const done = arguments[0]; Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        args: [],
      }).then((answer) => {
        const { value, error } = answer as { value?: unknown; error?: string };
        if (error) throw new Error(error);
        return value;
      }),
    point: async (x, y, press) => {
      const move = {
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        x: Math.round(x),
        y: Math.round(y),
      };
      const click = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: press ? [move, ...click] : [move],
      });
    },
    press: async (keys) =>
      void (await act({
        type: 'key',
        id: 'keys',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })),
    resize: async (width, height) => {
      const inner = () =>
        ask<[number, number]>('POST', '/execute/sync', {
          script: 'return [innerWidth, innerHeight]',
          args: [],
        });
      const outer = await ask<{ width: number; height: number }>('GET', '/window/rect');
      const [w, h] = await inner();
      await ask('POST', '/window/rect', {
        width: width + outer.width - w,
        height: height + outer.height - h,
      });
      for (let tries = 0; tries < 100; tries++) {
        const [gotWidth, gotHeight] = await inner();
        if (gotWidth === width && gotHeight === height) return;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`WebKit: the page did not take ${width} x ${height}: ${await inner()}`);
    },
    back: async () => void (await ask('POST', '/back', {})),
    forward: async () => void (await ask('POST', '/forward', {})),
    tabs: async () => (await ask<string[]>('GET', '/window/handles')).length,
    closeOtherTabs: async () => {
      for (const handle of await ask<string[]>('GET', '/window/handles')) {
        if (handle === first) continue;
        await ask('POST', '/window', { handle });
        await ask('DELETE', '/window');
      }
      await ask('POST', '/window', { handle: first });
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await ask('DELETE', '').catch(() => {});
      service.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}
