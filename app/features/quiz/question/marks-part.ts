import { later } from '#app/loading/later.ts';

export const marksPart = later(() => import('./tool-marks.ts'), 'markOf');
