import { About } from '#app/sections/company/about.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { about } from '#content/about.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.about}>
      <About {...about} />
    </SiteFrame>
  );
}
