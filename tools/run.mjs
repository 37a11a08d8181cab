/**
 * Entry point of every npm script, in plain JavaScript for Node 20. Installs missing packages, then runs the task on the
 * project's own Node: a path, a file name in this folder, or a command of a package. Without a task it only installs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const [task, ...args] = process.argv.slice(2);

const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.installed');
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !existsSync(ownNode)) {
  console.log('Installing packages…');
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  // Not `npm ci`: it rejects a lockfile without the optional binaries of platforms that the registry lacks.
  const install = spawnSync(
    npm[0],
    [...npm.slice(1), 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit' },
  );
  if (install.status !== 0)
    fail('Packages could not be installed: check the connection to the npm registry, then run this again.');
  if (!existsSync(ownNode))
    fail('The pinned Node was not installed: run "npm rebuild node", then run this again.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (!task) process.exit();

const own = task.includes('/') ? task : join('tools', `${task}.ts`);
const file = existsSync(own) ? own : join('node_modules', '.bin', task);
const child = spawn(ownNode, [file, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(ownNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm starts this in a shell, which does not forward signals. So stop when the shell is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function fail(message) {
  console.error(message);
  process.exit(1);
}
