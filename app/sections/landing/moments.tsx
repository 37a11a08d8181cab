export type Moment = { after: string; is: string };

type MomentsProps = { moments: readonly Moment[]; className?: string };

/** Three milestones on one line. */
export function Moments({ moments, className = '' }: MomentsProps) {
  return (
    <ol className={`moments ${className}`}>
      {moments.map(({ after, is }) => (
        <li key={after}>
          <b>{after}</b> {is}
        </li>
      ))}
    </ol>
  );
}
