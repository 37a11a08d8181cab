import { later } from '#app/loading/later.ts';

/** The first screen of the quiz does not need the questions: fetched when they begin. */
export const questionsPart = later(() => import('#app/features/quiz/question/stage.tsx'), 'QuestionStage');
