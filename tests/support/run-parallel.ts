/** Runs tasks in parallel without using more cores than the machine has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export type Task = {
  name: string;
  /** The command line for the given number of cores. */
  command: (cores: number) => string[];
  /** Maximum number of cores. */
  cores: number;
  env?: Record<string, string>;
  /** Tasks that must end before this one starts. */
  after?: string[];
  /** File for the output. */
  log: string;
};

/** Respects the CPU affinity of the process. */
export const CORES = availableParallelism();

async function run({ command, env, log }: Task, cores: number): Promise<boolean> {
  const [program = '', ...args] = command(cores);
  const output = openSync(log, 'w');
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  closeSync(output);
  return once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
}

type TaskHandlers<T> = { onStart: (task: T) => void; onEnd: (task: T, ok: boolean) => void };

export async function runParallel<T extends Task>(
  tasks: readonly T[],
  handlers: TaskHandlers<T>,
): Promise<void> {
  const waiting = [...tasks];
  const results = new Map<string, boolean>();
  const running = new Set<Promise<void>>();
  let freeCores = CORES;
  while (waiting.length > 0 || running.size > 0) {
    const nextIndex = waiting.findIndex(({ after = [] }) => after.every((name) => results.has(name)));
    const task = waiting[nextIndex];
    const cores = Math.min(task?.cores ?? 0, CORES);
    // The next task waits for its cores; smaller tasks must not overtake it.
    if (!task || cores > freeCores) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(nextIndex, 1);
    freeCores -= cores;
    handlers.onStart(task);
    const isReady = (task.after ?? []).every((name) => results.get(name));
    const job: Promise<void> = (isReady ? run(task, cores) : Promise.resolve(false)).then((ok) => {
      results.set(task.name, ok);
      running.delete(job);
      freeCores += cores;
      handlers.onEnd(task, ok);
    });
    running.add(job);
  }
}
