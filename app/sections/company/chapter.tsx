import type { ReactNode } from 'react';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type ChapterProps = {
  id?: string;
  tone?: 'surface';
  title: string;
  text?: string;
  /** Link below the text. */
  action?: ReactNode;
  children: ReactNode;
};

/** A chapter of a text page. On wide screens its title is beside the text and stays in view. */
export function Chapter({ id, tone, title, text, action, children }: ChapterProps) {
  return (
    <Section
      id={id}
      tone={tone}
      innerClass="grid gap-x-16 gap-y-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="grid content-start justify-items-start gap-4 self-start nav:sticky nav:top-28">
        <h2 className="text-h2 text-balance hyphens-auto">{title}</h2>
        {text && (
          <p className="max-w-[32em] text-muted">
            <NonBreaking>{text}</NonBreaking>
          </p>
        )}
        {action}
      </div>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
    </Section>
  );
}
