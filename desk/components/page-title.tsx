import { type ReactNode, useEffect } from 'react';
import { deskFrame } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { useUnseenCount } from '../use-unseen-leads.ts';

/** Sets the title of the browser's tab: the number of new leads, then the name of the page. */
export function useTabTitle(title: string): void {
  const unseenCount = useUnseenCount();
  useEffect(() => {
    document.title = `${unseenCount && `(${unseenCount}) `}${title} · ${deskFrame.title} · ${site.name}`;
  }, [title, unseenCount]);
}

/** Heading of a page, with the controls for the whole page as children. */
export function PageTitle({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  useTabTitle(title);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:mb-5">
      <div className="grid gap-1">
        <h1 className="text-[1.75rem] leading-tight tracking-tight break-words">{title}</h1>
        {text && <p className="max-w-measure text-pretty text-muted">{text}</p>}
      </div>
      {children && <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
