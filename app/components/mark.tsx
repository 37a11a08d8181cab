import { MARKS_PATH } from '#domain/paths.ts';

/** A brand's or company's mark in the colour of the text. Its name stands beside it. */
export function Mark({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <svg width="24" height="24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${MARKS_PATH}#${name}`} />
    </svg>
  );
}
