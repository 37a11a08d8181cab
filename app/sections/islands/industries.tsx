import { Industries } from '#app/sections/landing/industries/industries.tsx';
import { controlRoom } from '#content/landing/hero.ts';
import { industries, industryCards } from '#content/landing/industries.ts';

/** The section with its words, which the browser loads with it. */
export function IndustriesIsland() {
  return <Industries {...industries} industries={industryCards} room={controlRoom} />;
}
