import type { ComponentType, SVGProps } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';
import { statusDot } from '#app/sections/social-os/status-tone.ts';
import { roofColours } from '#content/palette.ts';
import { exampleDay } from '#content/social-day.ts';
import { exampleCalendar } from '#content/social-os.ts';
import { PLAN } from '#content/social-plan.ts';
import type { DayPost, WeekDay } from '#content/social-week.ts';
import { roofPicture } from '#drawing/roof-picture.ts';
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

/** One idea as each platform's agent tells it. */
export function NativePosts({ day }: { day: WeekDay }) {
  return (
    <>
      <p role="status" className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-mono text-small text-muted">{day.when}</span>
        <span className="font-display text-h3">{exampleCalendar.posts(day.idea, day.posts.length)}</span>
      </p>
      <section aria-label={exampleCalendar.postsOf(day.when)} tabIndex={0} className="native-posts mt-6 pb-2">
        <ul>
          {day.posts.map((post) => (
            <Post key={post.platform} post={post} day={day.number} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Post({ post, day }: { post: DayPost; day: number }) {
  const { platform, at, format, title, text, status } = post;
  const { Icon, shape } = LOOKS[platform];
  return (
    <li className="flex flex-col overflow-clip rounded-card border border-line bg-surface">
      <div className="flex items-center gap-2.5 border-b border-line px-4 py-3">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="text-small font-semibold">{platform}</span>
        <span className="ml-auto font-mono text-tiny text-muted">{at}</span>
      </div>
      {shape && <Picture day={day} shape={shape} />}
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

/** Today's post has its picture; other days show where theirs goes. */
function Picture({ day, shape: [width, height] }: { day: number; shape: readonly [number, number] }) {
  const style = { aspectRatio: `${width} / ${height}` };
  if (day === PLAN.today) {
    const picture = `url("data:image/svg+xml,${encodeURIComponent(roofPicture(width, height, roofColours))}")`;
    return (
      <div
        role="img"
        aria-label={exampleDay.picture}
        className="bg-cover bg-center"
        style={{ ...style, backgroundImage: picture }}
      />
    );
  }
  return (
    <div className="bg-brand-wash" style={style}>
      <CurrentLines width={width} height={height} lines={7} seed={day} lit={[1, 4]} className="size-full" />
    </div>
  );
}
