import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { imprint } from '#content/shell/legal.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.imprint}>
      <LegalText {...imprint} />
    </SiteFrame>
  );
}
