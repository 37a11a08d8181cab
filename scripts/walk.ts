/**
 * A newcomer's walk: clones the repository into an empty folder, runs every command that the README names and tries
 * every setting of its table. Takes long; run it before a release.
 * `npm run walk -- leads build` walks only the named commands.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settingNames } from '../server/process/settings.ts';
import { readmeCommands } from './readme.ts';

type Expectation = { args?: string[]; exit?: number; untilOutput?: RegExp };

/** How a command proves itself: by its exit code, or, if it stays up, by what it says. */
const EXPECTATIONS: Record<string, Expectation> = {
  start: { untilOutput: /Address\s+http/ },
  dev: { untilOutput: /Site with hot reload/ },
  worker: { untilOutput: /./ },
  leads: { args: ['--', '--help'] },
  // A fresh clone still has sample content.
  preflight: { exit: 1 },
};

/** A value that must be accepted, and one that must be refused with a fault that names the variable. */
const SETTINGS: Record<string, { good: string; bad?: string; with?: Record<string, string> }> = {
  PORT: { good: '0', bad: 'many' },
  HOST: { good: '127.0.0.1' },
  PUBLIC_ORIGIN: { good: 'https://agents.example.com', bad: 'agents' },
  DATABASE_URL: { good: '', bad: 'mysql://localhost/leads' },
  DATA_DIR: { good: 'data/walk' },
  SITE_DIR: { good: 'dist/site' },
  SMTP_URL: { good: 'smtp://localhost:2525', bad: 'http://localhost' },
  MAIL_FROM: { good: 'Agents <agents@example.com>', bad: 'nobody' },
  OPERATOR_EMAIL: { good: 'operator@example.com', bad: 'operator' },
  DECK_FORWARD_URL: {
    good: 'https://flows.example.com/webhook/1',
    bad: 'flows',
    with: { DECK_FORWARD_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
  },
  DECK_FORWARD_SECRET: { good: `whsec_${Buffer.alloc(32, 7).toString('base64')}`, bad: 'secret' },
  QUIZ_REPORTS: { good: 'on', bad: 'yes' },
  DESK_USERS: { good: 'maya@acme.test', bad: 'maya' },
  INSIGHT: { good: 'on', bad: 'yes' },
  TOKEN_SECRET: { good: 'x'.repeat(40), bad: 'short' },
  METRICS_TOKEN: { good: 'x'.repeat(20), bad: 'short' },
  TRUST_PROXY: { good: '1', bad: 'nginx' },
  WORKER: { good: 'off', bad: 'no' },
  LOG_LEVEL: { good: 'silent', bad: 'loud' },
};

type Outcome = { exit: number | null; output: string };

/** Runs until it exits or says what it should, then stops it with its children. */
function run(
  command: string[],
  cwd: string,
  env: Record<string, string>,
  untilOutput?: RegExp,
): Promise<Outcome> {
  return new Promise((done) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { cwd, detached: true, env: { ...process.env, ...env } });
    let output = '';
    let said = false;
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (said || !untilOutput?.test(output)) return;
      said = true;
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (exit) => done({ exit: said ? 0 : exit, output }));
  });
}

const folder = await mkdtemp(join(tmpdir(), 'site-walk-'));
const clone = join(folder, 'site');
let failed = 0;
const report = (ok: boolean, what: string, output = '') => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}`);
  if (ok) return;
  failed++;
  console.log(output.split('\n').slice(-15).join('\n'));
};

try {
  await run(['git', 'clone', '--quiet', resolve('.'), clone], '.', {});
  const chosen = process.argv.slice(2);
  for (const name of chosen.length > 0 ? chosen : readmeCommands) {
    if (name === 'walk') continue;
    const { args = [], exit = 0, untilOutput } = EXPECTATIONS[name] ?? {};
    const { exit: got, output } = await run(['npm', 'run', name, ...args], clone, { PORT: '0' }, untilOutput);
    report(got === exit, `npm run ${[name, ...args].join(' ')}`, output);
  }

  for (const name of settingNames) {
    const setting = SETTINGS[name];
    if (!setting) {
      report(false, `${name}: this walk does not know the setting`);
      continue;
    }
    const start = (value: string) =>
      run(
        [process.execPath, 'dist/server/index.js'],
        clone,
        { PORT: '0', DATA_DIR: 'data/walk', ...setting.with, [name]: value },
        /Address\s+http/,
      );
    const good = await start(setting.good);
    report(good.exit === 0, `${name}=${setting.good}`, good.output);
    if (setting.bad === undefined) continue;
    const bad = await start(setting.bad);
    report(bad.exit !== 0 && bad.output.includes(name), `${name}=${setting.bad} is refused`, bad.output);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(failed === 0 ? 'The walk is done.' : `${failed} steps failed.`);
process.exit(failed === 0 ? 0 : 1);
