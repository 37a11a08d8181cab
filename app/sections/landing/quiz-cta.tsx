import type { CSSProperties } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';
import { Heading } from '#app/components/heading.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import type { quizCta } from '#content/landing/quiz-cta.ts';
import { pathTo } from '#domain/paths.ts';

/** Number of free setups a month, and of those that are left. */
const spotsStyle = ({ count, total }: (typeof quizCta)['offer']['spots']) =>
  ({ '--spots': total, '--left': count }) as CSSProperties;

/**
 * The link to the quiz, on a brand-colored background. Three highlighted lines leave the card, since the quiz
 * recommends up to three agents.
 */
export function QuizCta({ title, text, card, offer }: typeof quizCta) {
  return (
    <section id="quiz-cta" className="relative overflow-hidden bg-brand-wash">
      <CurrentLines seed={21} lines={18} lit={[5, 8, 11]} height={560} className="wash-lines quiz-lines" />
      <div className="quiz-band page-width section-gap relative grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-center lg:gap-x-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 content-center gap-6">
          <Heading layout="stacked" title={title} lead={text} />
          <div className="grid max-w-120 gap-2 border-t border-ink/15 pt-4">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted">
              {offer.before} <s className="decoration-signal">{offer.price}</s>{' '}
              <b className="font-display text-h3 text-pretty text-brand">{offer.after}</b>
            </p>
            <p className="offer-counts" style={spotsStyle(offer.spots)}>
              <span>
                {offer.booked.count} {offer.booked.label}
              </span>
              <span>
                {offer.spots.count} {offer.spots.label}
              </span>
            </p>
            <p className="text-small text-muted">{offer.basis}</p>
          </div>
        </div>
        <div id="quiz" className="quiz-card min-w-0">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3">
            {card.title} <span>{card.duration}</span>
          </h3>
          <p className="text-small text-muted">{card.count}</p>
          <ol className="topics">
            {card.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ol>
          <a
            href={pathTo('quiz')}
            className={buttonClass({
              size: 'lg',
              fullWidth: true,
              className: 'mt-3 max-sm:px-3 max-sm:text-body',
            })}
          >
            {card.button}
          </a>
          <p className="text-small text-muted">{card.note}</p>
        </div>
      </div>
    </section>
  );
}
