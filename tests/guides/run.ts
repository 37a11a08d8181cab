/** Starts a command in the clone and reads its output. */
import { spawn } from 'node:child_process';

export type Report = (ok: boolean, step: string, output?: string) => void;
type CommandResult = { exitCode: number | null; output: string };

/** Runs until the command exits or prints the expected output, then stops it with its children. */
export function run(
  command: string[],
  cwd: string,
  env: Record<string, string>,
  untilOutput?: RegExp,
): Promise<CommandResult> {
  return new Promise((done) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { cwd, detached: true, env: { ...process.env, ...env } });
    let output = '';
    let isMatched = false;
    const readOutput = (chunk: Buffer) => {
      output += chunk;
      if (isMatched || !untilOutput?.test(output)) return;
      isMatched = true;
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.on('exit', (exit) => done({ exitCode: isMatched ? 0 : exit, output }));
  });
}
