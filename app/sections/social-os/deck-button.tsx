import { DeckButton as DeckDialogButton } from '#app/features/forms/deck-button.tsx';
import { notify, prepareToasts } from '#app/features/toasts/notify.ts';
import { readQuizContact } from './read-quiz-contact.ts';

export function DeckButton({ className }: { className: string }) {
  return (
    <DeckDialogButton
      variant="outline"
      size="lg"
      getKnownDetails={readQuizContact}
      onResult={notify}
      onOpen={prepareToasts}
      className={className}
    />
  );
}
