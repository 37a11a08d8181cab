import { QuizClosing } from '#app/sections/product/quiz-closing.tsx';
import { b2bClosing } from '#content/b2b.ts';

export const Closing = () => <QuizClosing {...b2bClosing} />;
