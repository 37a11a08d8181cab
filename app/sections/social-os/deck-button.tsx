import { DeckRequestButton } from '#app/features/deck-request/deck-request-button.tsx';
import { notify, prepareToasts } from '#app/features/toasts/toast-outlet.tsx';

const known = () => import('./known-visitor.ts').then(({ knownVisitor }) => knownVisitor());

export function DeckButton({ className }: { className: string }) {
  return (
    <DeckRequestButton
      variant="outline"
      size="lg"
      known={known}
      onOutcome={notify}
      onIntent={prepareToasts}
      className={className}
    />
  );
}
