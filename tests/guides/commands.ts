/** Runs the commands of README and guides as written, in a fresh clone. */
import { site } from '#content/site.ts';
import { docCommands } from '../support/docs.ts';
import { type Report, run } from './run.ts';

type Expectation = { exitCode?: number; untilOutput?: RegExp };

/** Expected exit code of a command or, if it keeps running, expected output. */
const EXPECTATIONS: Record<string, Expectation> = {
  'npm start': { untilOutput: /Address\s+http/ },
  'npm run dev': { untilOutput: /Site with hot reload/ },
  'npm run edit': { untilOutput: /Editor: / },
  'npm run edit -- de': { untilOutput: /Editor: / },
  'npm run worker': { untilOutput: /./ },
  // A fresh clone still has sample content.
  'npm run preflight': { exitCode: 1 },
};

/** Sample person for commands about one person. */
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Engines',
  phone: '',
};

/** Runs the commands in the order of the documents. `chosenScripts` limits them to these npm scripts. */
export async function testCommands(
  clone: string,
  chosenScripts: readonly string[],
  report: Report,
): Promise<void> {
  const chosenCommands = docCommands.filter(
    ({ script }) => chosenScripts.length === 0 || chosenScripts.includes(script),
  );
  for (const { line, script } of chosenCommands) {
    if (script === 'test:docs') continue;
    if (line.includes(PERSON.email)) await sendLead(clone);
    const { exitCode = 0, untilOutput } = EXPECTATIONS[line] ?? {};
    const { exitCode: actualExitCode, output } = await run(
      ['sh', '-c', line],
      clone,
      { PORT: '0' },
      untilOutput,
    );
    report(actualExitCode === exitCode, line, output);
  }
}

const DECK_PATH = `/webhook/${site.deck.webhookId}`;

/** Sends a lead to the built server, for commands that show, export or erase it. */
async function sendLead(clone: string): Promise<void> {
  const port = '41873';
  const server = run(['npm', 'start'], clone, { PORT: port, LOG_LEVEL: 'info' }, new RegExp(DECK_PATH));
  for (;;) {
    const response = await fetch(`http://localhost:${port}${DECK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PERSON),
    }).catch(() => undefined);
    if (response) break;
    await new Promise((later) => setTimeout(later, 200));
  }
  await server;
}
