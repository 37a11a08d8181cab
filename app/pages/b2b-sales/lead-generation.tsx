import { LeadGeneration as Section } from '#app/sections/b2b/lead-generation.tsx';
import { leadGeneration } from '#content/b2b.ts';
import { b2bStages } from '#content/b2b-hero.ts';

export const LeadGeneration = () => <Section {...leadGeneration} stages={b2bStages} />;
