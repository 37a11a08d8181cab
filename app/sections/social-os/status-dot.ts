import type { PostStatus } from '#content/social-os/social-os.ts';

/** Style of each status: done is solid, waiting is pale, open is an outline. */
export const statusDot: Record<PostStatus, string> = {
  Published: 'bg-ok border-ok',
  Scheduled: 'bg-wait border-wait',
  Draft: 'border-control-line',
};
