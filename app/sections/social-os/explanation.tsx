import type { CSSProperties } from 'react';
import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';

type ExplanationProps = {
  title: string;
  paragraphs: readonly string[];
  /** Up to five sources and up to five themes. */
  knowledge: { title: string; sources: readonly { name: string; detail: string }[] };
  plan: {
    title: string;
    themes: readonly { name: string; posts: number }[];
    /** Unit of a theme's number, for screen readers. */
    posts: string;
    total: string;
  };
};

export function Explanation({ title, paragraphs, knowledge, plan }: ExplanationProps) {
  const maxPosts = Math.max(...plan.themes.map((theme) => theme.posts));
  const lines = drawLines(
    knowledge.sources.length,
    plan.themes.map((theme) => theme.posts),
  );
  return (
    <Section tone="surface" title={title} innerClass="explanation">
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NonBreaking balanced>{paragraph}</NonBreaking>
          </p>
        ))}
      </div>
      <Reveal className="sources">
        <div>
          <h3>{knowledge.title}</h3>
          <ul>
            {knowledge.sources.map(({ name, detail }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        </div>
        <svg aria-hidden="true" viewBox="0 0 72 360" preserveAspectRatio="none" fill="none">
          {lines.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <div>
          <h3>{plan.title}</h3>
          <ul>
            {plan.themes.map(({ name, posts }, i) => (
              <li key={name}>
                <span
                  aria-hidden="true"
                  style={{ '--bar': i, width: `${(posts / maxPosts) * 100}%` } as CSSProperties}
                  className="theme-bar"
                />
                <p>
                  <b>{name}</b>
                  <span>
                    {posts} <span className="sr-only">{plan.posts}</span>
                  </span>
                </p>
              </li>
            ))}
          </ul>
          <p>{plan.total}</p>
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
