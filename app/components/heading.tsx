import type { ReactNode } from 'react';
import { NonBreaking } from './ui/non-breaking.tsx';

export type HeadingProps = {
  title: string;
  /** The element that is named by the title refers to it. */
  titleId?: string | undefined;
  /** How wide the title may be, so that it breaks well. */
  titleClass?: string;
  /** For the last word of a page. */
  large?: boolean;
  lead?: string | undefined;
  /** The lead is below the title, not beside it. */
  stacked?: boolean;
  /** Below the lead. */
  children?: ReactNode;
};

const SPLIT = 'grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** The title of a section and what it means. */
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
