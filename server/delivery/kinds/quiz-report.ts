/** The recommendations of a finished quiz to who asked for them. */
import { agents } from '#content/agents.ts';
import { quizReportMail } from '#content/mails.ts';
import { because } from '#content/quiz-results.ts';
import { bookingHref, type DeliveryKind, sendMail } from '#server/delivery/kind.ts';
import { recommendationsFor } from '#server/leads/quiz-details.ts';

export const quizReportKind: DeliveryKind = {
  name: 'quiz-report',
  occasions: ['quiz'],
  target: 'mail',
  spaced: true,
  async send(job, tools) {
    const { subject, action = '', terms, ...parts } = quizReportMail;
    const cards = recommendationsFor(job.lead).map((recommendation) => {
      const { title, description, benefits } = agents[recommendation.agent];
      return { title, text: description, points: benefits, why: because(recommendation) };
    });
    return sendMail(
      job,
      tools,
      { to: job.lead.email, subject },
      { ...parts, cards, action: { label: action, href: bookingHref, terms } },
    );
  },
};
