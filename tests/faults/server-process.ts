/** Real server and worker processes. Those that a test leaves running are killed when it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';
import { NO_SETTINGS } from '../support/built-server.ts';
import { recordFigures } from './figures.ts';

export type Process = Readonly<{
  child: ChildProcess;
  /** Output and log lines, limited to a few hundred. */
  output: readonly string[];
  /** Origin of the server; empty for a worker. */
  origin: string;
  /** SIGKILL: no warning, no clean-up, like a power cut. */
  kill(): Promise<void>;
  /** SIGTERM, like a deployment. */
  stop(): Promise<number | null>;
}>;

type Launch = Readonly<{ env: Record<string, string>; shell?: (command: string) => string }>;

async function launch(file: string, ready: RegExp, { env, shell }: Launch): Promise<Process> {
  const [command, args] = shell
    ? ['sh', ['-c', shell(`exec "${process.execPath}" ${file}`)]]
    : [process.execPath, [file]];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...NO_SETTINGS, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    const startTime = performance.now();
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    if (signal === 'SIGTERM') recordFigures({ shutdownMs: Math.round(performance.now() - startTime) });
    return child.exitCode;
  };
  const kill = async () => void (await end('SIGKILL'));
  onTestFinished(kill);
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (output.length < 200) output.push(line);
        const found = ready.exec(line);
        if (found) resolve(found[1] ?? '');
      });
    }
    child.once('exit', () => reject(new Error(`it ended before it was ready:\n${output.join('\n')}`)));
  });
  return { child, output, origin, kill, stop: () => end('SIGTERM') };
}

export const startServer = (env: Record<string, string>, shell?: Launch['shell']): Promise<Process> =>
  launch(`${inject('built')}/index.js`, /Address\s+(http:\S+)/, { env, ...(shell && { shell }) });

export const startWorker = (env: Record<string, string>): Promise<Process> =>
  launch(`${inject('built')}/worker.js`, /the worker is running/, { env: { WORKER_PORT: '0', ...env } });
