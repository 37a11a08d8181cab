import { lazyModule } from '#app/islands/lazy-module.ts';

/** The questions load after Start: the first screen does not need them. */
export const lazyQuestionStage = lazyModule(
  () => import('#app/features/quiz/question/stage.tsx'),
  'QuestionStage',
);
