import { Workflow as Section } from '#app/sections/b2b/workflow.tsx';
import { workflowIntegration } from '#content/b2b.ts';

export const Workflow = () => <Section {...workflowIntegration} />;
