import { site } from '#content/site.ts';

/** Defines tests about the texts and counts of the sample, which an operator's content does not have. */
export function sampleOnly(define: () => void): void {
  if (site.sampleContent) define();
}
