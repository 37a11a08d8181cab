import { numberInWords } from '#content/formats.ts';
import { fill, plural } from '#content/message.ts';
import words from '#words/landing/use-cases.json' with { type: 'json' };

type Facts = {
  /** True for sample figures, which you should replace. */
  sample?: boolean;
  /** A scene from use-case-scenes.ts. Without one, the points are drawn. */
  image?: 'ward' | 'ledger' | 'chat' | 'line' | 'file';
};

const FACTS: Readonly<Record<string, Facts>> = {
  healthcare: { sample: true, image: 'ward' },
  finance: { sample: true, image: 'ledger' },
  'e-commerce': { sample: true, image: 'chat' },
  manufacturing: { sample: true, image: 'line' },
  legal: { sample: true, image: 'file' },
};

export const useCases = words.useCases.map((useCase) => ({ ...useCase, ...FACTS[useCase.id] }));
export type UseCase = (typeof useCases)[number];

export const useCasesIntro = {
  ...words.useCasesIntro,
  title: plural(words.useCasesIntro.title, useCases.length, { count: numberInWords(useCases.length) }),
  /** Text alternative of a use case without a scene. */
  drawn: (industry: string) => fill(words.useCasesIntro.drawn, { industry }),
};
