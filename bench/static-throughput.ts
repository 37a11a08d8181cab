/** Requests per second for the landing page, compared with nginx if it is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Row } from './row.ts';

const SECONDS = 4;
const CONNECTIONS = 32;

async function requestsPerSecond(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = Date.now() + SECONDS * 1000;
  let answeredRequests = 0;
  const requestPage = () =>
    new Promise<void>((done, fail) => {
      get(`${origin}/`, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        response.resume().on('end', () => {
          answeredRequests++;
          done();
        });
      }).on('error', fail);
    });
  const loop = async () => {
    while (Date.now() < end) await requestPage();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  agent.destroy();
  return answeredRequests / SECONDS;
}

async function withNginx<T>(use: (origin: string) => Promise<T>): Promise<T | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; types { text/html html; } sendfile on; gzip_static on;
server { listen 127.0.0.1:${port}; root ${resolve('dist/site')}; } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    await new Promise((done) => setTimeout(done, 500));
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    nginx.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function throughputRows(origin: string): Promise<Row[]> {
  const ownRate = await requestsPerSecond(origin);
  const nginxRate = await withNginx(requestsPerSecond);
  const formatRate = (n: number) => `${Math.round(n).toLocaleString('en')} requests/s`;
  return [
    { name: `landing page, ${CONNECTIONS} connections, this server`, measured: formatRate(ownRate) },
    {
      name: 'the same from nginx, one worker',
      measured: nginxRate ? formatRate(nginxRate) : 'not installed',
    },
  ];
}
