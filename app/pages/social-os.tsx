import { Island } from '#app/islands/island.tsx';
import { ExampleCalendar } from '#app/sections/social-os/calendar/calendar.tsx';
import { Closing, PlannedMonth } from '#app/sections/social-os/closing.tsx';
import { Explanation } from '#app/sections/social-os/explanation.tsx';
import { Hero } from '#app/sections/social-os/hero/hero.tsx';
import { Hierarchy } from '#app/sections/social-os/hierarchy/hierarchy.tsx';
import { Results } from '#app/sections/social-os/results.tsx';
import { Steps } from '#app/sections/social-os/steps.tsx';
import { Testimonial } from '#app/sections/social-os/testimonial.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { site } from '#content/site.ts';
import {
  agentHierarchy,
  exampleCalendar,
  socialClosing,
  socialExplanation,
  socialHero,
  socialMonth,
  socialResults,
  socialSteps,
  socialTestimonial,
} from '#content/social-os/social-os.ts';
import { PLAN, plan } from '#content/social-os/social-plan.ts';
import { PATHS } from '#domain/paths.ts';

/** The post that moves through the chain of agents. */
const post = exampleCalendar.rows.find(({ date }) => date === exampleCalendar.dateOf(PLAN.today));

export function Page() {
  return (
    <SiteFrame path={PATHS.socialOs}>
      <Hero {...socialHero} src={site.video.socialOs} month={socialMonth} />
      <Explanation {...socialExplanation} />
      <Hierarchy {...agentHierarchy} post={post} />
      <Steps {...socialSteps} {...PLAN} plan={plan} />
      <Island name="example-calendar" load="visible" component={ExampleCalendar} />
      <Results {...socialResults} />
      <Testimonial {...socialTestimonial} />
      <Closing
        book={socialHero.book}
        {...socialClosing}
        outcome={<PlannedMonth {...socialMonth} states={socialClosing.month} />}
      />
    </SiteFrame>
  );
}
