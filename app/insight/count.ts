import { isInsightOn } from '#app/build-settings.ts';
import type { InsightEvent } from '#domain/insight.ts';

/** Name of the DOM event by which `count` reports to start-insight.ts. */
export const INSIGHT_SIGNAL = 'insight';

/** Counts an event, such as a click. Does nothing in builds without Insight. */
export function count(event: InsightEvent, detail = ''): void {
  if (isInsightOn) dispatchEvent(new CustomEvent(INSIGHT_SIGNAL, { detail: [event, detail] }));
}
