import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FilmId } from '#content/media/film.ts';
import { SocialFilm } from './social/film.tsx';
import * as social from './social/timeline.ts';
import './stage.css';
import { TaskFilm } from './task/film.tsx';
import * as task from './task/timeline.ts';

type FilmPlan = { length: number; starts: Readonly<Record<string, number>>; posterAt: number };

const FILMS: Record<FilmId, FilmPlan & { draw: (t: number) => ReactElement }> = {
  task: {
    length: task.LENGTH,
    starts: task.STARTS,
    posterAt: task.POSTER_TIME,
    draw: (t) => <TaskFilm t={t} />,
  },
  socialOs: {
    length: social.LENGTH,
    starts: social.STARTS,
    posterAt: social.POSTER_TIME,
    draw: (t) => <SocialFilm t={t} />,
  },
};

const container = document.createElement('div');
container.className =
  'dark relative h-1080 w-1920 overflow-hidden bg-paper font-body text-[60px]/[1.3] text-ink tabular-nums [word-spacing:0.04em]';
document.body.append(container);
const root = createRoot(container);

/** The recorder calls these functions. `draw` returns the HTML, so that the recorder can skip equal frames. */
const stage = {
  plan(film: FilmId): FilmPlan {
    const { length, starts, posterAt } = FILMS[film];
    return { length, starts, posterAt };
  },
  draw(film: FilmId, t: number): string {
    flushSync(() => root.render(FILMS[film].draw(t)));
    return container.innerHTML;
  },
};
export type Stage = typeof stage;
Object.assign(window, { stage });
