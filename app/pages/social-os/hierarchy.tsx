import { Hierarchy as Section } from '#app/sections/social-os/hierarchy/hierarchy.tsx';
import { agentHierarchy, exampleCalendar } from '#content/social-os.ts';
import { PLAN } from '#content/social-plan.ts';

const post = exampleCalendar.rows.find(({ date }) => date === exampleCalendar.dateOf(PLAN.today));

export const Hierarchy = () => <Section {...agentHierarchy} post={post} />;
