import type { CSSProperties } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { socialExplanation } from '#content/social-os/social-os.ts';

/** Titles, lists and lines share rows. Below this width, the lists are below each other, without lines. */
const LIST_CLASS = 'row-start-2 grid gap-2.5 max-sm:gap-2 max-[22.5rem]:mb-10';
const TITLE_CLASS = 'self-end font-mono text-tiny font-normal tracking-normal text-muted max-[22.5rem]:mb-4';
const ITEM_CLASS =
  'relative grid h-16 content-center overflow-clip rounded-control border border-line bg-paper px-2 max-sm:h-12 max-[22.5rem]:flex max-[22.5rem]:items-center max-[22.5rem]:justify-between sm:px-3 nav:px-4 print:h-12';
const NAME_CLASS = 'text-tiny leading-tight font-semibold wrap-anywhere hyphens-auto sm:text-small';

/** Up to five sources become up to five themes. */
export function Explanation({ title, paragraphs, knowledge, plan }: typeof socialExplanation) {
  const maxPosts = Math.max(...plan.themes.map((theme) => theme.posts));
  const lines = drawLines(
    knowledge.sources.length,
    plan.themes.map((theme) => theme.posts),
  );
  return (
    <Section
      tone="surface"
      title={title}
      innerClass="grid break-inside-avoid gap-x-16 gap-y-10 max-sm:gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:[&>h2]:col-span-2 print:gap-y-6"
    >
      <div>
        {paragraphs.map((paragraph) => (
          <p
            key={paragraph}
            className="max-w-[34.5em] text-lead text-balance text-muted not-first:mt-5 max-sm:not-first:mt-3 print:max-w-none"
          >
            <NonBreaking balanced>{paragraph}</NonBreaking>
          </p>
        ))}
      </div>
      <Reveal className="grid min-[22.5rem]:grid-cols-[minmax(0,1fr)_1.75rem_minmax(0,1.15fr)] min-[22.5rem]:gap-y-4 sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1.25fr)] nav:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1.25fr)]">
        <div className="min-[22.5rem]:contents">
          <h3 className={TITLE_CLASS}>{knowledge.title}</h3>
          <ul className={LIST_CLASS}>
            {knowledge.sources.map(({ name, detail }) => (
              <li key={name} className={ITEM_CLASS}>
                <b className={NAME_CLASS}>{name}</b>
                <span className="font-mono text-tiny text-muted max-sm:font-body">{detail}</span>
              </li>
            ))}
          </ul>
        </div>
        {/* A line for each post. Those of the first theme are highlighted. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 72 360"
          preserveAspectRatio="none"
          fill="none"
          className="col-start-2 row-start-2 h-90 w-full max-sm:h-70 stroke-control-line/60 max-[22.5rem]:hidden print:h-70"
        >
          {lines.map((path) => (
            <path key={path} d={path} className="first:stroke-brand" />
          ))}
        </svg>
        <div className="min-[22.5rem]:contents min-[22.5rem]:[&>:is(h3,ul,p)]:col-start-3">
          <h3 className={TITLE_CLASS}>{plan.title}</h3>
          <ul className={LIST_CLASS}>
            {plan.themes.map(({ name, posts }, i) => (
              <li key={name} className={ITEM_CLASS}>
                <span
                  aria-hidden="true"
                  style={{ '--bar': i, width: `${(posts / maxPosts) * 100}%` } as CSSProperties}
                  className="theme-bar absolute start-0 bottom-0 h-1 origin-(--start) bg-brand"
                />
                <p className="flex grow items-baseline justify-between gap-2">
                  <b className={NAME_CLASS}>{name}</b>
                  <span className="font-mono text-small">
                    {posts} <span className="sr-only">{plan.posts}</span>
                  </span>
                </p>
              </li>
            ))}
          </ul>
          <p className="font-mono text-tiny text-muted">{plan.total}</p>
        </div>
      </Reveal>
    </Section>
  );
}

/** Rows are 64 px high with gaps of 10 px. */
const rowCenter = (row: number) => 32 + row * 74;
/** Distance between lines at a source or theme. */
const LINE_GAP = 6;

/** Returns one path per theme, with a line for each of its posts. The lines start at the sources in turn. */
function drawLines(sourceCount: number, posts: readonly number[]): string[] {
  const total = posts.reduce((sum, count) => sum + count, 0);
  const linesPerSource = Math.ceil(total / sourceCount);
  const spread = (row: number, index: number, count: number) =>
    rowCenter(row) + (index - (count - 1) / 2) * LINE_GAP;
  let line = 0;
  return posts.map((count, theme) =>
    Array.from({ length: count }, (_, post) => {
      const start = spread(line % sourceCount, Math.floor(line / sourceCount), linesPerSource);
      const end = spread(theme, post, count);
      line += 1;
      return `M0 ${start}C44 ${start} 28 ${end} 72 ${end}`;
    }).join(''),
  );
}
