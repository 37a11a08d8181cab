import type { PostStatus } from '#content/social-os/social-os.ts';

/** Classes of the dot before a status. */
export const statusDotClass: Record<PostStatus, string> = {
  Published: 'bg-ok border-ok',
  Scheduled: 'bg-wait border-wait',
  Draft: 'border-control-line',
};
