/** Copy of the tools of /mcp in one language. The server loads this file once per language. */
import words from '#words/mcp.json' with { type: 'json' };
import { fieldLabels } from '../forms/field-labels.ts';
import { hasPart, products } from '../has-part.ts';
import { agentServices } from '../landing/services.ts';
import { fill } from '../message.ts';
import { agents } from '../quiz/agents.ts';
import { quizFaults } from '../quiz/quiz-faults.ts';
import { questions } from '../quiz/quiz-questions.ts';
import { consent } from '../shell/consent.ts';
import { absoluteUrl, pageHeads } from '../shell/page-heads.ts';
import { site } from '../site.ts';

const copy = fill(words.mcp, { brand: site.name, description: site.description });

export const mcp = {
  ...copy,
  /** Appended to the description of a tool that stores something. */
  consentRule: (sentences: string) => fill(copy.consentRule, { sentences }),
  unknownPage: (path: string) => fill(copy.unknownPage, { path }),
  unknownQuestion: (id: string) => fill(copy.unknownQuestion, { id }),
  badAnswer: (id: string, fault: string) => fill(copy.badAnswer, { id, fault }),
  services: [
    ...(hasPart('services') ? agentServices : []).map(({ title, description, duties }) => ({
      title,
      description,
      duties,
    })),
    ...products.map((product) => {
      const { title, description, path } = pageHeads[product];
      return { title, description, url: absoluteUrl(path) };
    }),
  ],
  pages: Object.values(pageHeads)
    .filter((head) => head.index)
    .map(({ path, title, description }) => ({ path, title, description })),
  agents,
  consent,
  fieldLabels,
  questions,
  quizFaults,
} as const;
