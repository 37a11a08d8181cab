import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { hasPart } from '#content/has-part.ts';
import { bookingNotes, isTooEarly, results } from '#content/quiz/quiz-results.ts';
import { pathTo } from '#domain/paths.ts';
import { type Answers, contactOf } from '#domain/quiz/answers.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';

const READING = [
  ...(hasPart('newsletter') ? [{ label: results.newsletter, href: pathTo('home', 'newsletter') }] : []),
  ...(hasPart('deck') ? [{ label: results.deck, href: pathTo('socialOs') }] : []),
];

type NextStepProps = { answers: Answers; recommendations: readonly Recommendation[] };

/** The booking. Visitors who do not qualify for the free setup get something to read first. */
export function NextStep({ answers, recommendations }: NextStepProps) {
  const { name, email } = contactOf(answers);
  const [first, ...others] = isTooEarly(answers) ? READING : [];
  return (
    <div className="grid max-w-sm shrink-0 gap-2.5 max-lg:mt-6 lg:w-76 print:hidden">
      {first && (
        <a href={first.href} className={buttonClass({ fullWidth: true })}>
          {first.label}
        </a>
      )}
      {others.map(({ label, href }) => (
        <a key={href} href={href} className={buttonClass({ variant: 'link', fullWidth: true })}>
          {label}
        </a>
      ))}
      <BookingLink
        variant={first ? 'outline' : 'default'}
        fullWidth
        className="max-[24rem]:px-3 max-[24rem]:text-small"
        prefill={{ name, email, notes: bookingNotes(answers, recommendations) }}
      >
        {results.book}
      </BookingLink>
      <p className="text-small text-muted">{first ? results.earlyTerms : results.terms}</p>
    </div>
  );
}
