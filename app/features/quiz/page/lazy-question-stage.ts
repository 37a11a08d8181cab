import { lazyModule } from '#app/islands/lazy-module.ts';

/** The first screen of the quiz does not need the questions: loaded when they begin. */
export const questionStage = lazyModule(
  () => import('#app/features/quiz/question/stage.tsx'),
  'QuestionStage',
);
