import { insight } from '#app/build-settings.ts';
import type { InsightEvent } from '#domain/insight.ts';

/** Name of the signal between who knows that something happened and who counts. */
export const INSIGHT_SIGNAL = 'insight';

/** Says that something happened. Built without insight, this is nothing. */
export function count(event: InsightEvent, detail = ''): void {
  if (insight) dispatchEvent(new CustomEvent(INSIGHT_SIGNAL, { detail: [event, detail] }));
}
