import type { ReactNode } from 'react';
import type { ProductCopy } from '#content/product-copy.ts';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Jobs } from './jobs.tsx';
import { QuizClosing } from './quiz-closing.tsx';
import { Steps } from './steps.tsx';

type ProductProps = ProductCopy & {
  /** A drawing of the product at work, under the call; a page of words alone has none. */
  children?: ReactNode;
};

/** A whole page from one content file: what it does, what was measured, how it goes, and the call. */
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
