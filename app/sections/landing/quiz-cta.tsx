import { CurrentLines } from '#app/components/current-lines.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { quizCta } from '#content/landing/quiz-cta.ts';
import { PATHS } from '#domain/paths.ts';

/** The way to the quiz, on the brand's ground. */
export function QuizCta() {
  const { card, offer } = quizCta;
  return (
    <section id="quiz-cta" className="relative overflow-hidden bg-brand-wash">
      <CurrentLines seed={21} lines={18} lit={[5, 11]} height={560} className="quiz-lines" />
      <div className="quiz-band page-width">
        <div className="grid gap-10">
          <div className="grid gap-5">
            <h2 className="max-w-[7.4em] text-h1">{quizCta.title}</h2>
            <p className="max-w-[29em] text-lead text-muted">{quizCta.text}</p>
          </div>
          <div className="grid gap-4">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="text-muted">{offer.before}</span>
              <s className="font-display text-figure text-muted decoration-signal decoration-3">
                {offer.price}
              </s>
              <span className="font-display text-h3 text-brand">{offer.after}</span>
            </p>
            <p className="flex flex-wrap gap-x-8 gap-y-2 font-mono">
              <span>
                <span className="text-signal">{offer.spots.count}</span> {offer.spots.label}
              </span>
              <span>
                {offer.booked.count} {offer.booked.label}
              </span>
            </p>
          </div>
        </div>
        <div id="quiz" className="quiz-card">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-h3">{card.title}</h3>
            <p className="font-mono text-small text-muted">{card.duration}</p>
          </div>
          <ol className="topics">
            {card.topics.map(({ name, sample }, i) => (
              <li key={name}>
                <span aria-hidden="true" className="topic-number">
                  {i + 1}
                </span>
                <b>{name}</b>
                <span>{sample}</span>
              </li>
            ))}
          </ol>
          <div className="grid gap-3">
            <a
              href={PATHS.quiz}
              className={buttonClass({
                variant: 'gradient',
                size: 'lg',
                fullWidth: true,
                className: 'max-sm:px-3 max-sm:text-body',
              })}
            >
              {card.button}
            </a>
            <p className="text-center text-small text-muted">{card.note}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
