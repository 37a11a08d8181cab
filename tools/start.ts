/** `npm start`: builds if needed and serves the production site. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBuild } from '../build/ensure-build.ts';

const SERVER = 'dist/server/index.js';

if (!(await ensureBuild())) {
  if (!existsSync(SERVER)) {
    console.error('Correct the fault above, then run npm start again.');
    process.exit(1);
  }
  console.error('Serving the last good build. Correct the fault above and restart to publish your changes.');
}

// The server takes the place of this process: signals reach it, and what the build needed is free again.
if (process.execve) process.execve(process.execPath, [process.execPath, SERVER], process.env);

const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
