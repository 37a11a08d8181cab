import words from '#words/landing/process.json' with { type: 'json' };

export const processIntro = words.process;

export const processSteps = words.processSteps.map((step, i) => ({ number: i + 1, ...step }));
export type ProcessStep = (typeof processSteps)[number];
