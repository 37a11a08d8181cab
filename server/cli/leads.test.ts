import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY } from '#domain/timing.ts';
import { auditDetail, readLastBackupTime } from '#server/core/audit-log.ts';
import { erasedCode } from '#server/core/people/person-id.ts';
import { csvCell } from '#server/csv.ts';
import { removeOldDrafts } from '#server/mail/mail-files.ts';
import type { Dialect } from '#server/store/schema.ts';
import { commandLine } from '#server/testing/command-line.ts';
import { DIALECTS, temporaryFolder, testStore } from '#server/testing/stores.ts';
import { subscriberRow } from '#server/testing/submission-row.ts';
import { addSubmission, NOW, newSubmission, OPERATOR } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { runLeads } from './run-leads.ts';
import { table } from './table.ts';

async function createOperator(dialect: Dialect) {
  const store = await testStore(dialect);
  const run = commandLine({ store, now: NOW + DAY });
  const ada = { email: 'ada@acme.test', utm: '{"utm_source":"linkedin"}' };
  await store.intake(newSubmission(ada, ['deck-mail', 'forward']));
  const grace = { email: 'grace@navy.test', first_name: 'Grace', last_name: 'Hopper' };
  const company = '=HYPERLINK("https://evil.test","click")';
  await store.intake(newSubmission({ ...grace, company, created_at: NOW + DAY }));
  const bot = { email: 'bot@spam.test', quarantine_reason: 'hidden-field' };
  await store.intake(newSubmission({ ...bot, created_at: NOW - 9 * DAY }));
  return { store, run };
}

describe.each(DIALECTS)('the command line on %s', (dialect) => {
  test('lists newest first, filters, and shows quarantined submissions', async () => {
    const { run } = await createOperator(dialect);
    const { text, code } = await run('list');
    expect(code).toBe(0);
    const [title, first, second, third] = text.split('\n');
    expect(title).toMatch(/^TIME \(UTC\)\s+KIND\s+NAME/);
    expect(first).toContain('Grace Hopper');
    expect(second).toContain('linkedin');
    expect(second).toContain('2 pending');
    expect(third).toContain('quarantined: suspected spam');
    expect(text).toContain('1 quarantined as suspected spam');
    expect((await run('list', '--search', 'HOPP')).text.trim().split('\n')).toHaveLength(2);
    expect((await run('list', '--since', '2d')).text).not.toContain('bot@spam.test');
    expect((await run('list', '--quarantined', '--json')).text).toContain('bot@spam.test');
    expect((await run('list', '--kind', 'quiz')).text).toBe('No submissions match.\n');
    expect(JSON.parse((await run('list', '--json', '--limit', '1')).text)).toHaveLength(1);
  });

  test('exports CSV without formulas, and JSON', async () => {
    const { run, store } = await createOperator(dialect);
    await store.db
      .updateTable('people')
      .set({ status: 'won', won_amount: 1800 })
      .where('email_key', '=', 'ada@acme.test')
      .execute();
    await store.db.insertInto('subscribers').values(subscriberRow('ada@acme.test')).execute();
    const csv = (await run('export')).text;
    expect(csv.startsWith('\uFEFFid,time,kind,')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.test"",""click"")"`);
    const [header, ...lines] = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(header).toMatch(/,won_amount,newsletter_confirmed$/);
    expect(lines.find((line) => line.includes('ada@acme.test'))).toMatch(/,1800,2026-01-15T12:00:00.000Z$/);
    expect(lines.find((line) => !line.includes('ada@acme.test'))).toMatch(/,,$/);
    const file = join(temporaryFolder('export'), 'submissions.json');
    expect((await run('export', '--format', 'json', '--out', file)).text).toContain('3 submissions written');
    expect(JSON.parse(readFileSync(file, 'utf8'))[0].company).toBe('=HYPERLINK("https://evil.test","click")');
  });

  test('shows dead and held deliveries and re-queues them', async () => {
    const { store, run } = await createOperator(dialect);
    await store.db
      .updateTable('deliveries')
      .set({ state: 'dead', note: 'the receiver answered 410' })
      .where('kind', '=', 'forward')
      .execute();
    expect((await run('deliveries', '--state', 'dead')).text).toContain('the receiver answered 410');
    expect((await run('retry', '--dead')).text).toBe('Re-queued 1 delivery.\n');
    expect(await run('retry', '--dead')).toMatchObject({ code: 1 });
    const [heldSubmission] = JSON.parse((await run('list', '--quarantined', '--json')).text);
    await run('retry', heldSubmission.id);
    expect((await run('list', '--quarantined')).text).toBe('No submissions match.\n');
    const states = await store.db.selectFrom('deliveries').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'pending' }]);
  });

  test('accepts an unambiguous id of eight characters or more, and otherwise changes nothing', async () => {
    const { store, run } = await createOperator(dialect);
    const [submission] = await store.db.selectFrom('submissions').select('id').execute();
    const clone = `${'0'.repeat(8)}${submission!.id.slice(8)}`;
    await addSubmission(store, { id: clone });
    await store.db.updateTable('deliveries').set({ state: 'dead' }).execute();
    for (const reference of ['', '%', submission!.id.slice(-7), '________', submission!.id.slice(-8)])
      expect(await run('retry', reference), reference).toMatchObject({ code: 2 });
    expect(await run('show', submission!.id.slice(-8))).toMatchObject({ code: 2 });
    expect(await run('show', '')).toMatchObject({ code: 2 });
    expect(await run('show', 'nobody@acme.test')).toMatchObject({ code: 1 });
    const [ada] = JSON.parse((await run('show', 'ADA@acme.test', '--json')).text);
    await store.db.deleteFrom('submissions').where('id', '=', clone).execute();
    const { text, code } = await run('show', ada.id.slice(-8));
    expect([code, text]).toEqual([0, expect.stringMatching(/ada@acme\.test.*deck-mail/s)]);
    const dead = await store.db.selectFrom('deliveries').select('id').where('state', '=', 'dead').execute();
    expect(dead).toHaveLength(4);
    expect(await run('show', submission!.id)).toMatchObject({ code: 0 });
    expect(await run('retry', submission!.id)).toMatchObject({ code: 0 });
  });

  test('erases nobody without confirmation', async () => {
    const { store, run } = await createOperator(dialect);
    expect(await run('erase', 'ada@acme.test')).toMatchObject({ code: 1 });
    expect(await run('erase')).toMatchObject({ code: 2 });
    for (const address of ['@', 'ada@', '@acme.test'])
      expect(await run('erase', address, '--yes')).toMatchObject({ code: 2 });
    expect(await store.db.selectFrom('submissions').select('id').execute()).toHaveLength(3);
    expect((await run('erase', 'Ada@acme.test', '--yes')).text).toContain('1 submission, 2 deliveries');
    expect(await run('erase', 'ada@acme.test', '--yes')).toMatchObject({ code: 1 });
  });
});

test.each(DIALECTS)(
  'the audit log records every command that reads or changes personal data (%s)',
  async (dialect) => {
    const { store, run } = await createOperator(dialect);
    await store.db.deleteFrom('submissions').execute();
    await store.intake(newSubmission({ email: 'ada@acme.test' }));
    await store.db.updateTable('deliveries').set({ state: 'dead' }).execute();
    for (const argv of [
      ['list'],
      ['list'],
      ['show', 'ada@acme.test'],
      ['export'],
      ['export', '--search', 'nobody', '--format', 'json'],
      ['export-person', 'ada@acme.test'],
      ['subscribers'],
      ['bookings'],
      ['deliveries'],
      ['retry', '--dead'],
      ['erase', 'ada@acme.test', '--yes'],
      ['show', 'ada@acme.test'],
    ])
      await run(...argv);
    const entries = await store.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([OPERATOR]));
    const code = erasedCode('ada@acme.test');
    expect(entries.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['listed', '', auditDetail('allLeads')],
      ['viewed', code, ''],
      ['exported', '', auditDetail('rows', auditDetail('leads', 'csv', []), 1, true)],
      ['exported', '', auditDetail('rows', auditDetail('leads', 'json', ['search']), 0, true)],
      ['exported', code, ''],
      ['exported', '', auditDetail('rows', auditDetail('allSubscribers'), 0, true)],
      ['listed', '', auditDetail('allBookings')],
      ['listed', '', auditDetail('allDeliveries')],
      ['retried', '', auditDetail('deliveries', 1)],
      ['erased', code, ''],
    ]);
  },
);

describe('the erasure reports what it could not erase', () => {
  async function createErasablePerson(dialect: Dialect) {
    const server = await testServer(dialect);
    await server.post(DECK_PATH, { ...deckRequest, email: 'erase.me@acme.test' });
    const { store, announce, settings } = server;
    const { dataDir } = settings;
    const runCommand = commandLine({ store, announce, dataDir });
    return { server, dataDir, run: () => runCommand('erase', 'erase.me@acme.test', '--yes') };
  }
  const readWriteAheadLog = (dataDir: string) =>
    readFileSync(join(dataDir, 'leads.db-wal')).toString('latin1');

  test('if another program reads the store: the write-ahead log still contains the person until that program ends', async () => {
    const { dataDir, run } = await createErasablePerson('sqlite');
    const reader = new DatabaseSync(join(dataDir, 'leads.db'));
    onTestFinished(() => {
      if (reader.isOpen) reader.close();
    });
    reader.exec('begin; select count(*) from submissions');
    const outcome = await run();
    expect(outcome).toMatchObject({ code: 1 });
    expect(outcome.text).toContain('Another program is reading the store');
    expect(outcome.text).not.toContain('Erased');
    expect(readWriteAheadLog(dataDir)).toContain('erase.me');
    reader.exec('commit');
    reader.close();
    expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining('log has been emptied') });
    expect(readWriteAheadLog(dataDir)).not.toContain('erase.me');
    expect(readFileSync(join(dataDir, 'leads.db')).toString('latin1')).not.toContain('erase.me');
    expect(await run()).toMatchObject({ code: 1 });
  });

  test.each(DIALECTS)('if a mail to the person is being sent (%s)', async (dialect) => {
    const { server, run } = await createErasablePerson(dialect);
    await server.store.db.updateTable('deliveries').set({ lease_owner: 'a worker' }).execute();
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(text).toContain('1 delivery was being sent and may still arrive');
  });

  test('drafts of a killed process are erased with the person, and removed at the next start', async () => {
    const { server, dataDir, run } = await createErasablePerson('sqlite');
    await server.deliverAll();
    const [delivery] = await server.deliveries();
    const outbox = join(dataDir, 'outbox');
    for (const name of [`.${delivery!.id}.eml.draft`, '.another.eml.draft', '.new.eml.draft'])
      writeFileSync(join(outbox, name), 'To: erase.me@acme.test');
    expect((await run()).text).toContain('2 mail files');
    expect(readdirSync(outbox).sort()).toEqual(['.another.eml.draft', '.new.eml.draft']);
    utimesSync(join(outbox, '.another.eml.draft'), 0, 0);
    await removeOldDrafts(dataDir);
    expect(readdirSync(outbox)).toEqual(['.new.eml.draft']);
  });
});

describe('usage', () => {
  const failToOpen = () => Promise.reject(new Error('must not open the store'));

  test.each([
    [['--help'], 0, 'npm run leads'],
    [['nonsense'], 2, 'Unknown command nonsense'],
    [['export', '--help'], 0, '--format <format>'],
    [['list', '--kind', 'spam'], 2, 'Allowed choices are deck, newsletter, quiz'],
    [['list', '--limit', '-1'], 2, 'limit'],
    [['list', '--since', 'yesterday'], 2, '7d, 24h or 2026-01-31'],
    [['list', '--color'], 2, "unknown option '--color'"],
    [['erase', 'ada@acme.test', '--dead'], 2, "unknown option '--dead'"],
    [['list', 'ada@acme.test'], 2, 'too many arguments'],
    [['backup'], 2, "missing required argument 'file'"],
  ])('%o exits with code %i', async (argv, code, message) => {
    const outcome = await runLeads(argv as string[], failToOpen);
    expect(outcome.code).toBe(code);
    expect(outcome.text).toContain(message);
  });

  test.each([
    ['=1+1', '"\'=1+1"'],
    ['+1 555', '"\'+1 555"'],
    ['-2', '"\'-2"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['＝1', '"\'＝1"'],
    [' =1+1', '"\' =1+1"'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['plain', 'plain'],
    ['a;b', '"a;b"'],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a; "=1+1', '"a; ""\'=1+1"'],
    ['a\t@SUM(A1)', '"a\t\'@SUM(A1)"'],
  ])('the cell %s becomes %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  test('a table fits the screen and keeps its columns aligned', () => {
    const columns = [
      { title: 'NAME', value: ([name = '']: string[]) => name, canShrink: true },
      { title: 'NO', value: ([, number = '']: string[]) => number, align: 'right' as const },
    ];
    const rows = [
      ['a very long name indeed', '1'],
      ['日本語の会社名です', '22'],
    ];
    const text = table({ width: 16, hasColors: false }, rows, columns);
    expect(text.split('\n')).toEqual(['NAME          NO', 'a very long…   1', '日本語の会…   22', '']);
  });

  test('the tool runs as a program, and a backup opens as a store', async () => {
    const server = await testServer();
    await server.post(DECK_PATH, deckRequest);
    const { dataDir } = server.settings;
    const file = join(dataDir, 'copy.db');
    const run = (...argv: string[]) =>
      promisify(execFile)(process.execPath, ['server/cli/leads.ts', ...argv], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    expect((await run('list')).stdout).toContain('ada@acme.test');
    await run('backup', file);
    expect(existsSync(file)).toBe(true);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare('select email from submissions').get()).toEqual({ email: 'ada@acme.test' });
    // A copy contains its own audit entry. A failed copy is not the last backup.
    const backups = "select count(*) as count from audit_log where action = 'backed-up'";
    expect(copy.prepare(backups).get()).toEqual({ count: 1 });
    copy.close();
    await expect(run('backup', join(dataDir, 'missing', 'copy.db'))).rejects.toMatchObject({ code: 1 });
    expect(await readLastBackupTime(server.store.db)).not.toBeNull();
    const entries = server.store.db.selectFrom('audit_log').where('action', '=', 'backed-up');
    expect(await entries.select('id').execute()).toHaveLength(1);
    await expect(run('list', '--kind', 'spam')).rejects.toMatchObject({ code: 2 });
  });
});
