import { socialFilm } from '#content/media/film.ts';
import { exampleDay, type NativePost } from '#content/social-os/social-day.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import type { RoofView } from '#drawing/roof-picture.ts';
import { Place, Thread } from '../drawing.tsx';
import { over, rise, viewAt } from '../motion.ts';
import { RoofPicture } from './roof-picture.tsx';
import { flowAt, lineTo, MOVES, POST, postPlace, STARTS } from './timeline.ts';

const { initials, thread } = socialFilm.posts;

/** Height between the paddings of a card. */
const INSET = 792;
/** Each platform has its own picture and aspect ratio; a reel is 9:16 and as high as its card. */
const PICTURES: Record<NativePost['platform'], readonly [width: number, height: number, view: RoofView]> = {
  LinkedIn: [500, INSET, 'whole'],
  Twitter: [430, INSET, 'whole'],
  Website: [640, INSET, 'plan'],
  Instagram: [(POST.height * 9) / 16, POST.height, 'close'],
  Facebook: [560, INSET, 'mirrored'],
};

export function Posts({ t }: { t: number }) {
  const flow = t < STARTS.posts - 0.9 ? 0 : flowAt(viewAt(MOVES, t).x);
  return (
    <>
      {flow > 0 &&
        exampleDay.posts.map(({ platform }, i) => <Thread key={platform} d={lineTo(i)} share={flow} />)}
      {exampleDay.posts.map((post, i) => {
        const here = t - STARTS.posts - i * POST.seconds;
        const [width, height, view] = PICTURES[post.platform];
        const { x, y } = postPlace(i);
        return (
          <Place
            key={post.platform}
            x={x}
            y={y - POST.height / 2}
            width={1700}
            className={`card light post ${post.platform} ${post.status}`}
            style={rise(over(here, -0.7, 0.8), 90)}
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
                    <li key={tweet} style={rise(over(here, -0.1 + number * 0.2, 0.5), 24)}>
                      {tweet}
                    </li>
                  ))}
                </ol>
              ) : (
                <p className="text">{post.text}</p>
              )}
              <p className="state" style={rise(over(here, 0.2, 0.5), 20)}>
                <span className="dot" />
                {postStatuses[post.status]} {post.at}
              </p>
            </div>
            <RoofPicture width={width} height={height} view={view} isVideo={'isVideo' in post} />
          </Place>
        );
      })}
    </>
  );
}
