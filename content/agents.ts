/** The words of the agent catalogue. What each agent matches is in domain/quiz/catalogue.ts. */
import type { AgentId } from '#domain/quiz/catalogue.ts';

export type AgentCopy = {
  /** Its benefits hold a figure that is to be replaced by your own. */
  sample?: boolean;
  title: string;
  description: string;
  benefits: readonly string[];
  /** What leaves it, in two or three words, for the drawing of a stack. */
  outcome: string;
};

export const agents: Record<AgentId, AgentCopy> = {
  sdr: {
    sample: true,
    title: 'SDR AI Agent',
    outcome: 'Booked meetings',
    description:
      'Finds prospects that fit, writes to them in your voice, follows up, and books the call when they reply.',
    benefits: [
      'Reaches 100+ prospects daily',
      'Answers replies within minutes, day or night',
      'Books meetings straight into your calendar',
    ],
  },
  'proposal-writer': {
    title: 'Proposal Writer Agent',
    outcome: 'Proposals to review',
    description:
      'Turns call notes and your past wins into a priced, branded proposal that is ready to review.',
    benefits: [
      'First draft while the call is still fresh',
      'Pricing and terms taken from your own rules',
      'Every proposal in one structure and one voice',
    ],
  },
  'support-bot': {
    title: 'Support Bot Agent',
    outcome: 'Solved tickets',
    description:
      'Answers customers from your own help pages and past tickets, and hands over to a person when it is unsure.',
    benefits: [
      'Answers common questions around the clock',
      'Passes hard cases on with a summary',
      'Shows which help pages are missing',
    ],
  },
  research: {
    title: 'Research Agent',
    outcome: 'Sourced briefs',
    description:
      'Gathers sources on a market, a company or a question, and sums them up in a brief with links to each claim.',
    benefits: [
      'A sourced brief in minutes instead of days',
      'Watches competitors and reports what changed',
      'Puts the figures into your spreadsheet',
    ],
  },
  'workflow-automation': {
    sample: true,
    title: 'Workflow Automation Agent',
    outcome: 'Records that are right',
    description:
      'Takes over the copying, checking and updating between your tools, and asks when something looks wrong.',
    benefits: [
      '15+ hours per week saved on manual work',
      'CRM records that are complete and current',
      'A log of everything it did and why',
    ],
  },
  'meeting-scheduler': {
    title: 'Meeting Scheduler Agent',
    outcome: 'A calendar that holds',
    description:
      'Finds a time that suits everyone, sends the invitation, moves it when plans change, and reminds.',
    benefits: [
      'No more back and forth over times',
      'Respects focus time and time zones',
      'Fewer no-shows through timely reminders',
    ],
  },
  'social-media-manager': {
    title: 'Social Media Manager Agent',
    outcome: 'Posts, every day',
    description:
      'Plans a month of posts from what your company knows, publishes them, and keeps track of results.',
    benefits: [
      'A 30-day calendar across five platforms',
      'Posts in your voice, approved by you',
      'Results in a live spreadsheet',
    ],
  },
  'analytics-reporting': {
    title: 'Analytics & Reporting Agent',
    outcome: 'Reports on time',
    description:
      'Collects the figures from your tools, checks them, and writes the report that people ask for.',
    benefits: [
      'Weekly reports that nobody has to write',
      'Says what moved, and the likely reason',
      'Warns when a number leaves its usual range',
    ],
  },
  'document-processing': {
    title: 'Document Processing Agent',
    outcome: 'Filed documents',
    description:
      'Reads contracts, forms and invoices, pulls out what matters, and files it where it belongs.',
    benefits: [
      'Fields extracted and checked against your records',
      'Documentation that keeps up with the work',
      'Any clause or figure found by asking',
    ],
  },
  custom: {
    title: 'Custom AI Solution',
    outcome: 'Your process, done',
    description:
      'An agent designed around one process of yours, with your tools, your rules and your approvals.',
    benefits: [
      'Built for your process, not the other way round',
      'Works inside the tools you already use',
      'First agent in 2-3 weeks',
    ],
  },
  'business-automation': {
    title: 'Business Automation AI Agent',
    outcome: 'Routine, done',
    description:
      'Handles routine steps across departments, from intake to follow-up, and reports what it has done.',
    benefits: [
      'Routine work done while you are in meetings',
      'One place to see every step',
      'Grows with you, one process at a time',
    ],
  },
  'communication-assistant': {
    title: 'Communication AI Assistant',
    outcome: 'Answered messages',
    description:
      'Sorts messages from mail and chat, drafts the answers, and makes sure that none is forgotten.',
    benefits: ['One queue for mail and chat', 'Drafts that sound like you', 'Follow-ups that happen on time'],
  },
};
