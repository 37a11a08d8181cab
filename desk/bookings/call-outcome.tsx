import { deskBookings, deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { SmallButton } from '../components/buttons.tsx';
import { useCallOutcome } from '../people/use-person-change.ts';

const OUTCOMES = ['held', 'missed'] as const;

/** Asks how a past call went. */
export function CallOutcome({ id, name }: { id: string; name: string }) {
  const answer = useCallOutcome(id);
  return (
    <span className="flex flex-wrap gap-1.5 xl:flex-nowrap">
      {OUTCOMES.map((outcome) => (
        <SmallButton
          key={outcome}
          disabled={answer.isPending}
          aria-label={fill(deskBookings.outcomeOf, { outcome: deskPerson.calls[outcome], name })}
          onClick={() => answer.mutate(outcome)}
        >
          {deskPerson.calls[outcome]}
        </SmallButton>
      ))}
    </span>
  );
}
