/**
 * `npm start`: builds if needed and serves the production site. `npm run worker` starts only the worker, which sends
 * deliveries.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureBuild } from '../build/ensure-build.ts';

const entry = process.argv[2] ?? 'index';
const SERVER_FILE = `dist/server/${entry}.js`;

if (existsSync('.env')) process.loadEnvFile();

// Check the port before the build, which takes a while. The worker does not use this port. The server reports other
// errors later, such as an unknown HOST.
const port = Number(process.env.PORT || 3000);
if (entry === 'index' && (await isInUse(port))) {
  console.error(
    `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

if (!(await ensureBuild())) {
  if (!existsSync(SERVER_FILE)) {
    console.error('Correct the fault above, then run npm start again.');
    process.exit(1);
  }
  console.error('Serving the last good build. Correct the fault above and restart to publish your changes.');
}

// Replace this process by the server: signals then reach the server, and the memory of the build is freed.
if (process.execve) process.execve(process.execPath, [process.execPath, SERVER_FILE], process.env);

const server = spawn(process.execPath, [SERVER_FILE], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

function isInUse(wantedPort: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    probe.listen(wantedPort, process.env.HOST, () => probe.close(() => resolve(false)));
  });
}
