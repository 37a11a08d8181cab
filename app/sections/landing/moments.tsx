import { moments } from '#content/moments.ts';

/** What is true after which time, as three stations of one line. */
export function Moments({ className = '' }: { className?: string }) {
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
