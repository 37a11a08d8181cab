import { Steps as Section } from '#app/sections/social-os/steps.tsx';
import { socialSteps } from '#content/social-os.ts';
import { PLAN, plan } from '#content/social-plan.ts';

export const Steps = () => <Section {...socialSteps} {...PLAN} plan={plan} />;
