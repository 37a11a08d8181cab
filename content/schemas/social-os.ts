/** Schemas of the Social OS copy: keys and maximum lengths. */
import * as v from 'valibot';
import { exactly, file, list, ofPart, text, words } from '#content/checks/text-rule.ts';

const PLATFORMS = ['LinkedIn', 'Twitter', 'Website', 'Instagram', 'Facebook'] as const;

export const SocialOsDaySchema = file({
  exampleDay: words({
    company: text(18),
    when: text(20),
    type: text(24),
    theme: text(36),
    idea: text(60),
    picture: text(76),
    posts: exactly(
      5,
      words({
        platform: v.picklist(PLATFORMS),
        at: text(14),
        format: text(20),
        title: text(36),
        text: text(150),
      }),
    ),
  }),
});

export const SocialOsPageSchema = file({
  agentHierarchy: words({
    title: text(44),
    lead: text(130),
    replay: text(24),
    strategist: words({ name: text(20), job: text(70), log: text(40) }),
    manager: words({ name: text(20), job: text(70), log: text(40) }),
    platforms: exactly(5, words({ name: text(18), job: text(50), log: text(20) })),
    tracker: words({ name: text(20), job: text(70), log: text(40) }),
    sheetRow: text(7),
  }),
  deckRequest: ofPart(
    'deck',
    words({
      title: text(36),
      description: text(52),
      fields: words({
        firstName: text(24),
        lastName: text(24),
        email: text(24),
        company: text(24),
        phone: text(14),
      }),
      facts: text(52),
      submit: text(36),
      sending: text(24),
      sent: text(130),
      failed: text(130),
    }),
  ),
  exampleCalendar: words({
    title: text(52),
    lead: text(170),
    postsOf: text(36),
    partly: text(22),
    posts: text(52),
    file: text(52),
    caption: text(36),
    columns: words({
      date: text(8),
      day: text(8),
      type: text(8),
      theme: text(8),
      title: text(8),
      status: text(6),
    }),
    dateOf: text(12),
  }),
  socialClosing: words({
    title: text(60),
    lead: text(130),
    terms: list(text(36), 1, 4),
    month: words({ shown: text(20), planned: text(20) }),
  }),
  socialExplanation: words({
    title: text(66),
    paragraphs: exactly(2, text(180)),
    knowledge: words({ title: text(32), sources: exactly(5, words({ name: text(18), detail: text(18) })) }),
    plan: words({ title: text(36), posts: text(10), total: text(52) }),
  }),
  socialHero: words({
    name: text(24),
    title: text(58),
    lead: text(160),
    book: text(24),
    watch: ofPart('film', text(24)),
    download: ofPart('deck', text(36)),
    deckByMail: ofPart('deck', text(24)),
    terms: text(60),
    film: ofPart('film', text(36)),
  }),
  socialMonth: words({ title: text(24), range: text(36), choose: text(76), summary: text(120) }),
  socialResults: words({
    title: text(24),
    saved: words({
      value: text(8),
      label: text(30),
      basis: text(130),
      caption: text(52),
      bounds: words({ low: text(14), high: text(14) }),
      hours: text(24),
      tasks: exactly(4, text(30)),
    }),
    figures: exactly(3, words({ value: text(8), label: text(40) })),
  }),
  socialSteps: words({
    title: text(24),
    months: words({ empty: text(52), planned: text(76), running: text(140), measured: text(110) }),
    steps: exactly(4, words({ title: text(24), when: text(12), description: text(110), detail: text(44) })),
  }),
  socialTestimonial: words({
    quote: text(170),
    name: text(24),
    position: text(24),
    company: text(24),
    companyType: text(36),
    measured: words({ hours: text(52), days: text(36), was: text(24), basis: text(120) }),
  }),
});

export const SocialOsPlanSchema = file({
  statuses: words({ Published: text(9), Scheduled: text(9), Draft: text(9) }),
  days: exactly(7, text(10)),
  themes: words({
    education: text(18),
    proof: text(18),
    work: text(18),
    news: text(18),
    community: text(18),
  }),
  ideas: exactly(30, words({ type: text(12), title: text(60) })),
});

export const SocialOsWeekSchema = file({
  when: text(36),
  days: exactly(
    6,
    words({
      picture: text(110),
      posts: exactly(
        5,
        words({
          platform: v.picklist(PLATFORMS),
          at: text(14),
          format: text(36),
          title: text(76),
          text: text(160),
        }),
      ),
    }),
  ),
});
