import type { ReactNode } from 'react';
import { Button, buttonClass } from '#app/components/ui/button.tsx';
import { results } from '#content/quiz/quiz-results.ts';
import { pathTo } from '#domain/paths.ts';
import FileDownIcon from '~icons/lucide/file-down';

type ActionsProps = {
  /** Undefined for somebody else's result. A link to the quiz is shown instead. */
  report: ReactNode | undefined;
  share: ReactNode | undefined;
};

/** What the visitor can do with the report. Hidden in print. */
export function Actions({ report, share }: ActionsProps) {
  return (
    <aside className="report-actions">
      {!report && (
        <a href={pathTo('quiz')} className={buttonClass({ variant: 'outline', fullWidth: true })}>
          {results.share.take}
        </a>
      )}
      <Button variant="outline" fullWidth className="bg-surface" onClick={() => window.print()}>
        <FileDownIcon aria-hidden="true" />
        {results.print}
      </Button>
      {share}
      {report}
      <a href={pathTo('home')} className={buttonClass({ variant: 'ghost', fullWidth: true })}>
        {results.home}
      </a>
    </aside>
  );
}
