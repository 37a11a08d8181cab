import { SiteFrame } from '#app/components/site-frame.tsx';
import { Hero } from '#app/sections/landing/hero.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.landing;

export function Page() {
  return (
    <SiteFrame>
      <Hero />
    </SiteFrame>
  );
}
