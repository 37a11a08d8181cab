import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('npm start reports a port in use before it builds', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const failed = await promisify(execFile)(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, PORT: String(port) },
  }).catch((error: { stdout: string; stderr: string }) => error);
  other.close();
  expect(failed.stderr).toContain(`Port ${port} is in use.`);
  expect(failed.stdout).toBe('');
});
