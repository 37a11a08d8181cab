import type { ReactNode } from 'react';
import { NonBreaking } from './ui/non-breaking.tsx';

export type HeadingProps = {
  title: string;
  /** Id of the title, for an element with `aria-labelledby`. */
  titleId?: string | undefined;
  /** Limits the width of the title, for good line breaks. */
  titleClass?: string;
  /** For the closing section of a page. */
  large?: boolean;
  lead?: string | undefined;
  /** The lead is below the title, not beside it. */
  stacked?: boolean;
  /** Below the lead. */
  children?: ReactNode;
};

const SPLIT = 'grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** Title and lead of a section. */
export function Heading(props: HeadingProps) {
  const { title, titleId, titleClass = '', large = false, lead, stacked = false, children } = props;
  const heading = (
    <h2 id={titleId} className={`${large ? 'text-h1' : 'text-h2'} ${titleClass}`}>
      {title}
    </h2>
  );
  if (!lead) return heading;
  const text = (
    <p className="max-w-[32em] text-lead text-balance text-muted">
      <NonBreaking balanced>{lead}</NonBreaking>
    </p>
  );
  return (
    <div className={stacked ? 'grid justify-items-start gap-5' : SPLIT}>
      {heading}
      {children ? (
        <div className="grid justify-items-start gap-2">
          {text}
          {children}
        </div>
      ) : (
        text
      )}
    </div>
  );
}
