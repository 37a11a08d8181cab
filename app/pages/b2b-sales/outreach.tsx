import { Outreach as Section } from '#app/sections/b2b/outreach.tsx';
import { outreach } from '#content/b2b.ts';
import { b2bStages } from '#content/b2b-hero.ts';

export const Outreach = () => <Section {...outreach} stages={b2bStages} />;
