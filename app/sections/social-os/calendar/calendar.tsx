import { useCallback, useEffect, useRef, useState } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { exampleCalendar } from '#content/social-os/social-os.ts';
import { dayAnchor, PLAN } from '#content/social-os/social-plan.ts';
import { exampleWeek } from '#content/social-os/social-week.ts';
import { NativePosts } from './native-posts.tsx';
import { Sheet } from './sheet.tsx';

const { title, lead, partly, ...copy } = exampleCalendar;

/** The week as a table, and below it the posts of the selected day. */
export function ExampleCalendar() {
  const [chosenRow, setChosenRow] = useState(() =>
    exampleWeek.findIndex(({ number }) => number === PLAN.today),
  );
  const postsElement = useRef<HTMLDivElement>(null);
  const day = exampleWeek[chosenRow];
  const statusTexts = exampleWeek.map(({ posts: dayPosts }) => {
    const published = dayPosts.filter(({ status }) => status === 'Published').length;
    return published > 0 && published < dayPosts.length ? partly(published, dayPosts.length) : undefined;
  });

  // The month in the first screen links to these days.
  const chooseDayOfHash = useCallback((id: string) => {
    const row = exampleWeek.findIndex(({ number }) => dayAnchor(number) === id);
    if (row >= 0) setChosenRow(row);
  }, []);
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
        {exampleWeek.map(({ number }) => (
          <span key={number} id={dayAnchor(number)} className="absolute" />
        ))}
        {day && <NativePosts {...copy} day={day} />}
      </div>
    </Section>
  );
}

/** Calls `onHash` with the hash of the URL, even if the link was pressed before this script ran. */
function useHash(onHash: (id: string) => void): void {
  useEffect(() => {
    const reportHash = () => onHash(window.location.hash.slice(1));
    reportHash();
    addEventListener('hashchange', reportHash);
    return () => removeEventListener('hashchange', reportHash);
  }, [onHash]);
}
