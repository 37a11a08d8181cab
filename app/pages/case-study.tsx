import { CaseStudy } from '#app/sections/company/case-study.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { caseStudies, caseStudyLabels, type CaseStudy as Study } from '#content/case-studies.ts';
import { successStoriesIntro } from '#content/landing/testimonials.ts';

/** The page of one customer. */
export function Page({ study }: { study: Study }) {
  return (
    <SiteFrame path={study.path}>
      <CaseStudy
        study={study}
        labels={caseStudyLabels}
        imageFor={successStoriesIntro.imageFor}
        otherStudies={caseStudies.filter(({ id }) => id !== study.id)}
      />
    </SiteFrame>
  );
}
