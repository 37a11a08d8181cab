import type { CSSProperties } from 'react';
import { Heading } from '#app/components/heading.tsx';
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

/** Row of the source at which each line starts. The lines reach the themes in order. */
const SOURCE_ORDER = [2, 0, 4, 1, 3];

export function Explanation({ title, paragraphs, knowledge, plan }: ExplanationProps) {
  const maxPosts = Math.max(...plan.themes.map((theme) => theme.posts));
  const lineCount = Math.min(knowledge.sources.length, plan.themes.length);
  const startRows = SOURCE_ORDER.filter((row) => row < lineCount);
  return (
    <Section tone="surface" innerClass="explanation">
      <div>
        <Heading title={title} />
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
          {startRows.map((startRow, endRow) => (
            <path
              key={startRow}
              d={`M0 ${rowCenter(startRow)}C40 ${rowCenter(startRow)} 32 ${rowCenter(endRow)} 72 ${rowCenter(endRow)}`}
              stroke={endRow === 0 ? 'var(--brand)' : 'var(--control-line)'}
              strokeWidth="1.25"
              vectorEffect="non-scaling-stroke"
            />
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
function rowCenter(row: number): number {
  return 32 + row * 74;
}
