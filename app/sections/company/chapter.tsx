import type { ReactNode } from 'react';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type ChapterProps = {
  id?: string;
  tone?: 'paper' | 'surface' | 'band';
  title: string;
  text?: string;
  children: ReactNode;
};

/** A chapter of a text page. Its title is beside the text if the screen is wide enough. */
export function Chapter({ id, tone = 'paper', title, text, children }: ChapterProps) {
  return (
    <Section
      id={id}
      tone={tone}
      className={tone === 'band' ? 'print:break-inside-avoid' : ''}
      innerClass="grid gap-x-16 gap-y-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="grid content-start gap-4">
        <h2 className="text-h2 text-balance hyphens-auto">{title}</h2>
        {text && (
          <p className="max-w-[32em] text-muted">
            <NonBreaking>{text}</NonBreaking>
          </p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-8">{children}</div>
    </Section>
  );
}
