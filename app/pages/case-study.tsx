import { CaseStudy } from '#app/sections/company/case-study.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import type { CaseStudy as Study } from '#content/case-studies.ts';

/** The page of one customer. */
export function Page({ study }: { study: Study }) {
  return (
    <SiteFrame path={study.path}>
      <CaseStudy study={study} />
    </SiteFrame>
  );
}
