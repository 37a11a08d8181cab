import { Enrichment as Section } from '#app/sections/b2b/enrichment.tsx';
import { enrichment } from '#content/b2b.ts';
import { b2bStages } from '#content/b2b-hero.ts';

export const Enrichment = () => <Section {...enrichment} stages={b2bStages} />;
