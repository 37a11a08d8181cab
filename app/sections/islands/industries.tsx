import { Industries } from '#app/sections/landing/industries/industries.tsx';
import { controlRoom } from '#content/landing/hero.ts';
import { industries, industryCards } from '#content/landing/industries.ts';

/** Binds the section to its copy, so that the browser loads both together. */
export function IndustriesIsland() {
  return <Industries {...industries} industries={industryCards} room={controlRoom} />;
}
