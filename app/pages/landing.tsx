import { Island } from '#app/islands/island.tsx';
import { Contact } from '#app/sections/landing/contact.tsx';
import { ContactFormSection } from '#app/sections/landing/contact-form.tsx';
import { Faq } from '#app/sections/landing/faq.tsx';
import { Customers } from '#app/sections/landing/hero/customers.tsx';
import { Hero } from '#app/sections/landing/hero/hero.tsx';
import { Industries } from '#app/sections/landing/industries/industries.tsx';
import { Integrations } from '#app/sections/landing/integrations.tsx';
import { Process } from '#app/sections/landing/process/process.tsx';
import { QuizCta } from '#app/sections/landing/quiz-cta.tsx';
import { Services } from '#app/sections/landing/services/services.tsx';
import { SuccessStories } from '#app/sections/landing/success-stories/success-stories.tsx';
import { TechStack } from '#app/sections/landing/tech-stack.tsx';
import { UseCases } from '#app/sections/landing/use-cases/use-cases.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { about } from '#content/about.ts';
import { hasPart } from '#content/has-part.ts';
import { contact } from '#content/landing/contact.ts';
import { faq, faqIntro } from '#content/landing/faq.ts';
import { controlRoom, customers, hero, stats } from '#content/landing/hero.ts';
import { integrationsStrip, techStack, tools } from '#content/landing/integrations.ts';
import { processIntro, processSteps } from '#content/landing/process.ts';
import { quizCta } from '#content/landing/quiz-cta.ts';
import { agentServices, services, socialOs } from '#content/landing/services.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import moments from '#words/moments.json' with { type: 'json' };

export function Page({ sectionStyles }: { sectionStyles?: string }) {
  return (
    <SiteFrame path={PATHS.home}>
      <Hero
        {...hero}
        filmUrl={hasPart('film') ? site.video.landing : undefined}
        room={controlRoom}
        stats={stats}
      >
        {hasPart('success-stories') && <Customers {...customers} testimonials={testimonials} />}
      </Hero>
      {sectionStyles && <link rel="stylesheet" href={sectionStyles} />}
      {hasPart('services') && (
        <Services {...services} agents={agentServices} product={hasPart('socialOs') ? socialOs : undefined} />
      )}
      {hasPart('process') && (
        <Process
          {...processIntro}
          steps={processSteps}
          moments={[moments.workflow, moments.agent, moments.stack]}
        />
      )}
      {hasPart('industries') && <Island name="industries" load="visible" component={Industries} />}
      {hasPart('industry-use-cases') && <Island name="use-cases" load="visible" component={UseCases} />}
      {hasPart('success-stories') && (
        <Island name="success-stories" load="visible" component={SuccessStories} />
      )}
      {hasPart('integrations') && <Integrations {...integrationsStrip} tools={tools} />}
      {hasPart('tech-stack') && <TechStack {...techStack} tools={tools} />}
      {hasPart('quiz-cta') && <QuizCta {...quizCta} />}
      {hasPart('faq') && <Faq {...faqIntro} items={faq} />}
      {hasPart('contact') && (
        <Contact
          {...contact}
          rating={hasPart('reviews') ? contact.rating : undefined}
          team={hasPart('about') ? { ...about.team, href: PATHS.about } : undefined}
        />
      )}
      {hasPart('contact-form') && <ContactFormSection />}
    </SiteFrame>
  );
}
