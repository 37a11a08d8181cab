import { type ReactNode, useEffect } from 'react';
import { deskFrame } from '#content/desk.ts';
import { site } from '#content/site.ts';

type PageTitleProps = { title: string; text?: string; children?: ReactNode };

/** Heading of a page, its name in the browser's tab, and what can be done with all of it. */
export function PageTitle({ title, text, children }: PageTitleProps) {
  useEffect(() => {
    document.title = `${title} · ${deskFrame.title} · ${site.name}`;
  }, [title]);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h1 className="text-[1.75rem] leading-tight tracking-tight break-words">{title}</h1>
        {text && <p className="max-w-measure text-pretty text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
