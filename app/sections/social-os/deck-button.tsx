import { DeckRequestButton } from '#app/features/deck-request/deck-request-button.tsx';
import { notify, prepareToasts } from '#app/features/toasts/toast-outlet.tsx';
import { later } from '#app/loading/later.ts';

const visitor = later(() => import('./known-visitor.ts'), 'knownVisitor');
const known = async () => (await visitor.attempt())?.() ?? {};

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
