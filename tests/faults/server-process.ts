/** Starts real server and worker processes. They are killed at the end of the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';
import { NO_SETTINGS } from '../../tools/built-server.ts';

export type ServerProcess = Readonly<{
  child: ChildProcess;
  /** Output and log lines, limited to a few hundred. */
  output: readonly string[];
  /** Origin of the server. Empty for a worker. */
  origin: string;
  /** SIGKILL: no warning, no clean-up, like a power cut. */
  kill(): Promise<void>;
  /** SIGTERM, like a deployment. */
  stop(): Promise<number | null>;
}>;

type LaunchOptions = Readonly<{ env: Record<string, string>; wrapCommand?: (command: string) => string }>;

async function launch(
  file: string,
  readyPattern: RegExp,
  { env, wrapCommand }: LaunchOptions,
): Promise<ServerProcess> {
  const [command, args] = wrapCommand
    ? ['sh', ['-c', wrapCommand(`exec "${process.execPath}" ${file}`)]]
    : [process.execPath, [file]];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...NO_SETTINGS, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = once(child, 'exit');
  const endProcess = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  const kill = async () => void (await endProcess('SIGKILL'));
  onTestFinished(kill);
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (output.length < 200) output.push(line);
        const match = readyPattern.exec(line);
        if (match) resolve(match[1] ?? '');
      });
    }
    child.once('exit', () =>
      reject(new Error(`the process ended before it was ready:\n${output.join('\n')}`)),
    );
  });
  return { child, output, origin, kill, stop: () => endProcess('SIGTERM') };
}

export const startServer = (
  env: Record<string, string>,
  wrapCommand?: LaunchOptions['wrapCommand'],
): Promise<ServerProcess> =>
  launch(`${inject('serverFolder')}/index.js`, /Address\s+(http:\S+)/, {
    env,
    ...(wrapCommand && { wrapCommand }),
  });

export const startWorker = (env: Record<string, string>): Promise<ServerProcess> =>
  launch(`${inject('serverFolder')}/worker.js`, /the worker is running/, {
    env: { WORKER_PORT: '0', ...env },
  });
