import { Explanation as Section } from '#app/sections/social-os/explanation.tsx';
import { socialExplanation } from '#content/social-os.ts';

export const Explanation = () => <Section {...socialExplanation} />;
