/** `npm run desk`: prints a one-time sign-in link, for users with shell access. */
import { pino } from 'pino';
import { createLink, signInLink } from '#server/core/sign-in.ts';
import { readTeam } from '#server/core/team/team.ts';
import { OperatorError } from '#server/errors.ts';
import { exitWithError } from '#server/process/shutdown.ts';
import { processSettings } from '#server/settings.ts';
import { openStore } from '#server/store/open-store.ts';
import { storeTime } from '#server/store/shared-clock.ts';

const HELP = `Prints a sign-in link for the desk. It works once, for 15 minutes, in any browser.

  npm run desk                 For the first user
  npm run desk -- <address>    For another user
  npm run desk -- --sample     Starts a desk with three months of sample data
`;

async function createSignInMessage(wantedUser: string | undefined): Promise<string> {
  const settings = processSettings();
  const [first] = settings.deskUsers;
  if (first === undefined)
    throw new OperatorError(
      'The desk is off. Set DESK_USERS to your mail address in .env, restart the server, and run this again.\nTo try it first: npm run desk -- --sample',
    );
  const log = pino({ level: 'error' }, pino.destination(2));
  const store = await openStore({ ...settings, hasNoTimeouts: true }, log);
  try {
    const team = await readTeam(store.db, settings.deskUsers);
    const email = wantedUser?.toLowerCase() ?? team[0] ?? first;
    if (!team.includes(email))
      throw new OperatorError(`${email} is not a user of the desk: ${team.join(', ')}`);
    const token = await createLink(store.db, { email, browser: null, now: await storeTime(store, log) });
    return `Sign-in link for ${email}. It works once, for 15 minutes:\n\n  ${signInLink(settings.publicOrigin, token)}\n`;
  } finally {
    await store.close();
  }
}

const [argument] = process.argv.slice(2);
console.log(argument === '--help' ? HELP : await createSignInMessage(argument).catch(exitWithError));
