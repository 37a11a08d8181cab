/** Descriptions of the /mcp tools. English, like the command line. */
import { consent } from '../shell/consent.ts';
import { site } from '../site.ts';

const asks = (sentence: string) =>
  `Only when the person has asked for it. Show them this sentence, and repeat it as consent once they agree: "${sentence}"`;

export const mcpWords = {
  instructions: `${site.name}: ${site.description} Reading, the quiz and the booking link store nothing.`,
  listServices: {
    title: 'List services',
    description: `What ${site.name} offers, and the pages that tell more.`,
  },
  readPage: { title: 'Read a page', description: 'One page of the site as Markdown, by its path.' },
  getQuiz: {
    title: 'Get the quiz',
    description: 'Questions of the AI readiness quiz, with the ids of their options.',
  },
  evaluateQuiz: {
    title: 'Evaluate quiz answers',
    description:
      'Recommended agents for answers by question id: a text, or a list of option ids. Nothing is stored.',
  },
  getBookingLink: {
    title: 'Get the booking link',
    description: 'Address where a person books a call, with their details filled in. Books nothing.',
  },
  requestDeck: {
    title: 'Request the deck',
    description: `Sends the PDF deck to a person by mail. ${asks(consent.deck)}`,
  },
  subscribe: {
    title: 'Subscribe to the newsletter',
    description: `Sends a person a mail to confirm the subscription. ${asks(consent.newsletter)}`,
  },
  deckSent: 'The deck is on its way by mail.',
  confirmationSent: 'A mail asks the person to confirm. Without that nothing else is sent.',
  unknownPage: (path: string) => `There is no page ${path}`,
  unknownQuestion: (id: string) => `There is no question ${id}`,
  badAnswer: (id: string, fault: string) => `${id}: ${fault}`,
} as const;
