import { numberInWords } from '#content/formats.ts';
import { fill, plural } from '#content/message.ts';
import words from '#words/landing/use-cases.json' with { type: 'json' };

export type UseCase = {
  id: string;
  /** True for sample figures, which you should replace. */
  sample?: boolean;
  industry: string;
  title: string;
  description: string;
  /** A scene from use-case-scenes.ts and its text alternative. Without one, the points are drawn. */
  image?: 'ward' | 'ledger' | 'chat' | 'line' | 'file';
  imageAlt?: string;
  keyMetric1Value: string;
  keyMetric1Label: string;
  keyMetric2Value: string;
  keyMetric2Label: string;
  bulletPoints: string[];
};

const FACTS: Readonly<Record<string, Pick<UseCase, 'sample' | 'image'>>> = {
  healthcare: { sample: true, image: 'ward' },
  finance: { sample: true, image: 'ledger' },
  'e-commerce': { sample: true, image: 'chat' },
  manufacturing: { sample: true, image: 'line' },
  legal: { sample: true, image: 'file' },
};

export const useCases: UseCase[] = words.useCases.map((useCase) => ({ ...useCase, ...FACTS[useCase.id] }));

export const useCasesIntro = {
  ...words.useCasesIntro,
  title: plural(words.useCasesIntro.title, useCases.length, { count: numberInWords(useCases.length) }),
  /** Text alternative of a use case without a scene. */
  drawn: (industry: string) => fill(words.useCasesIntro.drawn, { industry }),
};
