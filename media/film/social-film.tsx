/** The second film: the plan of a month, one day of it, and its five posts. */
import { socialFilm } from '#content/media/film.ts';
import { roofColors } from '#content/palette.ts';
import { exampleDay, type NativePost } from '#content/social-os/social-day.ts';
import { PLAN, plan, postStatuses } from '#content/social-os/social-plan.ts';
import { type RoofView, roofPicture } from '#drawing/roof-picture.ts';
import { at, Card, EndCard, Figure, type Film, Person, Pointer, StatusDot, Toggle } from './parts.tsx';

const { opening, approval, posts, sheet, closing } = socialFilm;

const WASH_CLASS = {
  Published: 'bg-[color-mix(in_oklab,var(--ok)_30%,var(--surface))]',
  Scheduled: 'bg-[color-mix(in_oklab,var(--wait)_26%,var(--surface))]',
  Draft: '',
};

/** Thirty cells, one per day. Their status appears one after the other. */
const Month = () => (
  <div className="w-1740">
    <p className="headline rise pb-40 text-[130px]/[1] whitespace-nowrap">{opening}</p>
    <div className="grid grid-cols-7 gap-16">
      {plan.map(({ number, status }) => (
        <div
          key={number}
          className={`rise relative h-150 rounded-[24px] border-4 border-line bg-surface ${number === PLAN.today ? 'outline-8 outline-brand' : ''}`}
          style={at(0.1 + ((number - 1) % 7) * 0.09 + Math.floor((number - 1) / 7) * 0.14)}
        >
          <span
            className={`rise absolute inset-0 rounded-[20px] [--from:0px] ${WASH_CLASS[status]}`}
            style={at(1.2 + number * 0.03)}
          >
            <span className="absolute top-30 right-24">
              <StatusDot status={status} />
            </span>
          </span>
          <span className="headline absolute top-28 left-28 text-[90px]/[1]">{number}</span>
        </div>
      ))}
      <ul className="rise col-span-5 flex items-center justify-end gap-64 text-[54px] [--at:1.2s]">
        {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
          <li key={status} className="flex items-center gap-24">
            <StatusDot status={status} />
            {postStatuses[status]}
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/** The idea of one day. A person approves it. */
const Idea = () => (
  <Card className="h-960 border-8 border-brand">
    <p className="headline text-[420px]/[1]">{PLAN.today}</p>
    <div className="absolute top-90 right-90 grid justify-items-end gap-40">
      <Person initials={approval.initials} name={approval.person} />
      <Toggle labels={[approval.approve, approval.approved]} click={2} />
      <Pointer className="top-190 left-400 [--at:1.1s] [--away:-300px_430px] [--click:2s]" />
    </div>
    <div className="absolute inset-x-72 bottom-70">
      <small className="text-[58px]">{exampleDay.when}</small>
      <p className="headline mt-20 text-[128px]/[1.04] text-balance">{plan[PLAN.today - 1]?.title}</p>
    </div>
  </Card>
);

/** Each platform has its own picture and aspect ratio. */
const PICTURES: Record<NativePost['platform'], readonly [width: number, view: RoofView]> = {
  LinkedIn: [500, 'whole'],
  Twitter: [430, 'whole'],
  Website: [640, 'plan'],
  Instagram: [446, 'close'],
  Facebook: [560, 'mirrored'],
};
const PICTURE_HEIGHT = 792;

function Post({ post: { platform, title, text, status, at: time, isVideo } }: { post: NativePost }) {
  const [width, view] = PICTURES[platform];
  const picture = roofPicture(width, PICTURE_HEIGHT, roofColors, view);
  return (
    <Card className="light grid h-920 grid-cols-[1fr_auto] gap-56">
      <div className="flex flex-col">
        <p className="flex items-center gap-28 leading-[1.15] font-semibold">
          <span className="avatar size-116 bg-brand text-[48px] text-brand-ink">{posts.initials}</span>
          <span>
            {exampleDay.company}
            <small className="subtitle">{platform}</small>
          </span>
        </p>
        <h2 className="headline mt-24 mb-20 text-[86px]/[1.06] text-balance">{title}</h2>
        {platform === 'Twitter' ? (
          <ol className="border-l-8 border-brand pl-48 text-[64px]/[1.36]">
            {posts.thread.map((tweet, i) => (
              <li key={tweet} className="rise" style={at(-0.1 + i * 0.2)}>
                {tweet}
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-[54px] leading-[1.32] text-pretty text-muted">{text}</p>
        )}
        <p className="rise mt-auto flex items-center gap-24 pt-24 text-[56px] font-semibold [--at:0.2s]">
          <StatusDot status={status} />
          {postStatuses[status]} {time}
        </p>
      </div>
      <div className="relative overflow-hidden rounded-[28px]" style={{ width, height: PICTURE_HEIGHT }}>
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
        {isVideo && (
          <svg
            className="absolute inset-0 m-auto w-160 fill-surface"
            viewBox="0 0 100 100"
            aria-hidden="true"
          >
            <circle cx="50" cy="50" r="48" />
            <path d="M40 30v40l32-20z" className="fill-ink" />
          </svg>
        )}
      </div>
    </Card>
  );
}

/** The table of the tracker, with the five posts. */
const Sheet = () => (
  <Card>
    <header className="card-header">
      <strong className="headline flex-1 text-[76px]/[1.1] font-normal">{sheet.title}</strong>
      <span className="font-mono text-[60px] text-muted">{exampleDay.when}</span>
    </header>
    <ol>
      {exampleDay.posts.map(({ platform, at: time, status }, i) => (
        <li
          key={platform}
          className="rise grid grid-cols-[1fr_300px_470px] items-center border-line py-22 text-[66px] font-semibold not-last:border-b-3 last:pb-0"
          style={at(0.2 + i * 0.28)}
        >
          <span>{platform}</span>
          <span className="font-mono text-[60px] font-normal text-muted">{time}</span>
          <span className="flex items-center gap-24 text-[56px]">
            <StatusDot status={status} />
            {postStatuses[status]}
          </span>
        </li>
      ))}
    </ol>
  </Card>
);

/** Seconds for each post. */
const POST_SECONDS = 2.3;

export const socialOs: Film = {
  length: 32,
  posterAt: 2.7,
  // Behind the second scene.
  linesFrom: 2600,
  scenes: [
    { part: 'month', at: 0, content: <Month /> },
    { part: 'idea', at: 4, content: <Idea /> },
    ...exampleDay.posts.map((post, i) => ({
      part: i === 0 ? 'posts' : post.platform,
      at: 8.8 + i * POST_SECONDS,
      content: <Post post={post} />,
    })),
    { part: 'sheet', at: 20.4, content: <Sheet /> },
    { part: 'closing', at: 24.4, content: <Figure {...sheet.saved} /> },
    { part: 'end', at: 28, content: <EndCard {...closing} result={sheet.saved} /> },
  ],
};
