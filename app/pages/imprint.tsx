import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { imprint } from '#content/legal.ts';

export function Page() {
  return (
    <SiteFrame>
      <LegalText {...imprint} />
    </SiteFrame>
  );
}
