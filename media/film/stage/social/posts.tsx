import { socialFilm } from '#content/media/film.ts';
import { exampleDay, type NativePost } from '#content/social-os/social-day.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import type { RoofView } from '#drawing/roof-picture.ts';
import { CenteredBox, MainLine } from '../drawing.tsx';
import { cameraViewAt, progressAt, riseStyle } from '../motion.ts';
import { RoofPicture } from './roof-picture.tsx';
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

export function Posts({ t }: { t: number }) {
  const lineProgress = t < STARTS.posts - 0.9 ? 0 : lineProgressAt(cameraViewAt(MOVES, t).x);
  return (
    <>
      {lineProgress > 0 &&
        exampleDay.posts.map(({ platform }, i) => (
          <MainLine key={platform} d={linePathTo(i)} progress={lineProgress} />
        ))}
      {exampleDay.posts.map((post, i) => {
        const postTime = t - STARTS.posts - i * POST.seconds;
        const [width, height, view] = PICTURES[post.platform];
        const { x, y } = postPosition(i);
        return (
          <CenteredBox
            key={post.platform}
            x={x}
            y={y - POST.height / 2}
            width={1700}
            className={`card light post ${post.platform} ${post.status}`}
            style={riseStyle(progressAt(postTime, -0.7, 0.8), 90)}
          >
            <div className="words">
              <p className="by">
                <span className="avatar">{initials}</span>
                <span>
                  {exampleDay.company}
                  <small>{post.platform}</small>
                </span>
              </p>
              <h2>{post.title}</h2>
              {post.platform === 'Twitter' ? (
                <ol className="tweets">
                  {thread.map((tweet, number) => (
                    <li key={tweet} style={riseStyle(progressAt(postTime, -0.1 + number * 0.2, 0.5), 24)}>
                      {tweet}
                    </li>
                  ))}
                </ol>
              ) : (
                <p className="text">{post.text}</p>
              )}
              <p className="state" style={riseStyle(progressAt(postTime, 0.2, 0.5), 20)}>
                <span className="dot" />
                {postStatuses[post.status]} {post.at}
              </p>
            </div>
            <RoofPicture width={width} height={height} view={view} isVideo={'isVideo' in post} />
          </CenteredBox>
        );
      })}
    </>
  );
}
