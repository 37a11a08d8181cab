type BookedMeetingProps = { day: string; time: string; with: string; note: string };

/** The meeting from the pipeline board. Sections above show the same meeting, so screen readers skip this copy. */
export function BookedMeeting({ day, time, with: guests, note }: BookedMeetingProps) {
  return (
    <div
      aria-hidden="true"
      className="w-72 max-w-full rounded-card border border-line bg-surface p-6 shadow-soft"
    >
      <p className="text-small text-muted">{day}</p>
      <p className="font-display text-figure text-brand">{time}</p>
      <p className="mt-4 border-t border-line pt-3 font-semibold">{guests}</p>
      <p className="text-small text-muted">{note}</p>
    </div>
  );
}
