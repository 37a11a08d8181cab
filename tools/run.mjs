/**
 * Entry point of every npm script, in plain JavaScript for Node 20. Installs missing packages, then runs the task with
 * the pinned version of Node. A task is a path, the name of a file in this folder, or a command of a package. Without a
 * task, the script only installs packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const [task, ...args] = process.argv.slice(2);

const script = task?.includes('/') ? task : join('tools', `${task}.ts`);
// The comment at the start of a file says what its command does. `npm run leads` and the commands of packages have
// their own help.
if (args.includes('--help') && existsSync(script) && !script.endsWith('leads.ts')) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? [];
  console.log(comment.replaceAll(/^ *\*? ?/gm, '').trim());
  process.exit();
}

const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const installedHashFile = join(root, 'node_modules', '.installed');
const lockfileHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (
  !existsSync(installedHashFile) ||
  readFileSync(installedHashFile, 'utf8') !== lockfileHash ||
  !existsSync(pinnedNode)
) {
  console.log('Installing packages…');
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const command = existsSync('node_modules') ? ['install', '--no-save'] : ['ci'];
  const install = spawnSync(
    npm[0],
    [...npm.slice(1), ...command, '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit' },
  );
  if (install.status !== 0)
    fail('Packages could not be installed: check the connection to the npm registry, then run this again.');
  if (!existsSync(pinnedNode))
    fail('The pinned Node was not installed: run "npm rebuild node", then run this again.');
  mkdirSync(dirname(installedHashFile), { recursive: true });
  writeFileSync(installedHashFile, lockfileHash);
}

if (!task) process.exit();

const file = existsSync(script) ? script : join('node_modules', '.bin', task);
const child = spawn(pinnedNode, [file, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm starts this script in a shell that does not forward signals. So stop the task when the shell has ended.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function fail(message) {
  console.error(message);
  process.exit(1);
}
