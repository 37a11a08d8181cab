import { useCallback, useRef, useState } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { useHash } from '#app/components/use-hash.ts';
import { dayAnchor } from '#content/social-os/social-plan.ts';
import type { WeekDay } from '#content/social-os/social-week.ts';
import { NativePosts, type PostsCopy } from './native-posts.tsx';
import { Sheet, type SheetCopy } from './sheet.tsx';

type CalendarProps = SheetCopy &
  PostsCopy & {
    title: string;
    lead: string;
    /** Returns the status of a day on which only some of the posts are published. */
    partly: (published: number, count: number) => string;
    /** The posts of each row, in the order of the rows. */
    week: readonly WeekDay[];
    /** The day that is selected at first. */
    today: number;
  };

/** The week as a table, and below it the posts of the selected day. */
export function Calendar({ title, lead, partly, week, today, ...copy }: CalendarProps) {
  const [chosenRow, setChosenRow] = useState(() => week.findIndex(({ number }) => number === today));
  const postsElement = useRef<HTMLDivElement>(null);
  const day = week[chosenRow];
  const statusTexts = week.map(({ posts: dayPosts }) => {
    const published = dayPosts.filter(({ status }) => status === 'Published').length;
    return published > 0 && published < dayPosts.length ? partly(published, dayPosts.length) : undefined;
  });

  // The month in the first screen links to these days.
  const chooseDayOfHash = useCallback(
    (id: string) => {
      const row = week.findIndex(({ number }) => dayAnchor(number) === id);
      if (row >= 0) setChosenRow(row);
    },
    [week],
  );
  useHash(chooseDayOfHash);

  const chooseRow = (row: number) => {
    setChosenRow(row);
    // On phones the posts are below the table, often out of view.
    postsElement.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Section tone="band" title={title} titleClass="max-w-[9.5em]" lead={lead}>
      <Reveal className="mt-12 max-sm:mt-8">
        <Sheet {...copy} statusTexts={statusTexts} chosenRow={chosenRow} onChoose={chooseRow} />
      </Reveal>
      <div ref={postsElement} className="relative mt-10 max-sm:mt-8 scroll-my-4">
        {week.map(({ number }) => (
          <span key={number} id={dayAnchor(number)} className="absolute" />
        ))}
        {day && <NativePosts {...copy} day={day} />}
      </div>
    </Section>
  );
}
