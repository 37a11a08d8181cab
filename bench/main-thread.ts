/** Processor time of the main thread during load and first animations, optionally compared with another site. */
import type { Browser, CDPSession } from '@playwright/test';
import { median, ms, type Row } from './row.ts';

const RUNS = 10;
const MAX_RATIO = 1.6;
/** Covers the loading screen and the first animations after it. */
const DURATION_MS = 6000;
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

/** Processor time, because elapsed time also depends on other programs. */
async function mainThreadTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  const session = await browser.newBrowserCDPSession();
  const events = await trace(session, async () => {
    await page.goto(address);
    await page.waitForTimeout(DURATION_MS);
  });
  await session.detach();
  await page.close();
  const threadKey = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const times = new Map<string, number>();
  for (const event of events)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') times.set(threadKey(event), 0);
  for (const event of events) {
    const time = times.get(threadKey(event));
    if (time !== undefined && event.ph === 'X' && event.name.endsWith('RunTask'))
      times.set(threadKey(event), time + (event.tdur ?? 0) / 1000);
  }
  return Math.max(...times.values());
}

/** With `otherUrl`, runs alternate between both sites, so that both are measured under the same load. */
export async function mainThreadRows(browser: Browser, origin: string, otherUrl?: string): Promise<Row[]> {
  const ownTimes: number[] = [];
  const otherTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    ownTimes.push(await mainThreadTime(browser, `${origin}/`));
    if (otherUrl) otherTimes.push(await mainThreadTime(browser, otherUrl));
  }
  const name = 'processor time of the main thread, /';
  if (!otherUrl) return [{ name, measured: ms(median(ownTimes)) }];
  const ratio = median(ownTimes) / median(otherTimes);
  return [
    {
      name: `${name}, compared with ${otherUrl}`,
      measured: `${ms(median(ownTimes))} and ${ms(median(otherTimes))}: ${ratio.toFixed(2)} times`,
      budget: `${MAX_RATIO} times`,
      ok: ratio <= MAX_RATIO,
    },
  ];
}
