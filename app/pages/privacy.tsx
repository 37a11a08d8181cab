import { isInsightOn, retentionDays } from '#app/build-settings.ts';
import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { privacyPage } from '#content/shell/legal.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.privacy}>
      <LegalText {...privacyPage({ retentionDays, countsVisits: isInsightOn })} />
    </SiteFrame>
  );
}
