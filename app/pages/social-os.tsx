import { Hero } from '#app/sections/social-os/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { site } from '#content/site.ts';
import { socialHero, socialMonth } from '#content/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { below } from './social-os/below.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.socialOs}>
      <Hero {...socialHero} src={site.video.socialOs} month={socialMonth} />
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
