import words from '#words/landing/process.json' with { type: 'json' };

export type ProcessStep = {
  number: number;
  title: string;
  timeline: string;
  description: string;
  details: readonly string[];
};

export const processIntro = words.process;

export const processSteps: readonly ProcessStep[] = words.processSteps.map((step, i) => ({
  number: i + 1,
  ...step,
}));
