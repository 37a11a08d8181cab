/** Runs commands side by side and tells of each as it ends. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export type Task = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Names of the tasks that must have ended before. */
  after?: string[];
  /** How many lanes it fills; one unless told. */
  lanes?: number;
};
export type Ended = { task: Task; ok: boolean; output: string; seconds: number };

/** Two more than there are cores: a browser test waits a third of its time, a server test two thirds. */
const LANES = Math.min(2, availableParallelism()) + 2;

function run(task: Task): Promise<Ended> {
  const started = Date.now();
  const [command = '', ...args] = task.command;
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...task.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ task, ok, output, seconds: (Date.now() - started) / 1000 });
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

export async function runInLanes(tasks: Task[], tell: (ended: Ended) => void): Promise<void> {
  const waiting = [...tasks];
  const ended = new Set<string>();
  const running = new Set<Promise<void>>();
  let free = LANES;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => ended.has(name)));
    const { lanes = 1 } = waiting[next] ?? {};
    // The first that may begin waits for its lanes: a small one that slips in would make it wait for long.
    if (next >= 0 && lanes <= free) {
      const [task] = waiting.splice(next, 1);
      if (!task) continue;
      free -= lanes;
      const lane: Promise<void> = run(task).then((result) => {
        ended.add(task.name);
        running.delete(lane);
        free += lanes;
        tell(result);
      });
      running.add(lane);
    } else await Promise.race(running);
  }
}
