import { CurrentLines } from '#app/components/current-lines.tsx';
import { Scene } from '#app/components/scene.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import type { socialOs } from '#content/landing/services.ts';
import { labels } from '#content/shell/labels.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { LearnMore } from './learn-more.tsx';

export function SocialTile({ product, learnMore }: { product: typeof socialOs; learnMore: string }) {
  return (
    <>
      <CurrentLines height={420} lines={9} seed={31} lit={[]} className="social-lines" />
      <div className="relative grid content-between gap-5 p-5 sm:gap-6 sm:p-8">
        <div className="grid justify-items-start gap-2.5">
          <h3 className="flex items-center gap-3 text-h2">
            {product.title}
            {product.isNew && (
              <Badge tone="signal" className="font-body tracking-normal">
                {labels.isNew}
              </Badge>
            )}
          </h3>
          <b className="font-display text-h3 text-balance">{product.tagline}</b>
          <p className="max-w-[30.5em] text-muted">
            <NonBreaking>{product.description}</NonBreaking>
          </p>
          <LearnMore href={product.href} about={product.title}>
            {learnMore}
          </LearnMore>
        </div>
        <dl className="grid grid-cols-3 gap-4 sm:flex sm:gap-x-10">
          {product.facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-display text-h3 font-normal whitespace-nowrap tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="social-status">
        <Scene className="rounded-card border bg-surface shadow-soft">
          <p className="border-b border-line px-5 py-3 font-mono text-tiny text-muted">
            {product.statusTitle}
          </p>
          <ul>
            {product.statuses.map(({ platform, post, time, status }, i) => (
              <li key={platform} className="post-row">
                <b>{platform}</b>
                <span>{post}</span>
                <time>{time}</time>
                <Badge
                  tone={status === 'Published' ? 'brand' : 'wait'}
                  className={i === product.statuses.length - 1 ? 'step' : ''}
                >
                  {postStatuses[status]}
                </Badge>
              </li>
            ))}
          </ul>
        </Scene>
      </div>
    </>
  );
}
