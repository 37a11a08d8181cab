import type { CSSProperties } from 'react';
import { LogoMark } from '#app/shell/logo.tsx';
import { logo } from '#content/logo/logo.ts';

type QuizLoaderProps = { text: string; duration: number; running: boolean };

/** A short wait whose length can be seen. */
export function QuizLoader({ text, duration, running }: QuizLoaderProps) {
  return (
    <div role="status" className="grid w-full justify-items-center gap-7 text-center plain:hidden">
      <LogoMark className={`size-16 ${logo.turns ? 'quiz-wheel' : ''}`} />
      <h1 tabIndex={-1} className="text-h3">
        {text}
      </h1>
      <div aria-hidden="true" className="h-0.5 w-40 bg-line">
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
