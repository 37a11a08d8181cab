import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { privacy } from '#content/legal.ts';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.privacy;

export function Page() {
  return (
    <SiteFrame>
      <LegalText {...privacy} />
    </SiteFrame>
  );
}
