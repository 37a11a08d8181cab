/** Builds if needed and serves the production site. */
import { spawn } from 'node:child_process';
import './build.ts';

const SERVER = 'dist/server/index.js';

// The server takes the place of this process: signals reach it, and what the build needed is free again.
if (process.execve) process.execve(process.execPath, [process.execPath, SERVER], process.env);

const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
