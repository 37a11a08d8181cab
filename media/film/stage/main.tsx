import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FilmId } from '#content/media/film.ts';
import { SocialFilm } from './social/film.tsx';
import * as social from './social/timeline.ts';
import './stage.css';
import { TaskFilm } from './task/film.tsx';
import * as task from './task/timeline.ts';

type Plan = { length: number; starts: Readonly<Record<string, number>>; posterAt: number };

const FILMS: Record<FilmId, Plan & { draw: (t: number) => ReactElement }> = {
  task: { length: task.LENGTH, starts: task.STARTS, posterAt: task.POSTER, draw: (t) => <TaskFilm t={t} /> },
  socialOs: {
    length: social.LENGTH,
    starts: social.STARTS,
    posterAt: social.POSTER,
    draw: (t) => <SocialFilm t={t} />,
  },
};

const container = document.createElement('div');
container.className = 'frame';
document.body.append(container);
const root = createRoot(container);

/** Called by the recorder: draws one moment and returns its markup, so that equal frames are captured once. */
const stage = {
  plan(film: FilmId): Plan {
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
