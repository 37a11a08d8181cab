/** Copy of the messages to the team's chat. */
import words from '#words/team-chat.json' with { type: 'json' };
import { fill } from '../message.ts';

const { chatMessage: message } = words;

export const chatMessage = {
  ...message,
  from: (source: string) => fill(message.from, { source }),
  campaign: (name: string) => fill(message.campaign, { name }),
  firstPage: (path: string) => fill(message.firstPage, { path }),
  sentFrom: (path: string) => fill(message.sentFrom, { path }),
  recommended: (agents: string) => fill(message.recommended, { agents }),
  chosen: (answers: string) => fill(message.chosen, { answers }),
  at: (time: string) => fill(message.at, { time }),
  reason: (text: string) => fill(message.reason, { text }),
};
