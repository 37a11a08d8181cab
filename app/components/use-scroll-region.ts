import { useIsHydrated } from './use-is-hydrated.ts';

/** Makes `stacked-slides` a keyboard-focusable scroll region until its script runs. The title names the region. */
export function useScrollRegion(titleId: string) {
  return useIsHydrated() ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
}
