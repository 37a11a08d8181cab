export type Moment = { after: string; is: string };

type MomentsProps = { moments: readonly Moment[]; className?: string };

/** What is true after which time, as three stations of one line. */
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
