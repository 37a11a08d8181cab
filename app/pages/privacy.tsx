import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { privacy } from '#content/legal.ts';

export function Page() {
  return (
    <SiteFrame>
      <LegalText {...privacy} />
    </SiteFrame>
  );
}
