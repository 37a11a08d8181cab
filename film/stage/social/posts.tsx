import { socialFilm } from '#content/film.ts';
import { exampleDay } from '#content/social-day.ts';
import { Place, Thread } from '../drawing.tsx';
import { over, rise, viewAt } from '../motion.ts';
import { RoofPicture } from './roof-picture.tsx';
import { flowAt, lineTo, MOVES, POST, postPlace, STARTS } from './timeline.ts';

const { initials, thread } = socialFilm.posts;

/** Each platform shows the picture in its own shape; a thread needs none. */
const SHAPES: Record<(typeof exampleDay.posts)[number]['platform'], readonly [number, number] | undefined> = {
  LinkedIn: [500, 720],
  Twitter: undefined,
  Website: [520, 720],
  Instagram: [405, 720],
  Facebook: [540, 620],
};

export function Posts({ t }: { t: number }) {
  const flow = t < STARTS.posts - 0.9 ? 0 : flowAt(viewAt(MOVES, t).x);
  return (
    <>
      {exampleDay.posts.map(({ platform }, i) => (
        <Thread key={platform} d={lineTo(i)} share={flow} />
      ))}
      {exampleDay.posts.map((post, i) => {
        const here = t - STARTS.posts - i * POST.seconds;
        const shape = SHAPES[post.platform];
        const { x, y } = postPlace(i);
        return (
          <Place
            key={post.platform}
            x={x}
            y={y - 440}
            width={1700}
            className={`card light post ${post.status}`}
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
                {post.status} {post.at}
              </p>
            </div>
            {shape && <RoofPicture width={shape[0]} height={shape[1]} />}
          </Place>
        );
      })}
    </>
  );
}
