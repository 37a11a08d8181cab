import { quiz } from '#content/quiz.ts';
import { questions } from '#content/quiz-questions.ts';
import { results } from '#content/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import { type ChoiceId, isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import type { Journey } from '../journey.ts';
import { PHONE, type Visitor } from '../visitor.ts';

const TEXTS = {
  text: 'Jo Bennett',
  url: 'aldgate.example',
  email: 'jo@aldgate.example',
  tel: '+44 20 7946 0000',
};

const labelOf = (id: ChoiceId) => Object.values(questions[id].options)[0] ?? '';
const arrived = (visitor: Visitor, index: number) =>
  visitor.sees(['main h1, main h3', questions[QUESTIONS[index]!.id].text]);

async function start(visitor: Visitor, screen?: typeof PHONE): Promise<void> {
  await visitor.open(PATHS.quiz, screen);
  await visitor.skip(QUIZ.pageLoader);
  await visitor.presses('main button', quiz.intro.start);
  await visitor.sees(['[role="status"]', quiz.starting]);
  await visitor.skip(QUIZ.startLoader);
  await arrived(visitor, 0);
}

async function answerByMouse(visitor: Visitor, until: number): Promise<void> {
  for (const [index, question] of QUESTIONS.slice(0, until).entries()) {
    await arrived(visitor, index);
    if (isChoice(question)) await visitor.presses(`label:has(input[name="${question.id}"])`);
    else {
      await visitor.presses(`form [data-slide="in"] input[name="${question.id}"]`);
      await visitor.types(TEXTS[question.type]);
    }
    await visitor.presses('main form button[type="submit"]:enabled');
  }
}

/** From a question back to the first of all, then forward to it again. */
async function goesBackAndForth(visitor: Visitor, from: number): Promise<void> {
  for (let index = from - 1; index >= 0; index--) {
    await visitor.read(() => history.back());
    await arrived(visitor, index);
  }
  for (let index = 1; index <= from; index++) {
    await visitor.read(() => history.forward());
    await arrived(visitor, index);
  }
}

export const quizJourneys: Journey[] = [
  {
    title: 'the whole quiz by mouse on a small screen, to the results and back to the first question',
    tags: ['@2.103', '@4.38'],
    walk: async (visitor) => {
      await start(visitor, PHONE);
      await answerByMouse(visitor, QUESTIONS.length);
      await visitor.sees(['h1', results.title]);
      await visitor.sees(['main ol > li']);
      await visitor.presses('main button', results.report);
      await arrived(visitor, 0);
    },
  },
  {
    title: 'the whole quiz by keyboard alone, Back and Forward between its questions',
    tags: ['@4.28', '@4.29'],
    walk: async (visitor) => {
      await start(visitor);
      for (const [index, question] of QUESTIONS.entries()) {
        await arrived(visitor, index);
        if (index === 2) await goesBackAndForth(visitor, index);
        await visitor.until(
          () =>
            visitor.read(
              (text) =>
                (document.activeElement?.textContent || document.activeElement?.getAttribute('name')) ===
                text,
              isChoice(question) ? questions[question.id].text : question.id,
            ),
          true,
        );
        await visitor.types(isChoice(question) ? 'a' : TEXTS[question.type]);
        if (isChoice(question)) await visitor.sees([`label:has(:checked)`, `A${labelOf(question.id)}`]);
        await visitor.strikes('Enter');
      }
      await visitor.sees(['h1', results.title]);
    },
  },
  {
    title: 'the quiz inside a page starts again at its first question, in view',
    walk: async (visitor) => {
      await visitor.open(PATHS.b2bSales, PHONE);
      await visitor.comesTo('section:has(form[novalidate])');
      await answerByMouse(visitor, QUESTIONS.length);
      await visitor.sees(['h3', results.title]);
      await visitor.presses('main button', results.report);
      await visitor.until(
        () =>
          visitor.read((text) => {
            const heading = [...document.querySelectorAll('h3')].find(
              ({ textContent }) => textContent === text,
            );
            const { top = -1, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
            return top >= 0 && bottom <= innerHeight;
          }, questions[QUESTIONS[0]!.id].text),
        true,
      );
    },
  },
];
