import { site } from '#content/site.ts';

/** Tests of the sample's own words and counts: an operator's content has others. */
export function sampleOnly(define: () => void): void {
  if (site.sampleContent) define();
}
