import { SiteFrame } from '#app/components/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.quiz;

export function Page() {
  return (
    <SiteFrame>
      <section className="page-width section-gap">
        <h1 tabIndex={-1} className="text-display">
          AI Readiness Assessment
        </h1>
      </section>
    </SiteFrame>
  );
}
