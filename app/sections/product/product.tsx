import { buttonClass } from '#app/components/ui/button.tsx';
import { ClosingBand } from '#app/sections/closing-band.tsx';
import type { ProductCopy } from '#content/product-copy.ts';
import { PATHS } from '#domain/paths.ts';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Jobs } from './jobs.tsx';
import { Steps } from './steps.tsx';

/** A whole page from one content file: what it does, what was measured, how it goes, and the call. */
export function Product({ jobs, figures, steps, closing, ...hero }: ProductCopy) {
  const { quiz, ...band } = closing;
  return (
    <>
      <Hero {...hero} />
      <Jobs {...jobs} />
      <Figures {...figures} />
      <Steps {...steps} />
      <ClosingBand current={{ seed: 52, lit: [6, 12] }} {...band}>
        <a
          href={PATHS.quiz}
          className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper' })}
        >
          {quiz}
        </a>
      </ClosingBand>
    </>
  );
}
