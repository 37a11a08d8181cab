/** Schemas of the landing page's copy: keys and maximum lengths. */
import * as v from 'valibot';
import {
  exactly,
  file,
  list,
  ofPart,
  pluralForms,
  question,
  text,
  words,
} from '#content/checks/text-rule.ts';

export const LandingContactSchema = file({
  contact: words({
    title: text(60),
    text: text(180),
    booking: text(24),
    terms: list(text(36), 1, 4),
    next: words({ title: text(36), steps: list(words({ title: text(36), text: text(76) }), 2, 4) }),
    rating: ofPart(
      'reviews',
      words({ value: text(14), count: text(24), stars: pluralForms(24), source: text(90) }),
    ),
    figures: list(words({ value: text(10), label: text(18) }), 2, 4),
    measured: text(130),
    testimonial: words({ quote: text(140), name: text(24), position: text(40) }),
    closing: words({ title: text(52), booking: text(36) }),
  }),
});

export const LandingFaqSchema = file({
  faq: list(
    words({
      category: text(14),
      question: question(56),
      answer: text(440),
      /** The link to the Security page. */
      more: v.optional(text(36)),
    }),
    2,
    16,
  ),
  faqIntro: words({ title: text(52), text: text(76), booking: text(36) }),
});

export const LandingHeroSchema = file({
  controlRoom: words({
    title: text(14),
    clock: text(12),
    summary: text(280),
    queue: text(10),
    doneLabel: text(20),
    queued: text(10),
    working: text(12),
    pause: text(14),
    replay: text(14),
    audit: words({
      claim: text(36),
      text: text(76),
      open: text(24),
      close: text(24),
      export: text(24),
      columns: exactly(3, text(14)),
      entry: text(52),
      log: exactly(7, exactly(3, text(76))),
      covers: text(310),
    }),
    sdr: words({
      agent: text(15),
      input: text(10),
      took: text(12),
      from: text(28),
      message: text(66),
      slots: exactly(3, text(6)),
      outcome: text(23),
    }),
    email: words({
      agent: text(15),
      input: text(10),
      took: text(12),
      lanes: exactly(4, text(8)),
      outcome: text(23),
    }),
    research: words({
      agent: text(15),
      input: text(10),
      took: text(12),
      question: text(38),
      lines: exactly(2, text(46)),
      more: text(10),
      outcome: text(23),
    }),
    finance: words({
      agent: text(15),
      input: text(10),
      took: text(12),
      invoice: words({ label: text(10), amount: text(10) }),
      ledger: words({ label: text(10), amount: text(10) }),
      outcome: text(23),
    }),
  }),
  customers: ofPart('success-stories', words({ claim: text(32) })),
  hero: words({
    chip: text(24),
    headline: text(44),
    lead: text(190),
    book: text(24),
    watch: ofPart('film', text(16)),
    film: ofPart('film', text(36)),
    quiz: text(32),
    terms: text(40),
  }),
  stats: list(
    words({
      id: text(24),
      prefix: v.optional(text(6)),
      suffix: v.optional(text(5)),
      label: text(60),
      measured: text(60),
    }),
    2,
    4,
  ),
});

export const LandingIndustriesSchema = file({
  industries: words({ title: text(76), choose: text(24) }),
  industryCards: list(
    words({
      title: text(22),
      features: list(
        words({ text: text(40), input: text(14), outcome: text(18), shows: list(text(42), 1, 3) }),
        2,
        6,
      ),
    }),
    2,
    10,
  ),
});

export const LandingIntegrationsSchema = file({
  integrationsStrip: words({ title: text(60), text: text(120), link: text(52) }),
  techStack: words({ figure: text(14), title: text(36), text: text(140) }),
  categories: list(
    words({ name: text(24), tools: list(words({ name: text(16), description: text(38) }), 1, 12) }),
    1,
    12,
  ),
});

export const LandingProcessSchema = file({
  process: words({ title: text(76), lead: text(120) }),
  processSteps: list(
    words({ title: text(14), timeline: text(12), description: text(75), details: list(text(32), 2, 5) }),
    2,
    6,
  ),
});

export const LandingQuizCtaSchema = file({
  quizCta: words({
    title: text(40),
    text: text(120),
    card: words({
      title: text(30),
      duration: text(12),
      count: text(44),
      button: text(36),
      note: text(60),
      topics: list(words({ name: text(12), sample: text(22) }), 3, 8),
    }),
    offer: words({ before: text(36), after: text(52), spots: text(24), booked: text(52), basis: text(230) }),
  }),
});

export const LandingServicesSchema = file({
  agentServices: list(
    words({
      id: text(24),
      title: text(20),
      description: text(100),
      duties: list(text(20), 2, 4),
      scene: text(120),
    }),
    2,
    8,
  ),
  emailLanes: exactly(
    3,
    words({ label: text(10), mails: list(words({ from: text(14), subject: text(24) }), 2, 4) }),
  ),
  financeMatch: words({
    invoice: words({ label: text(10), number: text(8), party: text(20), amount: text(10) }),
    ledger: words({ label: text(10), number: text(8), party: text(20), amount: text(10) }),
    stamp: text(10),
    rows: exactly(3, words({ number: text(8), party: text(14), amount: text(10), note: text(15) })),
  }),
  researchBrief: words({
    sources: exactly(5, words({ name: text(15), found: text(10) })),
    title: text(24),
    lines: exactly(5, text(52)),
  }),
  sdrThread: words({
    messages: exactly(3, words({ who: text(14), time: text(10), text: text(70) })),
    own: text(14),
    day: text(12),
    slots: exactly(5, text(6)),
    booked: text(6),
    meeting: text(14),
  }),
  services: words({
    title: pluralForms(76),
    lead: text(140),
    learnMore: text(24),
    theAgent: text(24),
    drawn: text(76),
  }),
  socialOs: ofPart(
    'socialOs',
    words({
      title: text(12),
      tagline: text(60),
      description: text(190),
      facts: exactly(3, words({ value: text(6), label: text(28) })),
    }),
  ),
});

export const LandingTestimonialsSchema = file({
  successStoriesIntro: words({
    title: text(76),
    imageFor: text(36),
    measured: text(24),
    caseStudy: words({
      noun: text(24),
      choose: text(36),
      name: text(36),
      read: ofPart('case-studies', text(36)),
    }),
    pair: words({ title: text(36), choose: text(36), name: text(36) }),
    booking: text(24),
  }),
  testimonials: list(
    words({
      id: text(20),
      name: text(24),
      position: text(30),
      company: text(24),
      companyType: text(32),
      quote: text(120),
      longQuote: text(220),
      metrics: list(words({ percentage: text(8), description: text(34) }), 1, 3),
      result: words({ value: text(8), description: text(48) }),
      measured: text(110),
    }),
    2,
    12,
  ),
});

export const LandingUseCaseScenesSchema = file({
  chatScene: words({
    title: text(20),
    status: text(22),
    question: words({ text: text(52), time: text(10) }),
    answer: words({ lines: exactly(2, text(50)), time: text(10) }),
    parcel: exactly(4, text(11)),
    thanks: text(16),
    note: words({ time: text(6), text: text(54) }),
  }),
  fileScene: words({
    title: text(28),
    status: text(12),
    read: text(8),
    pages: text(8),
    notes: exactly(4, words({ title: text(16), text: text(30), cite: text(6) })),
    note: words({ time: text(6), text: text(50) }),
  }),
  ledgerScene: words({
    title: text(22),
    status: text(16),
    columns: words({ date: text(6), line: text(10), amount: text(7), invoice: text(9) }),
    lines: exactly(6, words({ date: text(6), payee: text(18), amount: text(10), invoice: text(12) })),
    note: words({ time: text(6), text: text(60) }),
  }),
  lineScene: words({
    title: text(20),
    status: text(10),
    stations: exactly(4, words({ name: text(10), rate: text(6) })),
    reading: text(26),
    unit: text(20),
    limit: text(12),
    forecast: text(28),
    note: words({ time: text(6), text: text(76) }),
  }),
  wardScene: words({
    title: text(22),
    status: text(18),
    shifts: exactly(5, words({ name: text(11), role: text(15) })),
    gap: text(18),
    cover: text(20),
    hours: text(8),
    note: words({ time: text(6), text: text(62) }),
  }),
});

export const LandingUseCasesSchema = file({
  useCases: list(
    words({
      id: text(20),
      industry: text(16),
      title: text(46),
      description: text(130),
      imageAlt: v.optional(text(120)),
      keyMetric1Value: text(8),
      keyMetric1Label: text(24),
      keyMetric2Value: text(8),
      keyMetric2Label: text(24),
      bulletPoints: list(text(54), 2, 4),
    }),
    2,
    10,
  ),
  useCasesIntro: words({
    title: pluralForms(52),
    text: text(130),
    booking: text(24),
    choose: text(36),
    noun: text(24),
    drawn: text(110),
  }),
});
