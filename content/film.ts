import { QUESTIONS } from '#domain/quiz/questions.ts';
import { pageHeads } from './page-heads.ts';
import { site } from './site.ts';

/** The demo film: where its files are, what the player page says, its title cards and captions in order. */
export const film = {
  title: `${site.name} in under a minute`,
  video: '/film/product.mp4',
  poster: '/film/product.jpg',
  captions: '/film/product.vtt',
  captionsLabel: 'English',
  width: 1280,
  height: 720,
  withoutVideo: 'Your browser does not play this film.',
  download: 'Download it instead.',
  cards: {
    opening: pageHeads.landing.card,
    socialOs: pageHeads.socialOs.card,
    b2bSales: pageHeads.b2bSales.card,
    quiz: pageHeads.quiz.card,
    closing: { kicker: site.name, headline: `${site.tagline}.` },
  },
  lines: {
    opening: `${site.name} builds custom AI agents that take work off your team.`,
    controlRoom:
      'Four agents clear one queue: a reply booked, an inbox sorted, a brief written, an invoice matched.',
    agents: 'Each agent has one job and shows you what it did.',
    socialOs: 'Social OS plans, publishes and tracks a month of posts.',
    hierarchy: 'A strategist plans 30 days. A manager hands each post to five platform agents.',
    calendar: 'A tracker writes every post and its status into one live sheet.',
    b2bSales: 'Sales outreach runs the same way.',
    pipeline: 'Leads are found, enriched and contacted by email, LinkedIn and AI voice.',
    quiz: 'Not sure where to start?',
    questions: `Answer ${QUESTIONS.length} short questions about your team, tools and bottlenecks.`,
    results: 'See up to three agents that fit, and why.',
    closing: 'Book a 30-minute call. No commitment.',
  },
};
