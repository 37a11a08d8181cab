import type { ComponentType, SVGProps } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';
import { statusDot } from '#app/sections/social-os/status-tone.ts';
import type { DayPost, WeekDay } from '#content/social-week.ts';
import GlobeIcon from '~icons/lucide/globe';
import FacebookIcon from '~icons/simple-icons/facebook';
import InstagramIcon from '~icons/simple-icons/instagram';
import LinkedInIcon from '~icons/simple-icons/linkedin';
import TwitterIcon from '~icons/simple-icons/twitter';

/** Its mark, and the shape in which the platform shows a picture; a thread has none. */
const LOOKS: Record<
  DayPost['platform'],
  { Icon: ComponentType<SVGProps<SVGSVGElement>>; shape?: readonly [number, number] }
> = {
  LinkedIn: { Icon: LinkedInIcon, shape: [400, 220] },
  Twitter: { Icon: TwitterIcon },
  Website: { Icon: GlobeIcon, shape: [400, 160] },
  Instagram: { Icon: InstagramIcon, shape: [400, 480] },
  Facebook: { Icon: FacebookIcon, shape: [400, 280] },
};

export type PostsCopy = {
  postsOf: (when: string) => string;
  posts: (idea: string, count: number) => string;
  /** The picture of one day, an SVG of any size; other days show where theirs goes. */
  picture?: { day: number; alt: string; draw: (width: number, height: number) => string };
};

/** One idea as each platform's agent tells it. */
export function NativePosts({ day, postsOf, posts, picture }: PostsCopy & { day: WeekDay }) {
  return (
    <>
      <p role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-mono text-small text-muted">{day.when}</span>
        <span className="font-display text-h3">{posts(day.idea, day.posts.length)}</span>
      </p>
      <section aria-label={postsOf(day.when)} tabIndex={0} className="native-posts mt-6 pb-2">
        <ul>
          {day.posts.map((post) => (
            <Post key={post.platform} post={post} day={day.number} picture={picture} />
          ))}
        </ul>
      </section>
    </>
  );
}

type PostProps = Pick<PostsCopy, 'picture'> & { post: DayPost; day: number };

function Post({ post, day, picture }: PostProps) {
  const { platform, at, format, title, text, status } = post;
  const { Icon, shape } = LOOKS[platform];
  return (
    <li className="flex flex-col overflow-clip rounded-card border border-line bg-surface">
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-3">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="text-small font-semibold">{platform}</span>
        <span className="ml-auto font-mono text-tiny text-muted">{at}</span>
      </div>
      {shape && <Picture day={day} shape={shape} picture={picture} />}
      <div className="grid grow content-start gap-2 p-4">
        <p className="font-mono text-tiny text-muted">{format}</p>
        <p className="font-semibold text-balance">{title}</p>
        <p className="text-small text-muted">{text}</p>
      </div>
      <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-tiny">
        <span aria-hidden="true" className={`size-2 rounded-full border ${statusDot[status]}`} />
        {status}
      </p>
    </li>
  );
}

type PictureProps = Pick<PostsCopy, 'picture'> & { day: number; shape: readonly [number, number] };

function Picture({ day, shape: [width, height], picture }: PictureProps) {
  const style = { aspectRatio: `${width} / ${height}` };
  if (day === picture?.day) {
    const backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(picture.draw(width, height))}")`;
    return (
      <div
        role="img"
        aria-label={picture.alt}
        className="bg-cover bg-center"
        style={{ ...style, backgroundImage }}
      />
    );
  }
  return (
    <div className="bg-brand-wash" style={style}>
      <CurrentLines width={width} height={height} lines={7} seed={day} lit={[1, 4]} className="size-full" />
    </div>
  );
}
