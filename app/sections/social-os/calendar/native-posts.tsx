import type { ComponentType, SVGProps } from 'react';
import { statusDotClass } from '#app/sections/social-os/status-dot.ts';
import { pictureTones, roofColors } from '#content/palette.ts';
import { exampleCalendar } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import type { DayPost, WeekDay } from '#content/social-os/social-week.ts';
import { postPicture } from '#drawing/post-picture.ts';
import { roofPicture } from '#drawing/roof-picture.ts';
import GlobeIcon from '~icons/lucide/globe';
import PlayIcon from '~icons/lucide/play';
import FacebookIcon from '~icons/simple-icons/facebook';
import InstagramIcon from '~icons/simple-icons/instagram';
import LinkedInIcon from '~icons/simple-icons/linkedin';
import TwitterIcon from '~icons/simple-icons/twitter';

type Platform = DayPost['platform'];
/** A post on Twitter is a thread without a picture. */
type PicturePlatform = Exclude<Platform, 'Twitter'>;

const ICONS: Record<Platform, ComponentType<SVGProps<SVGSVGElement>>> = {
  LinkedIn: LinkedInIcon,
  Twitter: TwitterIcon,
  Website: GlobeIcon,
  Instagram: InstagramIcon,
  Facebook: FacebookIcon,
};

/** Pictures are square on Instagram. Elsewhere they have one height, so that the texts start on one line. */
const PICTURE_WIDTH = 400;
const heightOn = (platform: PicturePlatform) => (platform === 'Instagram' ? PICTURE_WIDTH : 260);

/** Each platform shows the roof from another view, so that no two pictures are the same. */
const VIEWS = { LinkedIn: 'whole', Website: 'plan', Instagram: 'close', Facebook: 'mirrored' } as const;

/** Seen from above, the ground surrounds the roof. A dark ground would look like the card. */
const groundColors = { ...roofColors, sky: roofColors.roof, roof: roofColors.sky };

const drawPicture = (motif: WeekDay['picture']['motif'], platform: PicturePlatform, height: number) =>
  motif === 'crane'
    ? roofPicture(PICTURE_WIDTH, height, platform === 'Website' ? groundColors : roofColors, VIEWS[platform])
    : postPicture(motif, pictureTones[platform]);

const { postsOf, posts } = exampleCalendar;

/** One idea as a post on each platform. */
export function NativePosts({ day }: { day: WeekDay }) {
  return (
    <>
      <p role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-mono text-small text-muted">{day.when}</span>
        <span className="font-display text-h3">{posts(day.idea, day.posts.length)}</span>
      </p>
      <section
        aria-label={postsOf(day.when)}
        tabIndex={0}
        className="native-posts mt-6 max-sm:mt-4 pb-2 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:snap-proximity max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter)"
      >
        {/* Five posts of equal height. If five do not fit, the list scrolls sideways. */}
        <ul className="grid auto-cols-fr grid-flow-col gap-4 max-lg:w-max max-lg:auto-cols-[min(--spacing(68),78vw)]">
          {day.posts.map((post) => (
            <Post key={post.platform} post={post} picture={day.picture} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Post({ post, picture }: { post: DayPost; picture: WeekDay['picture'] }) {
  const { platform, at, format, title, text, status, isVideo } = post;
  const Icon = ICONS[platform];
  return (
    <li className="flex snap-start flex-col overflow-clip rounded-card border border-line bg-surface">
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-3 max-sm:py-2.5 lg:max-nav:gap-1.5">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="text-small font-semibold">{platform}</span>
        <span className="ms-auto font-mono text-tiny text-muted">{at}</span>
      </div>
      {platform !== 'Twitter' && <Picture {...picture} platform={platform} isVideo={isVideo ?? false} />}
      <div className="flex grow flex-col gap-2 p-4 max-sm:py-3">
        <p className="font-mono text-tiny text-muted">{format}</p>
        <p className="font-semibold text-balance">{title}</p>
        {platform === 'Twitter' ? <Thread text={text} /> : <p className="text-small text-muted">{text}</p>}
      </div>
      <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-tiny">
        <span aria-hidden="true" className={`size-2 rounded-full border ${statusDotClass[status]}`} />
        {postStatuses[status]}
      </p>
    </li>
  );
}

/** Each sentence is one post of the thread. The posts are on one line, spread over the full height. */
function Thread({ text }: { text: string }) {
  return (
    <p className="ms-1 flex grow flex-col justify-evenly gap-2 border-s border-control-line text-small text-muted">
      {text.split(/(?<=[.?]) /).map((sentence) => (
        <span
          key={sentence}
          className="relative ps-4 before:absolute before:-start-1 before:top-[0.45em] before:size-1.75 before:rounded-full before:bg-control-line"
        >
          {`${sentence} `}
        </span>
      ))}
    </p>
  );
}

type PictureProps = WeekDay['picture'] & { platform: PicturePlatform; isVideo: boolean };

function Picture({ motif, alt, platform, isVideo }: PictureProps) {
  const height = heightOn(platform);
  return (
    <div
      role="img"
      aria-label={alt}
      className="grid place-items-center bg-[length:100%_100%]"
      style={{
        aspectRatio: `${PICTURE_WIDTH} / ${height}`,
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(drawPicture(motif, platform, height))}")`,
      }}
    >
      {isVideo && (
        <span className="grid size-11 place-items-center rounded-full bg-paper/85 text-ink">
          <PlayIcon aria-hidden="true" className="ms-0.5 size-5 fill-current" />
        </span>
      )}
    </div>
  );
}
