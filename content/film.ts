import { site } from './site.ts';

/** The demo film: where its files are and what the player page says. */
export const film = {
  title: `${site.name} in under a minute`,
  video: '/film/product.mp4',
  poster: '/film/product.jpg',
  captions: '/film/product.vtt',
  captionsLabel: 'English',
  width: 1280,
  height: 720,
  withoutVideo: 'Your browser does not play this film.',
  download: 'Download it instead.',
};
