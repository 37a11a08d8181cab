import type { ComponentProps } from 'react';
import { Heading, type HeadingProps } from './heading.tsx';

/** `band` has dark colors in both themes: its class redefines `paper` and `ink`. */
const TONES = { paper: '', surface: 'border-y border-line bg-surface', band: 'band bg-paper text-ink' };

type SectionProps = Omit<ComponentProps<'section'>, 'title'> &
  Partial<Pick<HeadingProps, 'title' | 'titleId' | 'titleClass' | 'lead' | 'layout'>> & {
    tone?: keyof typeof TONES;
    /** Classes of the inner column. */
    innerClass?: string;
  };

/** One section of a page: background, width and heading. With a `titleId` it is a landmark with the title as its name. */
export function Section(props: SectionProps) {
  const {
    tone = 'paper',
    title,
    titleId,
    titleClass,
    lead,
    layout,
    className = '',
    innerClass = '',
    children,
    ...sectionProps
  } = props;
  return (
    <section
      aria-labelledby={titleId}
      {...sectionProps}
      className={`${TONES[tone]} ${className}`.trim() || undefined}
    >
      <div className={`page-width section-gap ${innerClass}`.trim()}>
        {title && (
          <Heading
            title={title}
            titleId={titleId}
            titleClass={titleClass ?? ''}
            lead={lead}
            layout={layout}
          />
        )}
        {children}
      </div>
    </section>
  );
}
