import type { ComponentProps } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { ClosingBand } from '#app/sections/closing-band.tsx';
import type { ProductCopy } from '#content/product-copy.ts';
import { pathTo } from '#domain/paths.ts';

type QuizClosingProps = ProductCopy['closing'] &
  Pick<ComponentProps<typeof ClosingBand>, 'price' | 'outcome'>;

/** Closing section of a product page, with a link to the quiz. */
export function QuizClosing({ quiz, ...band }: QuizClosingProps) {
  return (
    <ClosingBand current={{ seed: 52, lit: [6, 12] }} {...band}>
      <a
        href={pathTo('quiz')}
        className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper' })}
      >
        {quiz}
      </a>
    </ClosingBand>
  );
}
