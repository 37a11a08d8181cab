import type { PostStatus } from '#content/social-os/social-os.ts';

/** How each status looks, wherever it stands: done is solid, waiting is washed, open is an outline. */
export const statusDot: Record<PostStatus, string> = {
  Published: 'bg-ok border-ok',
  Scheduled: 'bg-wait border-wait',
  Draft: 'border-control-line',
};
