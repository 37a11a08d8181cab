import { socialFilm } from '#content/media/film.ts';
import { roofColors } from '#content/palette.ts';
import { exampleDay, type NativePost } from '#content/social-os/social-day.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { type RoofView, roofPicture } from '#drawing/roof-picture.ts';
import { Box, MainLine, StatusDot } from '../drawing.tsx';
import { cameraViewAt, rise } from '../motion.ts';
import { linePathTo, lineProgressAt, MOVES, POST, postPosition, STARTS } from './timeline.ts';

const { initials, thread } = socialFilm.posts;

/** Height of a card without its padding. */
const PICTURE_HEIGHT = 792;
/** Each platform has its own picture and aspect ratio. The video on Instagram is as high as its card. */
const PICTURES: Record<NativePost['platform'], readonly [width: number, height: number, view: RoofView]> = {
  LinkedIn: [500, PICTURE_HEIGHT, 'whole'],
  Twitter: [430, PICTURE_HEIGHT, 'whole'],
  Website: [640, PICTURE_HEIGHT, 'plan'],
  Instagram: [(POST.height * 9) / 16, POST.height, 'close'],
  Facebook: [560, PICTURE_HEIGHT, 'mirrored'],
};

const pictureUrl = (width: number, height: number, view: RoofView) =>
  `data:image/svg+xml,${encodeURIComponent(roofPicture(width, height, roofColors, view))}`;

export function Posts({ t }: { t: number }) {
  const lineProgress = t < STARTS.posts - 0.9 ? 0 : lineProgressAt(cameraViewAt(MOVES, t).x);
  return (
    <>
      {lineProgress > 0 &&
        exampleDay.posts.map(({ platform }, i) => (
          <MainLine key={platform} d={linePathTo(i)} progress={lineProgress} />
        ))}
      {exampleDay.posts.map((post, i) => {
        const { platform } = post;
        const postTime = t - STARTS.posts - i * POST.seconds;
        const [width, height, view] = PICTURES[platform];
        const { x, y } = postPosition(i);
        const isLarge = platform === 'Instagram';
        return (
          <Box
            key={platform}
            x={x}
            y={y - POST.height / 2}
            width={1700}
            className={`light card grid h-920 grid-cols-[1fr_auto] gap-56 ${isLarge ? 'border-r-0 pr-0' : ''}`}
            style={rise(postTime, -0.7, 0.8, 90)}
          >
            <div className="flex flex-col">
              <p className="flex items-center gap-28 leading-[1.15] font-semibold">
                <span className="avatar size-116 bg-brand text-[48px] text-brand-ink">{initials}</span>
                <span>
                  {exampleDay.company}
                  <small className="subtitle">{platform}</small>
                </span>
              </p>
              <h2
                className={`headline text-balance ${isLarge ? 'mt-36 mb-24 text-[120px]/[1.06]' : 'mt-24 mb-20 text-[86px]/[1.06]'}`}
              >
                {post.title}
              </h2>
              {platform === 'Twitter' ? (
                <ol className="border-l-8 border-brand pl-48 text-[64px]/[1.36]">
                  {thread.map((tweet, number) => (
                    <li key={tweet} style={rise(postTime, -0.1 + number * 0.2, 0.5, 24)}>
                      {tweet}
                    </li>
                  ))}
                </ol>
              ) : (
                <p
                  className={`leading-[1.32] text-muted ${isLarge ? 'text-[64px] text-balance' : 'text-[54px] text-pretty'}`}
                >
                  {post.text}
                </p>
              )}
              <p
                className="mt-auto flex items-center gap-24 pt-24 text-[56px] font-semibold"
                style={rise(postTime, 0.2, 0.5, 20)}
              >
                <StatusDot status={post.status} />
                {postStatuses[post.status]} {post.at}
              </p>
            </div>
            {/* The picture of the vertical video has no margins. */}
            <div
              className={`relative overflow-hidden ${isLarge ? '-my-64 rounded-r-[40px]' : 'rounded-[28px]'}`}
              style={{ width, height }}
            >
              <img alt="" width={width} height={height} src={pictureUrl(width, height, view)} />
              {'isVideo' in post && (
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
          </Box>
        );
      })}
    </>
  );
}
