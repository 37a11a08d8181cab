import { NonBreaking } from './ui/non-breaking.tsx';

export type HeadingProps = {
  title: string;
  /** Id of the title, for an element with `aria-labelledby`. */
  titleId?: string | undefined;
  /** Limits the width of the title, so that its lines break well. */
  titleClass?: string;
  /** True for the closing section of a page, which has larger text. */
  large?: boolean;
  lead?: string | undefined;
  layout?: keyof typeof LAYOUTS;
};

/** Columns of rows with a name, a role and a text. */
export const ROW_COLUMNS = 'lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)]';

/**
 * Position of the lead on wide screens: beside the title, beside it on a column of the rows, below it, centered below
 * it, or on the same line.
 */
const LAYOUTS = {
  split: 'grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  rows: `grid items-end gap-x-8 gap-y-5 ${ROW_COLUMNS} lg:[&>p]:col-span-2`,
  stacked: 'grid justify-items-start gap-5',
  centered: 'grid gap-5 lg:justify-items-center lg:text-center',
  'run-on': 'grid gap-5 lg:block lg:text-h2 lg:text-balance lg:[&>h2]:inline lg:[&>p]:inline',
};

/** Title and lead of a section. */
export function Heading(props: HeadingProps) {
  const { title, titleId, titleClass = '', large = false, lead, layout = 'split' } = props;
  const heading = (
    <h2 id={titleId} className={`${large ? 'text-h1' : 'text-h2'} ${titleClass}`}>
      {title}
    </h2>
  );
  if (!lead) return heading;
  return (
    <div className={LAYOUTS[layout]}>
      {heading}{' '}
      <p
        className={
          layout === 'run-on'
            ? 'text-lead text-muted max-lg:text-balance lg:font-display lg:text-h2'
            : 'max-w-[32em] text-lead text-balance text-muted'
        }
      >
        <NonBreaking balanced>{lead}</NonBreaking>
      </p>
    </div>
  );
}
