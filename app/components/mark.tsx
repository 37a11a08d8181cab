import { MARKS_PATH } from '#domain/paths.ts';

/** A logo in the text color. Decorative, because the name is written beside it. */
export function Mark({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <svg width="24" height="24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${MARKS_PATH}#${name}`} />
    </svg>
  );
}
