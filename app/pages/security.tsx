import { Security } from '#app/sections/company/security.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { security } from '#content/security.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.security}>
      <Security {...security} />
    </SiteFrame>
  );
}
