import { buttonClass } from '#app/components/ui/button.tsx';
import { ClosingBand } from '#app/sections/closing-band.tsx';
import { b2bClosing } from '#content/b2b.ts';
import { PATHS } from '#domain/paths.ts';

export function Closing() {
  const { title, lead, book, quiz, reassurances } = b2bClosing;
  return (
    <ClosingBand
      current={{ seed: 52, lit: [6, 12] }}
      title={title}
      lead={lead}
      book={book}
      terms={reassurances}
    >
      <a href={PATHS.quiz} className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper' })}>
        {quiz}
      </a>
    </ClosingBand>
  );
}
