import { useEffect } from 'react';
import { later } from '#app/loading/later.ts';
import { below } from '#app/sections/landing/below.ts';
import { Hero } from '#app/sections/landing/hero/hero.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { PATHS } from '#domain/paths.ts';

const onPaper = later(() => import('#app/shell/open-on-paper.ts'), 'opensOnPaper');

export function Page() {
  useEffect(() => {
    if (!CSS.supports('selector(::details-content)')) onPaper.fetch();
  }, []);
  return (
    <SiteFrame path={PATHS.home}>
      <Hero>
        <below.HeroProof />
      </Hero>
      <below.Services />
      <below.Process />
      <below.Industries />
      <below.UseCases />
      <below.SuccessStories />
      <below.Integrations />
      <below.TechStack />
      <below.QuizCta />
      <below.Faq />
      <below.Contact />
    </SiteFrame>
  );
}

Page.below = below;
