import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { privacy } from '#content/shell/legal.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.privacy}>
      <LegalText {...privacy} />
    </SiteFrame>
  );
}
