/** Installs Debian or Ubuntu packages if possible without a prompt. Returns true if they are installed. */
import { spawnSync } from 'node:child_process';

const COMMAND = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];

export function installPackages(names: readonly string[]): boolean {
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...COMMAND, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: 'ignore', env }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}
