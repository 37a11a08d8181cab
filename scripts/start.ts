/** Builds if needed and serves the production site. */
import { spawn } from 'node:child_process';
import './build.ts';

const server = spawn(process.execPath, ['dist/server/index.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
