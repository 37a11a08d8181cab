/** The two films: files, copy of the player page, captions, and text in the frames. */

import { localFile } from '#domain/paths.ts';
import words from '#words/film.json' with { type: 'json' };
import { hasPart } from '../has-part.ts';
import { language } from '../language.ts';
import { fill } from '../message.ts';
import { site } from '../site.ts';

export const FILM_SIZE = { width: 1920, height: 1080 } as const;

const copy = fill(words, { brand: site.name, tagline: site.tagline });

/** Films are recorded in each language. */
const file = (name: string) => `/film/${language.code}/${name}`;

export const films = {
  task: {
    ...copy.films.task,
    player: localFile('/player/'),
    video: file('task.mp4'),
    poster: file('task.jpg'),
    captions: file('task.vtt'),
  },
  socialOs: {
    ...copy.films.socialOs,
    player: localFile('/player/social-os/'),
    video: file('social-os.mp4'),
    poster: file('social-os.jpg'),
    captions: file('social-os.vtt'),
  },
} as const;

/** Our own films that a page shows. An external URL in content/site.ts replaces one. */
export const shownFilms = [
  ...(site.video.landing === films.task.player ? [films.task] : []),
  ...(hasPart('socialOs') && site.video.socialOs === films.socialOs.player ? [films.socialOs] : []),
].filter(() => hasPart('film'));

export type FilmId = keyof typeof films;

export const player = copy.player;

/** Text in the frames of the first film: the morning at Fjordline Freight. */
export const taskFilm = { sample: true, ...copy.taskFilm };

/** Text in the frames of the second film, beside the plan and its example day. */
export const socialFilm = copy.socialFilm;
