import { later } from '#app/loading/later.ts';

/** The form's rules as the server has them; their library is not part of the first load. */
export const newsletterRules = later(() => import('./newsletter-problem.ts'), 'newsletterProblem');
