/** The recommendations of a finished quiz to who asked for them. */

import { quizReportMail } from '#content/messages/mails.ts';
import { agents } from '#content/quiz/agents.ts';
import { because, results } from '#content/quiz/quiz-results.ts';
import { bookingPage } from '#content/shell/booking-page.ts';
import { isHint } from '#domain/quiz/scoring.ts';
import { recommendationsFor } from '#server/core/leads/quiz-details.ts';
import { type DeliveryKind, sendMail } from '#server/delivery/kind.ts';

export const quizReportKind: DeliveryKind = {
  name: 'quiz-report',
  triggers: ['quiz'],
  target: 'mail',
  spaced: true,
  async send(job, tools) {
    const { subject, action = '', terms, ...parts } = quizReportMail;
    const stack = recommendationsFor(job.lead);
    const cards = stack.map((recommendation, i) => {
      const { title, description, benefits } = agents[recommendation.agent];
      const place = `${i + 1} / ${stack.length}`;
      return {
        label: isHint(recommendation, stack) ? `${place} · ${results.hint}` : place,
        title,
        text: description,
        points: benefits,
        why: because(recommendation),
      };
    });
    return sendMail(
      job,
      tools,
      { to: job.lead.email, subject },
      { ...parts, cards, action: { label: action, href: bookingPage, terms } },
    );
  },
};
