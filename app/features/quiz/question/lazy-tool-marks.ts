import { lazyModule } from '#app/islands/lazy-module.ts';

export const toolMarks = lazyModule(() => import('./tool-marks.ts'), 'markOf');
