import type { ReactNode } from 'react';

type QuizFrameProps = { header: ReactNode; headerClass?: string; children: ReactNode };

/** Header and main part of the full-page quiz, as high as the screen. The questions have their own layout. */
export function QuizFrame({ header, headerClass, children }: QuizFrameProps) {
  return (
    <div className="quiz-frame">
      <div className={headerClass}>{header}</div>
      <main className="quiz-main">{children}</main>
    </div>
  );
}
