/** Runs the commands of README and guides as written, in a fresh clone. */
import { site } from '#content/site.ts';
import { docCommands } from '../support/docs.ts';
import { type Report, run } from './run.ts';

type Expectation = { exit?: number; untilOutput?: RegExp };

/** Proof that a command works: its exit code or, if it keeps running, its output. */
const EXPECTATIONS: Record<string, Expectation> = {
  'npm start': { untilOutput: /Address\s+http/ },
  'npm run dev': { untilOutput: /Site with hot reload/ },
  'npm run edit': { untilOutput: /Editor: / },
  'npm run edit -- de': { untilOutput: /Editor: / },
  'npm run worker': { untilOutput: /./ },
  // A fresh clone still has sample content.
  'npm run preflight': { exit: 1 },
};

/** Sample person for commands about one person. */
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Engines',
  phone: '',
};

/** Runs safe commands in the order of the documents; `only` filters by script. */
export async function testCommands(clone: string, only: readonly string[], report: Report): Promise<void> {
  const wanted = docCommands.filter(({ script }) => only.length === 0 || only.includes(script));
  for (const { line, script } of wanted) {
    if (script === 'test:docs') continue;
    if (line.includes(PERSON.email)) await leaveLead(clone);
    const { exit = 0, untilOutput } = EXPECTATIONS[line] ?? {};
    const { exit: got, output } = await run(['sh', '-c', line], clone, { PORT: '0' }, untilOutput);
    report(got === exit, line, output);
  }
}

const DECK_PATH = `/webhook/${site.deck.webhookId}`;

/** Sends a lead to the built server, so that there is one to show, export and erase. */
async function leaveLead(clone: string): Promise<void> {
  const port = '41873';
  const server = run(['npm', 'start'], clone, { PORT: port, LOG_LEVEL: 'info' }, new RegExp(DECK_PATH));
  for (;;) {
    const answer = await fetch(`http://localhost:${port}${DECK_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PERSON),
    }).catch(() => undefined);
    if (answer) break;
    await new Promise((later) => setTimeout(later, 200));
  }
  await server;
}
