export type ProcessStep = {
  number: number;
  title: string;
  timeline: string;
  description: string;
  details: readonly string[];
};

export const process = {
  title: 'Six weeks from first call to a full set of agents.',
  lead: 'One team of ours stays with you from the first call until the agents run on their own.',
  /** How the weeks of the steps and the moments of moments.ts go together. */
  ahead: 'The first agent runs ahead. The weeks above are for the full set.',
} as const;

export const processSteps: readonly ProcessStep[] = [
  {
    number: 1,
    title: 'Discovery',
    timeline: 'Week 1',
    description: 'We sit with the people who do the work and find where the hours go.',
    details: ['Interviews with your team', 'Hours counted per task', 'A ranked list of agents'],
  },
  {
    number: 2,
    title: 'Design',
    timeline: 'Week 2',
    description: 'You see what each agent does, may touch and must ask.',
    details: ['Flow and limits on one page', 'Access rights agreed', 'Figures to beat'],
  },
  {
    number: 3,
    title: 'Development',
    timeline: 'Weeks 3-4',
    description: 'We build on your real cases and show you progress twice a week.',
    details: ['Connected to your tools', 'Tested on past cases', 'Your people approve the tone'],
  },
  {
    number: 4,
    title: 'Deployment',
    timeline: 'Week 5-6',
    description: 'The full set goes live beside your team, then takes over step by step.',
    details: ['Side by side at first', 'Training in one session', 'A monthly report of results'],
  },
];
