import { Deferred, deferred } from '#app/components/deferred.tsx';
import { SiteFrame } from '#app/components/site-frame.tsx';
import { Hero } from '#app/sections/landing/hero.tsx';
import { pageHeads } from '#content/page-heads.ts';

export const head = pageHeads.landing;

const sections = [
  deferred('services', () => import('#app/sections/landing/services.tsx').then((m) => m.Services)),
  deferred('process', () => import('#app/sections/landing/process.tsx').then((m) => m.Process)),
  deferred('industries', () => import('#app/sections/landing/industries.tsx').then((m) => m.Industries)),
];

export function Page() {
  return (
    <SiteFrame>
      <Hero />
      {sections.map((section) => (
        <Deferred key={section.name} {...section} />
      ))}
    </SiteFrame>
  );
}
