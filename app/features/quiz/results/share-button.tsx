import { useId } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { notify } from '#app/features/toasts/notify.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { pathTo } from '#domain/paths.ts';
import type { Answers } from '#domain/quiz/answers.ts';
import { sharedFragment } from '#domain/quiz/share.ts';
import LinkIcon from '~icons/lucide/link';

/** Copies a link to the result. If the browser refuses to copy, puts the link into the address bar. */
export function ShareButton({ answers }: { answers: Answers }) {
  const noteId = useId();
  const share = async () => {
    const link = new URL(pathTo('quiz') + sharedFragment(answers), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      notify('success', results.share.copied);
    } catch {
      history.replaceState(history.state, '', link);
      notify('error', results.share.failed);
    }
  };
  return (
    <>
      <Button variant="ghost" fullWidth aria-describedby={noteId} onClick={share}>
        <LinkIcon aria-hidden="true" />
        {results.share.button}
      </Button>
      <p id={noteId} className="pb-2 text-note text-muted">
        {results.share.note}
      </p>
    </>
  );
}
