import { Island } from '#app/islands/island.tsx';
import { Contact } from '#app/sections/landing/contact.tsx';
import { Faq } from '#app/sections/landing/faq.tsx';
import { Hero } from '#app/sections/landing/hero/hero.tsx';
import { HeroProof } from '#app/sections/landing/hero/proof.tsx';
import { Industries } from '#app/sections/landing/industries/industries.tsx';
import { Integrations } from '#app/sections/landing/integrations.tsx';
import { Process } from '#app/sections/landing/process/process.tsx';
import { QuizCta } from '#app/sections/landing/quiz-cta.tsx';
import { Services } from '#app/sections/landing/services/services.tsx';
import { SuccessStories } from '#app/sections/landing/success-stories/success-stories.tsx';
import { TechStack } from '#app/sections/landing/tech-stack.tsx';
import { UseCases } from '#app/sections/landing/use-cases/use-cases.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.home}>
      <Hero>
        <HeroProof />
      </Hero>
      <Services />
      <Process />
      <Island name="industries" load="visible" component={Industries} />
      <Island name="use-cases" load="visible" component={UseCases} />
      <Island name="success-stories" load="visible" component={SuccessStories} />
      <Integrations />
      <TechStack />
      <QuizCta />
      <Faq />
      <Contact />
    </SiteFrame>
  );
}
