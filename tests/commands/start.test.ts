import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

async function occupyPort(): Promise<number> {
  const occupyingServer = createServer().listen(0);
  onTestFinished(() => void occupyingServer.close());
  await once(occupyingServer, 'listening');
  return (occupyingServer.address() as AddressInfo).port;
}

test('npm start reports a port in use before it builds', async () => {
  const port = await occupyPort();
  const result = await promisify(execFile)(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, PORT: String(port) },
  }).catch((error: { stdout: string; stderr: string }) => error);
  expect(result.stderr).toContain(`Port ${port} is in use.`);
  expect(result.stdout).toBe('');
});

test('npm run worker starts while a server uses the port', async () => {
  const port = await occupyPort();
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const worker = spawn(process.execPath, [resolve('tools/start.ts'), 'worker'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  // Stop as soon as the build starts. That shows that the port was not checked.
  worker.stdout.once('data', () => worker.kill('SIGKILL'));
  const [output, errors] = await Promise.all([text(worker.stdout), text(worker.stderr)]);
  expect(errors).not.toContain('in use');
  expect(output).toContain('Building');
});
