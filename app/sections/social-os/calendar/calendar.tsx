import { useRef, useState } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { exampleCalendar } from '#content/social-os.ts';
import { PLAN } from '#content/social-plan.ts';
import { exampleWeek } from '#content/social-week.ts';
import { NativePosts } from './native-posts.tsx';
import { Sheet } from './sheet.tsx';

const { title, lead } = exampleCalendar;
const today = exampleWeek.findIndex(({ number }) => number === PLAN.today);

/** The week as a sheet; the chosen day's idea as the five posts made from it. The page's tonal break. */
export function Calendar() {
  const [chosen, setChosen] = useState(today);
  const posts = useRef<HTMLDivElement>(null);
  const day = exampleWeek[chosen];

  const choose = (row: number) => {
    setChosen(row);
    // On a phone the posts are below the sheet, out of sight.
    posts.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <section className="band bg-paper text-ink">
      <div className="page-width section-gap">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h2 className="max-w-[15ch] text-h2">{title}</h2>
          <p className="max-w-[48ch] text-lead text-muted">{lead}</p>
        </div>
        <Reveal className="mt-12">
          <Sheet chosen={chosen} onChoose={choose} />
        </Reveal>
        <div ref={posts} className="mt-10 scroll-my-4">
          {day && <NativePosts day={day} />}
        </div>
      </div>
    </section>
  );
}
