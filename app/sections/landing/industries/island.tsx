import { controlRoom } from '#content/landing/hero.ts';
import { industries, industryCards } from '#content/landing/industries.ts';
import { Industries } from './industries.tsx';

/** The section with its words, which the browser loads with it. */
export function IndustriesIsland() {
  return <Industries {...industries} industries={industryCards} room={controlRoom} />;
}
