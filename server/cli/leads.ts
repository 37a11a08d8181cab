/** `npm run leads`: the command-line tool for submissions. */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { unsubscribeUrls } from '#server/core/subscribers/newsletter-links.ts';
import { OperatorError } from '#server/errors.ts';
import { createAnnounce } from '#server/events/announce.ts';
import { processSettings } from '#server/settings.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { storeTime } from '#server/store/shared-clock.ts';
import { createTokens, tokenSecret } from '#server/tokens.ts';
import { runLeads } from './run-leads.ts';

const MIN_WIDTH = 80;
/** Width for a pipe or a file, so that nothing is shortened. */
const UNLIMITED_WIDTH = 10_000;

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Waits for a slow reader instead of buffering in memory. */
const write = (chunk: string) =>
  new Promise<void>((resolve, reject) =>
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve())),
  );

let store: Store | undefined;
try {
  const { text, code } = await runLeads(process.argv.slice(2), async () => {
    const settings = processSettings();
    const log = pino({ level: 'error' }, pino.destination(2));
    store = await openStore({ ...settings, hasNoTimeouts: true }, log);
    const now = await storeTime(store, log);
    const { isTTY, columns } = process.stdout;
    const screen = { width: isTTY ? Math.max(MIN_WIDTH, columns) : UNLIMITED_WIDTH, hasColors: isTTY };
    return {
      ...{ store, now, screen, confirm, write },
      actor: `cli:${userInfo().username}`,
      dataDir: settings.dataDir,
      announce: createAnnounce(settings),
      createUnsubscribeUrl: unsubscribeUrls(settings, createTokens(tokenSecret(settings)), now),
    };
  });
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
} catch (error) {
  const isExpected = error instanceof OperatorError;
  console.error(isExpected ? error.message : `The store could not be read: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await store?.close();
}
