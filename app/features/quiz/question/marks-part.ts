import { later } from '#app/loading/later.ts';

export const marksPart = later(async () => (await import('./tool-marks.ts')).markOf);
