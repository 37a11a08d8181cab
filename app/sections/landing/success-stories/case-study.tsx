import type { ComponentType, SVGProps } from 'react';
import { useIsHydrated } from '#app/components/use-is-hydrated.ts';
import {
  initialsOf,
  type MetricGround,
  type MetricIcon,
  portraitPath,
  type Testimonial,
} from '#content/landing/testimonials.ts';
import { quoted } from '#content/language.ts';
import { caseStudyPath } from '#domain/paths.ts';
import CheckIcon from '~icons/lucide/check-check';
import ClockIcon from '~icons/lucide/clock';
import ReplyIcon from '~icons/lucide/reply';
import FallIcon from '~icons/lucide/trending-down';
import RiseIcon from '~icons/lucide/trending-up';
import { Wordmark } from '../wordmark.tsx';

const ICONS: Record<MetricIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  clock: ClockIcon,
  rise: RiseIcon,
  fall: FallIcon,
  check: CheckIcon,
  reply: ReplyIcon,
};
const GROUNDS: Record<MetricGround, string> = {
  brand: 'bg-brand-wash text-brand',
  neutral: 'bg-raised text-ink',
};

export type CaseStudyCopy = {
  story: Testimonial;
  /** Label of the measured result. */
  measured: string;
  portraitOf: (name: string) => string;
  /** Words of the link to the customer's own page. */
  read: ((company: string) => string) | undefined;
};

function Portrait({ story: { name, image }, portraitOf }: Omit<CaseStudyCopy, 'measured' | 'read'>) {
  if (!image)
    return (
      <span
        aria-hidden="true"
        className="portrait grid aspect-4/5 place-items-center bg-brand-wash font-display text-figure text-brand"
      >
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      src={portraitPath(image)}
      width="400"
      height="500"
      loading="lazy"
      alt={portraitOf(name)}
      className="portrait"
    />
  );
}

/** One customer's case: the person, a quote and the results. */
export function CaseStudy({ story, measured, portraitOf, read }: CaseStudyCopy) {
  const isHydrated = useIsHydrated();
  return (
    <figure className="case-study">
      <figcaption>
        <Portrait story={story} portraitOf={portraitOf} />
        <div>
          <b>{story.name}</b>
          <p>{story.position}</p>
          <p className="case-company">
            <Wordmark of={story} />
          </p>
          <p>{story.companyType}</p>
        </div>
      </figcaption>
      <div className="case-words">
        <blockquote>
          <p>{quoted(story.longQuote)}</p>
        </blockquote>
        <dl>
          <div>
            <dt>{story.result.description}</dt>
            <dd>{story.result.value}</dd>
          </div>
          {story.metrics.map(({ percentage, description, icon, bgColor }) => {
            const Icon = ICONS[icon];
            return (
              <div key={description} className="measure">
                <dt>{description}</dt>
                <dd>
                  <span className={GROUNDS[bgColor]}>{isHydrated && <Icon aria-hidden="true" />}</span>
                  {percentage}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="measured">{`${measured} ${story.measured}`}</p>
        {read && isHydrated && (
          <a href={caseStudyPath(story.id)} className="case-link">
            {read(story.company)}
          </a>
        )}
      </div>
    </figure>
  );
}
