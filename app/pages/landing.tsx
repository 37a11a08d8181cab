import { SiteFrame } from '#app/components/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.landing;

export function Page() {
  return (
    <SiteFrame>
      <section className="page-width section-gap">
        <h1 tabIndex={-1} className="text-display">
          The busywork runs itself. Your team does the work.
        </h1>
      </section>
    </SiteFrame>
  );
}
