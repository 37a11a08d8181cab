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
      <div className="quiz-band page-width">
        <div className="grid content-center gap-6">
          <Heading layout="stacked" title={title} lead={text} />
          <div className="quiz-offer">
            <p>
              {offer.before} <s>{offer.price}</s> <b>{offer.after}</b>
            </p>
            <p className="offer-counts" style={spotsStyle(offer.spots)}>
              <span>
                {offer.booked.count} {offer.booked.label}
              </span>
              <span>
                {offer.spots.count} {offer.spots.label}
              </span>
            </p>
            <p className="measured">{offer.basis}</p>
          </div>
        </div>
        <div id="quiz" className="quiz-card">
          <h3>
            {card.title} <span>{card.duration}</span>
          </h3>
          <p>{card.count}</p>
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
              className: 'max-sm:px-3 max-sm:text-body',
            })}
          >
            {card.button}
          </a>
          <p>{card.note}</p>
        </div>
      </div>
    </section>
  );
}
