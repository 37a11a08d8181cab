/** Processor time of the main thread while a page loads and plays its first animations, compared with another site. */
import type { Browser, CDPSession } from '@playwright/test';
import { median, ms, type Row } from './row.ts';

const RUNS = 10;
const BUDGET = 1.3;
/** The loading screen, and some of the animation behind it. */
const WATCHED = 6000;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
};

async function trace(session: CDPSession, load: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await load();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Processor time, because wall time counts what other programs do meanwhile. */
async function mainThreadTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  const session = await browser.newBrowserCDPSession();
  const events = await trace(session, async () => {
    await page.goto(address);
    await page.waitForTimeout(WATCHED);
  });
  await session.detach();
  await page.close();
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const times = new Map<string, number>();
  for (const event of events)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') times.set(thread(event), 0);
  for (const event of events) {
    const time = times.get(thread(event));
    if (time !== undefined && event.ph === 'X' && event.name.endsWith('RunTask'))
      times.set(thread(event), time + (event.tdur ?? 0) / 1000);
  }
  return Math.max(...times.values());
}

/** `beside` is the URL of the other site. Runs alternate between the two, so that both have the same load. */
export async function mainThreadRows(browser: Browser, origin: string, beside?: string): Promise<Row[]> {
  const own: number[] = [];
  const other: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    own.push(await mainThreadTime(browser, `${origin}/`));
    if (beside) other.push(await mainThreadTime(browser, beside));
  }
  const what = 'processor time of the main thread, /';
  if (!beside) return [{ what, measured: ms(median(own)) }];
  const ratio = median(own) / median(other);
  return [
    {
      what: `${what}, beside ${beside}`,
      measured: `${ms(median(own))} and ${ms(median(other))}: ${ratio.toFixed(2)} times`,
      budget: `${BUDGET} times`,
      ok: ratio <= BUDGET,
    },
  ];
}
