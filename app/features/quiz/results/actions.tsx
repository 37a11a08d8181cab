import type { ReactNode } from 'react';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { results } from '#content/quiz/quiz-results.ts';
import { pathTo } from '#domain/paths.ts';
import PrinterIcon from '~icons/lucide/printer';

type ActionsProps = {
  booking: ReactNode;
  /** Undefined for somebody else's result. A link to the quiz is shown instead. */
  report: ReactNode | undefined;
  share: ReactNode | undefined;
};

/** Actions for the report. Hidden in print. */
export function Actions({ booking, report, share }: ActionsProps) {
  return (
    <aside className="grid grid-cols-1 gap-3 rounded-card border border-transparent bg-raised p-6 sm:p-8 print:hidden">
      {/* On wide screens the booking is in the band above. */}
      <div className="grid gap-3 lg:hidden">
        <p className="font-display text-h3">{results.next}</p>
        <p className="mb-2 text-small text-balance text-muted">{results.terms}</p>
        {booking}
      </div>
      {report ?? (
        <a href={pathTo('quiz')} className={buttonClass({ variant: 'outline', fullWidth: true })}>
          {results.share.take}
        </a>
      )}
      <div className="mt-1 grid border-t border-line pt-3 forced-colors:gap-2 [&>.btn]:justify-start [&>.btn]:px-0 [&>.btn]:text-small [&>.btn:hover]:text-brand">
        <Button variant="ghost" fullWidth onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" />
          {results.print}
        </Button>
        {share}
        <a href={pathTo('home')} className={buttonClass({ variant: 'ghost', fullWidth: true })}>
          {results.home}
        </a>
      </div>
    </aside>
  );
}
