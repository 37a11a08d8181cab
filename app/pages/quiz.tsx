import { QuizPage } from '#app/features/quiz/page/quiz-page.tsx';
import { Island } from '#app/islands/island.tsx';

export function Page() {
  return <Island name="quiz" load="now" component={QuizPage} />;
}
