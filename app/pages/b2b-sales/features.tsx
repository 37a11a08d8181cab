import { Features as Section } from '#app/sections/b2b/features.tsx';
import { b2bFeatures } from '#content/b2b.ts';

export const Features = () => <Section {...b2bFeatures} />;
