/** Runs the commands of README and guides, as they are written, in a fresh clone. */
import { site } from '#content/site.ts';
import { docCommands } from '../support/docs.ts';
import { type Report, run } from './run.ts';

type Expectation = { exit?: number; untilOutput?: RegExp };

/** How a command proves itself: by its exit code, or, if it stays up, by what it says. */
const EXPECTATIONS: Record<string, Expectation> = {
  'npm start': { untilOutput: /Address\s+http/ },
  'npm run dev': { untilOutput: /Site with hot reload/ },
  'npm run edit': { untilOutput: /Editor: / },
  'npm run edit -- de': { untilOutput: /Editor: / },
  'npm run worker': { untilOutput: /./ },
  // A fresh clone still has sample content.
  'npm run preflight': { exit: 1 },
};

/** A person for the commands that are about one. */
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Engines',
  phone: '',
};

/** Those that change nothing but what they are for, in the order of the documents; `only` picks by script. */
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

/** Takes a lead with the built server, so that there is one to show, export and erase. */
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
