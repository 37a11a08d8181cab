import { SiteFrame } from '#app/components/site-frame.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.b2bSales;

export function Page() {
  return (
    <SiteFrame>
      <section className="page-width section-gap">
        <h1 tabIndex={-1} className="text-display">
          From a name on a list to a meeting on Tuesday.
        </h1>
      </section>
    </SiteFrame>
  );
}
