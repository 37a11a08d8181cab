import { below } from '#app/sections/social-os/below.ts';
import { Hero } from '#app/sections/social-os/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.socialOs}>
      <Hero />
      <below.Explanation />
      <below.Hierarchy />
      <below.Steps />
      <below.Calendar />
      <below.Results />
      <below.Testimonial />
      <below.Closing />
    </SiteFrame>
  );
}

Page.below = below;
