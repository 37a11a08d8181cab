import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#app/components/ui/button.tsx';
import { deskBookings, deskFrame, deskPerson } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { api, readBody } from '../api.ts';
import { useNotice } from '../components/notice.tsx';

const OUTCOMES = ['held', 'missed'] as const;

/** Asks how a past call went. */
export function CallOutcome({ id, name }: { id: string; name: string }) {
  const client = useQueryClient();
  const notify = useNotice();
  const answer = useMutation({
    mutationFn: (outcome: (typeof OUTCOMES)[number]) =>
      readBody(api.bookings[':id'].outcome.$post({ param: { id }, json: { outcome } })),
    onSuccess: () => client.invalidateQueries(),
    onError: () => notify(deskFrame.actionFailed),
  });
  return (
    <span className="flex flex-wrap gap-1.5">
      {OUTCOMES.map((outcome) => (
        <Button
          key={outcome}
          size="sm"
          variant="outline"
          disabled={answer.isPending}
          aria-label={fill(deskBookings.outcomeOf, { outcome: deskPerson.calls[outcome], name })}
          onClick={() => answer.mutate(outcome)}
        >
          {deskPerson.calls[outcome]}
        </Button>
      ))}
    </span>
  );
}
