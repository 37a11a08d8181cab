import type { CSSProperties } from 'react';
import { LogoMark } from '#app/shell/logo.tsx';
import { logo } from '#content/logo/logo.ts';

type QuizLoaderProps = {
  text: string;
  duration: number;
  running: boolean;
  /** Centred in the page like the loading screen, else centred in its section. */
  whole: boolean;
};

/** A short wait whose length can be seen, in the form of the loading screen: entering the quiz is one movement. */
export function QuizLoader({ text, duration, running, whole }: QuizLoaderProps) {
  // A page has its own title; a section is on a page that already has one.
  const Words = whole ? 'h1' : 'p';
  return (
    <div role="status" className={`loader quiz-loader ${whole ? 'loader-whole pointer-events-none' : ''}`}>
      <LogoMark className={`size-24 ${logo.turns ? 'loader-wheel' : ''}`} />
      <Words tabIndex={-1} className="loader-words">
        {text}
      </Words>
      <div aria-hidden="true" className="loader-bar">
        {running && (
          <div
            className="quiz-fill h-full bg-brand"
            style={{ '--fill-duration': `${duration}ms` } as CSSProperties}
          />
        )}
      </div>
    </div>
  );
}
