import type { ComponentType, SVGProps } from 'react';
import { Portrait } from '#app/components/portrait.tsx';
import { useIsHydrated } from '#app/components/use-is-hydrated.ts';
import { Wordmark } from '#app/components/wordmark.tsx';
import { addQuotes } from '#content/formats.ts';
import { type Metric, successStoriesIntro, type Testimonial } from '#content/landing/testimonials.ts';
import { caseStudyPath } from '#domain/paths.ts';
import CheckIcon from '~icons/lucide/check-check';
import ClockIcon from '~icons/lucide/clock';
import ReplyIcon from '~icons/lucide/reply';
import FallIcon from '~icons/lucide/trending-down';
import RiseIcon from '~icons/lucide/trending-up';

const ICONS: Record<Metric['icon'], ComponentType<SVGProps<SVGSVGElement>>> = {
  clock: ClockIcon,
  rise: RiseIcon,
  fall: FallIcon,
  check: CheckIcon,
  reply: ReplyIcon,
};
const ICON_CLASSES: Record<Metric['bgColor'], string> = { brand: 'text-brand', neutral: 'text-muted' };

const { measured, imageFor, caseStudy } = successStoriesIntro;

/** One customer's case: the person, a quote and the results. */
export function CaseStudy({ story }: { story: Testimonial }) {
  const isHydrated = useIsHydrated();
  return (
    <figure className="case-study">
      <figcaption>
        {story.image && (
          <Portrait
            image={story.image}
            alt={imageFor(story.company)}
            className="w-20 shrink-0 md:w-full md:max-w-52"
          />
        )}
        <div>
          <b>{story.name}</b>
          {story.position}
          <p>
            <Wordmark customer={story} />
          </p>
          {story.companyType}
        </div>
      </figcaption>
      <div className="case-words">
        <blockquote>{addQuotes(story.longQuote)}</blockquote>
        <dl className={story.metrics.length > 2 ? 'four-figures' : undefined}>
          <div>
            <dt>{story.result.description}</dt>
            <dd>{story.result.value}</dd>
          </div>
          {story.metrics.map(({ percentage, description, icon, bgColor }) => {
            const Icon = ICONS[icon];
            return (
              <div key={description}>
                <dt>{description}</dt>
                <dd>
                  {percentage}
                  {isHydrated && <Icon aria-hidden="true" className={ICON_CLASSES[bgColor]} />}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="text-small text-muted">
          {`${measured} ${story.measured}`}{' '}
          {caseStudy.read && (
            <a href={caseStudyPath(story.id)} className="case-link">
              {caseStudy.read(story.company)}
            </a>
          )}
        </p>
      </div>
    </figure>
  );
}
