import { useDrawn } from './use-drawn.ts';

/** Until its script is there a `one-place` is a strip to scroll: a stop for the keyboard, named by the title above it. */
export function useStrip(titleId: string) {
  return useDrawn() ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
}
