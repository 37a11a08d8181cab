/** Starts a command in the clone and reads its output. */
import { spawn } from 'node:child_process';

export type Report = (ok: boolean, what: string, output?: string) => void;
type Outcome = { exit: number | null; output: string };

/** Runs until it exits or prints the expected output, then stops it with its children. */
export function run(
  command: string[],
  cwd: string,
  env: Record<string, string>,
  untilOutput?: RegExp,
): Promise<Outcome> {
  return new Promise((done) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { cwd, detached: true, env: { ...process.env, ...env } });
    let output = '';
    let isMatched = false;
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (isMatched || !untilOutput?.test(output)) return;
      isMatched = true;
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (exit) => done({ exit: isMatched ? 0 : exit, output }));
  });
}
