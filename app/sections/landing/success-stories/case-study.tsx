import type { ComponentType, SVGProps } from 'react';
import { Mark } from '#app/components/mark.tsx';
import { useDrawn } from '#app/components/use-drawn.ts';
import {
  initialsOf,
  type MetricGround,
  type MetricIcon,
  portraitPath,
  successStoriesIntro,
  type Testimonial,
} from '#content/landing/testimonials.ts';
import CheckIcon from '~icons/lucide/check-check';
import ClockIcon from '~icons/lucide/clock';
import ReplyIcon from '~icons/lucide/reply';
import TrendIcon from '~icons/lucide/trending-up';

const ICONS: Record<MetricIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  clock: ClockIcon,
  trend: TrendIcon,
  check: CheckIcon,
  reply: ReplyIcon,
};
const GROUNDS: Record<MetricGround, string> = {
  brand: 'bg-brand-wash text-brand',
  signal: 'bg-signal-wash text-signal',
  neutral: 'bg-raised text-ink',
};

const portraitClass = 'h-auto w-28 shrink-0 rounded-card lg:w-full';

function Portrait({ story: { name, image } }: { story: Testimonial }) {
  if (!image)
    return (
      <span
        aria-hidden="true"
        className={`grid aspect-4/5 place-items-center bg-brand-wash font-display text-figure text-brand ${portraitClass}`}
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
      alt={successStoriesIntro.portraitOf(name)}
      className={portraitClass}
    />
  );
}

/** One customer at length: who, in their own words, and what came of it. */
export function CaseStudy({ story }: { story: Testimonial }) {
  const drawn = useDrawn();
  return (
    <figure className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <figcaption className="flex items-end gap-5 lg:flex-col lg:items-start">
        <Portrait story={story} />
        <div className="grid gap-0.5">
          <p className="font-semibold">{story.name}</p>
          <p className="text-small text-muted">{story.position}</p>
          <p className="mt-2 flex items-center gap-2 font-display text-body">
            {story.companyLogo && <Mark name={story.companyLogo} className="size-5" />}
            {story.company}
          </p>
          <p className="text-small text-muted">{story.companyType}</p>
        </div>
      </figcaption>
      <div className="grid content-between gap-10">
        <blockquote className="max-w-[34ch] font-display text-quote">
          <p className="text-balance">“{story.longQuote}”</p>
        </blockquote>
        <dl className="measures">
          <div className="flex flex-col-reverse">
            <dt className="max-w-[24ch] text-small text-muted">{story.result.description}</dt>
            <dd className="font-display text-figure whitespace-nowrap">{story.result.value}</dd>
          </div>
          {story.metrics.map(({ percentage, description, icon, bgColor }) => {
            const Icon = ICONS[icon];
            return (
              <div key={description} className="measure">
                <dt className="text-small text-muted">{description}</dt>
                <dd className="font-display text-h3">
                  <span className={`measure-ground ${GROUNDS[bgColor]}`}>
                    {drawn && <Icon aria-hidden="true" />}
                  </span>
                  {percentage}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </figure>
  );
}
