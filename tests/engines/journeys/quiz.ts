import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { results } from '#content/quiz/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import { type ChoiceId, isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import { type Journey, PHONE, type Visitor } from '../visitor.ts';

const TEXTS = {
  text: 'Jo Bennett',
  url: 'aldgate.example',
  email: 'jo@aldgate.example',
  tel: '+44 20 7946 0000',
};

const firstOptionLabel = (id: ChoiceId) => Object.values(questions[id].options)[0] ?? '';
const expectQuestion = (visitor: Visitor, index: number) =>
  visitor.expectVisible('main h1, main h3', questions[QUESTIONS[index]!.id].text);

async function startQuiz(visitor: Visitor, screen?: typeof PHONE): Promise<void> {
  await visitor.open(PATHS.quiz, screen);
  await visitor.skipTime(QUIZ.pageLoader);
  await visitor.click('main button', quiz.intro.start);
  await visitor.expectVisible('[role="status"]', quiz.starting);
  await visitor.skipTime(QUIZ.startLoader);
  await expectQuestion(visitor, 0);
}

async function answerByMouse(visitor: Visitor, questionCount: number): Promise<void> {
  for (const [index, question] of QUESTIONS.slice(0, questionCount).entries()) {
    await expectQuestion(visitor, index);
    if (isChoice(question)) await visitor.click(`label:has(input[name="${question.id}"])`);
    else {
      await visitor.click(`form [data-slide="in"] input[name="${question.id}"]`);
      await visitor.expect(() => document.activeElement?.getAttribute('name'), question.id);
      await visitor.type(TEXTS[question.type]);
    }
    await visitor.click('main form button[type="submit"]:enabled');
  }
}

/** Goes back to the first question, then forward again. */
async function goBackAndForward(visitor: Visitor, from: number): Promise<void> {
  for (let index = from - 1; index >= 0; index--) {
    await visitor.runInPage(() => history.back());
    await expectQuestion(visitor, index);
  }
  for (let index = 1; index <= from; index++) {
    await visitor.runInPage(() => history.forward());
    await expectQuestion(visitor, index);
  }
}

export const quizJourneys: Journey[] = [
  {
    title: 'the quiz works with a mouse on a small screen, up to the results and back to the first question',
    run: async (visitor) => {
      await startQuiz(visitor, PHONE);
      await answerByMouse(visitor, QUESTIONS.length);
      await visitor.expectVisible('h1', results.title);
      await visitor.expectVisible('main ol > li');
      await visitor.click('main button', results.report);
      await expectQuestion(visitor, 0);
    },
  },
  {
    title: 'the quiz works with the keyboard alone, and with Back and Forward between questions',
    run: async (visitor) => {
      await startQuiz(visitor);
      for (const [index, question] of QUESTIONS.entries()) {
        await expectQuestion(visitor, index);
        if (index === 2) await goBackAndForward(visitor, index);
        await visitor.expect(
          () => document.activeElement?.textContent || document.activeElement?.getAttribute('name'),
          isChoice(question) ? questions[question.id].text : question.id,
        );
        await visitor.type(isChoice(question) ? 'a' : TEXTS[question.type]);
        if (isChoice(question))
          await visitor.expectVisible(`label:has(:checked)`, `A${firstOptionLabel(question.id)}`);
        await visitor.pressKeys('Enter');
      }
      await visitor.expectVisible('h1', results.title);
    },
  },
];
