import { useIsHydrated } from './use-is-hydrated.ts';

/** Until its script is there a `stacked-slides` is a strip to scroll: a stop for the keyboard, named by the title above it. */
export function useScrollRegion(titleId: string) {
  return useIsHydrated() ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
}
