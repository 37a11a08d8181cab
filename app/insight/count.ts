import { insight } from '#app/build-settings.ts';
import type { InsightEvent } from '#domain/insight.ts';

/** Name of the DOM event from the code that reports to the code that counts. */
export const INSIGHT_SIGNAL = 'insight';

/** Reports that something happened. A no-op in builds without Insight. */
export function count(event: InsightEvent, detail = ''): void {
  if (insight) dispatchEvent(new CustomEvent(INSIGHT_SIGNAL, { detail: [event, detail] }));
}
