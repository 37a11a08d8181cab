import { SiteFrame } from '#app/components/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.socialOs;

export function Page() {
  return (
    <SiteFrame>
      <section className="page-width section-gap">
        <h1 tabIndex={-1} className="text-display">
          A month of posts, planned, published and tracked.
        </h1>
      </section>
    </SiteFrame>
  );
}
