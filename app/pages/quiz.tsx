import { Island } from '#app/islands/island.tsx';
import { QuizScreen } from '#app/sections/quiz/quiz-screen.tsx';

export function Page() {
  return <Island name="quiz" load="now" component={QuizScreen} />;
}
