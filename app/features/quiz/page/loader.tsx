import type { CSSProperties } from 'react';
import { LogoMark } from '#app/shell/logo.tsx';
import { logo } from '#content/logo/logo.ts';

type QuizLoaderProps = {
  text: string;
  duration: number;
  isRunning: boolean;
  /** True to center the loader on the page like the loading screen. False to show it in its section. */
  fillsPage: boolean;
};

/** A progress bar that looks like the loading screen, so that entering the quiz feels continuous. */
export function QuizLoader({ text, duration, isRunning, fillsPage }: QuizLoaderProps) {
  // The full-page quiz needs an h1; a section is on a page that has one.
  const TextTag = fillsPage ? 'h1' : 'p';
  return (
    <div
      role="status"
      className={`loader quiz-loader ${fillsPage ? 'loader-whole pointer-events-none' : ''}`}
    >
      <LogoMark className={`size-24 ${logo.turns ? 'loader-wheel' : ''}`} />
      <TextTag tabIndex={-1} className="loader-words">
        {text}
      </TextTag>
      <div aria-hidden="true" className="loader-bar">
        {isRunning && (
          <div
            className="quiz-fill h-full bg-brand"
            style={{ '--fill-duration': `${duration}ms` } as CSSProperties}
          />
        )}
      </div>
    </div>
  );
}
