/** The two films: files, copy of the player page, captions, and text in the frames. */

import { localFile } from '#domain/paths.ts';
import words from '#words/film.json' with { type: 'json' };
import { hasPart } from '../has-part.ts';
import { language } from '../languages.ts';
import { fill } from '../message.ts';
import { site } from '../site.ts';

export const FILM_SIZE = { width: 1920, height: 1080 } as const;

const copy = fill(words, { tagline: site.tagline });

/** Each language has its own recordings. */
const recordingOf = (name: string) => {
  const path = `/film/${language.code}/${name}`;
  return { video: `${path}.mp4`, poster: `${path}.jpg`, captions: `${path}.vtt` };
};

export const films = {
  task: { ...copy.films.task, player: localFile('/player/'), ...recordingOf('task') },
  socialOs: {
    ...copy.films.socialOs,
    player: localFile('/player/social-os/'),
    ...recordingOf('social-os'),
  },
} as const;

/** Films of this repository that a page shows. An external URL in content/site.ts replaces a film. */
export const shownFilms = [
  ...(site.video.landing === films.task.player ? [films.task] : []),
  ...(hasPart('socialOs') && site.video.socialOs === films.socialOs.player ? [films.socialOs] : []),
].filter(() => hasPart('film'));

export type FilmId = keyof typeof films;

export const player = copy.player;

/** Text in the first film: a task at the customer Fjordline Freight. */
export const taskFilm = { sample: true, ...copy.taskFilm };

/** Text in the second film. The film also shows text of social-plan.ts and social-day.ts. */
export const socialFilm = copy.socialFilm;
