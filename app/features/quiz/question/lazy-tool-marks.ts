import { lazyModule } from '#app/islands/lazy-module.ts';

export const lazyToolMarks = lazyModule(() => import('./tool-marks.ts'), 'getToolMark');
