import { SMTPServer } from 'smtp-server';
import {
  deskDeliveries,
  deskDeliveryKinds,
  deskFrame,
  deskPerson,
  deskStates,
  outageText,
  spamReasonText,
} from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { failureCode } from '#domain/desk.ts';
import { MINUTE } from '#domain/timing.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { freePort } from '../../../tools/built-server.ts';
import { test as deskTest, expect, leadRows } from '../support/desk.ts';

const test = deskTest.extend<object, { mailPort: number; settings: Record<string, string> }>({
  mailPort: [async ({ dialect: _ }, use) => use(await freePort()), { scope: 'worker' }],
  settings: [
    async ({ mailPort }, use) =>
      use({ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, OPERATOR_EMAIL: 'ops@desk.example' }),
    { scope: 'worker' },
  ],
});

test('held deliveries say whom they are about and why they wait, and what a press does', async ({
  signedIn: page,
  desk,
}) => {
  const email = 'held@spam.example';
  await desk.store.intake({
    submission: submissionRow({ email, person: email, quarantine_reason: 'too-fast:210' }),
    deliveries: [{ kind: 'operator-mail', oncePerHour: false, skipsSubscribers: false }],
  });
  await page.goto('/desk/deliveries');
  await page.getByRole('button', { name: deskStates.held }).click();
  const row = leadRows(page).filter({ hasText: email });
  await expect(row.getByRole('link')).toHaveText(fill(deskDeliveries.about, { person: email }));
  await expect(row).toContainText(fill(deskPerson.suspectedSpam, { why: spamReasonText('too-fast:210') }));
  await row.getByRole('button', { name: deskPerson.release }).click();
  await expect(row).toHaveCount(0);
});

test('the desk shows an unreachable mail server, and a retry sends the mails', async ({
  signedIn: page,
  desk,
  mailPort,
}) => {
  const { db } = desk.store;
  await db.deleteFrom('deliveries').execute();
  await desk.requestDeck({ firstName: 'Fern', email: 'fern@refused.example' });
  const findAttempted = () => db.selectFrom('deliveries').where('attempts', '>', 0).select('kind').execute();
  await expect.poll(findAttempted).toHaveLength(2);
  await page.goto('/desk');
  const badge = page.getByRole('link', {
    name: `${deskFrame.pages.deliveries} ${deskFrame.failing}`,
  });
  await expect(page.getByRole('link', { name: deskFrame.pages.deliveries, exact: true })).toBeVisible();
  // Make the deliveries ten minutes older, so that they count as stuck.
  await db
    .updateTable('deliveries')
    .set((eb) => ({ created_at: eb('created_at', '-', 10 * MINUTE) }))
    .execute();
  await badge.click();
  const alert = page.getByRole('alert');
  const host = `127.0.0.1:${mailPort}`;
  await expect(alert).toHaveText(
    outageText({ target: 'mail', host, code: failureCode('refused', true), note: '', waiting: 2 }),
  );
  const tab = page.getByRole('button', { name: `${deskStates.pending} 2` });
  await expect(tab).toHaveAttribute('aria-pressed', 'true');

  const recipients: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(mailPort, '127.0.0.1', resolve));
  try {
    for (const kind of ['deck-mail', 'operator-mail']) {
      const name = plural(deskDeliveries.retryAll, 1, { kind: deskDeliveryKinds[kind] ?? '' });
      await page.getByRole('button', { name }).click();
    }
    await expect(page.getByText(deskDeliveries.empty.pending)).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('link', { name: deskFrame.pages.deliveries, exact: true })).toBeVisible();
    expect(recipients.toSorted()).toEqual(['fern@refused.example', 'ops@desk.example']);
  } finally {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});
