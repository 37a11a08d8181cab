import { useEffect, useRef, useState } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { exampleCalendar } from '#content/social-os/social-os.ts';
import { dayAnchor, PLAN } from '#content/social-os/social-plan.ts';
import { exampleWeek } from '#content/social-os/social-week.ts';
import { NativePosts } from './native-posts.tsx';
import { Sheet } from './sheet.tsx';

const { title, lead, partly } = exampleCalendar;

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

  // The month in the first screen links to these days. A link may have been pressed before this script ran.
  useEffect(() => {
    const chooseDayOfHash = () => {
      const row = exampleWeek.findIndex(({ number }) => `#${dayAnchor(number)}` === window.location.hash);
      if (row >= 0) setChosenRow(row);
    };
    chooseDayOfHash();
    addEventListener('hashchange', chooseDayOfHash);
    return () => removeEventListener('hashchange', chooseDayOfHash);
  }, []);

  const chooseRow = (row: number) => {
    setChosenRow(row);
    // On phones the posts are below the table, often out of view.
    postsElement.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Section tone="band" title={title} titleClass="max-w-[9.5em]" lead={lead}>
      <Reveal className="mt-12 max-sm:mt-6">
        <Sheet statusTexts={statusTexts} chosenRow={chosenRow} onChoose={chooseRow} />
      </Reveal>
      <div ref={postsElement} className="relative mt-10 max-sm:mt-6 scroll-my-4">
        {exampleWeek.map(({ number }) => (
          <span key={number} id={dayAnchor(number)} className="absolute" />
        ))}
        {day && <NativePosts day={day} />}
      </div>
    </Section>
  );
}
