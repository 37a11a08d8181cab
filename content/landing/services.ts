import { capitalizeFirst, numberInWords } from '#content/formats.ts';
import { fill, plural } from '#content/message.ts';
import { offer } from '#content/offer.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { PATHS } from '#domain/paths.ts';
import words from '#words/landing/services.json' with { type: 'json' };

/** Agents with a small drawing that has the copy of this file. Without one, the duties are drawn. */
const VIGNETTES = ['sdr', 'email', 'research', 'finance'] as const;

/** Two to eight agents, shown in pairs. The card of Social OS is after them. */
export const agentServices = words.agentServices.map((service) => ({
  ...service,
  vignette: VIGNETTES.find((name) => name === service.id),
}));
export type AgentService = (typeof agentServices)[number];

export const services = {
  ...words.services,
  /** The price of an agent, if the offer has one. */
  price: offer.monthlyPrice ? words.services.price : undefined,
  title: capitalizeFirst(
    plural(words.services.title, agentServices.length, { count: numberInWords(agentServices.length) }),
  ),
  /** Accessible name of a link about an agent. */
  theAgent: (title: string) => fill(words.services.theAgent, { title }),
  /** Text alternative of an agent without a vignette. */
  drawn: (title: string) => fill(words.services.drawn, { title }),
} as const;

export const socialOs = {
  ...words.socialOs,
  isNew: true,
  isSpecial: true,
  href: PATHS.socialOs,
  /** One idea of the example month, on its five platforms. */
  statusTitle: exampleDay.when,
  statuses: exampleDay.posts.map(({ platform, title, at, status }) => ({
    platform,
    post: title,
    time: at,
    status,
  })),
} as const;

/** The drawings show the same customer and night as the panel in the hero. */
export const sdrThread = { sample: true, ...words.sdrThread };

const LANE_TONES = ['signal', 'brand', 'neutral'] as const;

export const emailLanes = LANE_TONES.map((tone, i) => ({
  sample: true,
  tone,
  ...(words.emailLanes[i] ?? { label: '', mails: [] }),
}));

/** Number of the source for each line of the brief. */
const SOURCE_NUMBERS = [1, 2, 3];

export const researchBrief = {
  ...words.researchBrief,
  sample: true,
  lines: SOURCE_NUMBERS.map((source, i) => ({ text: words.researchBrief.lines[i] ?? '', source })),
};

export const financeMatch = {
  ...words.financeMatch,
  sample: true,
  /** The last row is still open: the agent asked a person about it. */
  rows: words.financeMatch.rows.map((row, i, rows) => ({ ...row, open: i === rows.length - 1 })),
};
