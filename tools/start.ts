/** `npm start`: builds if needed and serves the production site. `npm run worker` starts only the worker. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { ensureBuild } from '../build/ensure-build.ts';

const SERVER = `dist/server/${process.argv[2] ?? 'index'}.js`;

if (existsSync('.env')) process.loadEnvFile();

// Check the port before the build, which takes a while. The server reports any other error about the address.
const port = Number(process.env.PORT || 3000);
const isTaken = await new Promise<boolean>((resolve) => {
  const probe = createServer();
  probe.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
  probe.listen(port, process.env.HOST, () => probe.close(() => resolve(false)));
});
if (isTaken) {
  console.error(
    `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}

if (!(await ensureBuild())) {
  if (!existsSync(SERVER)) {
    console.error('Correct the fault above, then run npm start again.');
    process.exit(1);
  }
  console.error('Serving the last good build. Correct the fault above and restart to publish your changes.');
}

// The server replaces this process, so that signals reach it and the build's memory is freed.
if (process.execve) process.execve(process.execPath, [process.execPath, SERVER], process.env);

const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
