import type { ReactNode } from 'react';
import type { ProductCopy } from '#content/product-copy.ts';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Jobs } from './jobs.tsx';
import { QuizClosing } from './quiz-closing.tsx';
import { Steps } from './steps.tsx';

type ProductProps = ProductCopy & {
  /** An illustration of the product, below the call to action. Optional. */
  children?: ReactNode;
};

/** A whole page from one content file: jobs, figures, steps, call to action. */
export function Product({ jobs, figures, steps, closing, children, ...hero }: ProductProps) {
  return (
    <>
      <Hero {...hero}>{children}</Hero>
      <Jobs {...jobs} />
      <Figures {...figures} />
      <Steps {...steps} />
      <QuizClosing {...closing} />
    </>
  );
}
