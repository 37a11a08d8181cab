import { site } from '#content/site.ts';

/** Defines tests about copy and counts that only the sample has. */
export function sampleOnly(define: () => void): void {
  if (site.sampleContent) define();
}
