import { joinFacts } from '#domain/join-facts.ts';
/** The recommendations of a finished quiz, to the person who asked for them. */

import { booking } from '#content/booking.ts';
import { answersOf } from '#domain/forms/stored-values.ts';
import { isWeakMatch } from '#domain/quiz/scoring.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import { type DeliveryKind, sendToVisitor } from '#server/delivery/kind.ts';

export const quizReportKind: DeliveryKind = {
  name: 'quiz-report',
  target: 'mail',
  oncePerHour: true,
  async send(job, tools) {
    const { agents, because, optionLabel, results, stackInWords } = job.words.quiz;
    const { subject, action = '', terms, ...parts } = job.words.mails.quizReportMail;
    const stack = recommendationsFor(job.submission);
    const toolNames = [answersOf(job.submission).tools ?? []]
      .flat()
      .map((tool) => optionLabel('tools', tool));
    const stackText = stackInWords(toolNames.length > 0 ? toolNames : [results.anyTool], stack);
    const cards = stack.map((recommendation, index) => {
      const { title, description, benefits } = agents[recommendation.agent];
      const position = `${index + 1} / ${stack.length}`;
      return {
        label: joinFacts([position, isWeakMatch(recommendation, stack) && results.hint]),
        title,
        text: description,
        points: benefits,
        why: because(recommendation),
      };
    });
    return sendToVisitor(
      job,
      tools,
      { to: job.submission.email, subject },
      {
        ...parts,
        // One picture per agent. Only the first has the text alternative.
        pictures: stack.map(({ agent }, index) => ({
          path: job.words.pictureFile(`stack-${agent}`),
          alt: index === 0 ? stackText : '',
        })),
        cards,
        action: { label: action, href: booking.page, terms },
      },
    );
  },
};
