import { Results as Section } from '#app/sections/social-os/results.tsx';
import { socialResults } from '#content/social-os.ts';

export const Results = () => <Section {...socialResults} />;
