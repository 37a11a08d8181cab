/** The questions of the quiz. The HTML of the page lacks them, since only a script shows them. */
import { phases, type QuestionWords, questions } from '#content/quiz/quiz-questions.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';

export function quizMarkdown(): string {
  const sections = Map.groupBy(QUESTIONS, ({ phase }) => phase);
  return [...sections]
    .map(([phase, questionsOfPhase]) => {
      const { title, description } = phases[phase];
      const items = questionsOfPhase.map(({ id }) => {
        const { text, description: hint, options = {} }: QuestionWords = questions[id];
        const choices = Object.values(options).map((label) => `   - ${label}`);
        return [
          `${QUESTIONS.findIndex((question) => question.id === id) + 1}. **${text}** ${hint}`,
          ...choices,
        ].join('\n');
      });
      return `## ${title}\n\n${description}\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}
