/** Schemas of the B2B sales copy: keys and maximum lengths. */
import { exactly, file, list, text, words } from '#content/checks/text-rule.ts';

export const B2bSalesHeroSchema = file({
  b2bSalesBoard: words({
    name: text(24),
    found: exactly(4, words({ company: text(20), source: text(18) })),
    lead: words({
      name: text(24),
      role: text(36),
      facts: exactly(4, words({ label: text(14), value: text(36) })),
    }),
    channels: exactly(3, words({ name: text(10), event: text(24), day: text(6) })),
    meeting: words({ day: text(24), time: text(14), with: text(36), note: text(24) }),
  }),
  b2bSalesHero: words({
    hot: text(76),
    limited: text(110),
    title: text(60),
    lead: text(140),
    book: text(24),
    follow: text(36),
    terms: text(60),
  }),
  b2bSalesStages: exactly(4, text(12)),
});

export const B2bSalesPageSchema = file({
  b2bSalesClosing: words({
    title: text(52),
    lead: text(140),
    book: text(36),
    quiz: text(36),
    terms: list(text(36), 1, 4),
    price: words({ free: text(14), normally: text(14), setup: text(110), monthly: text(80) }),
  }),
  b2bSalesFeatures: words({
    title: text(36),
    reporting: words({ title: text(52), text: text(130), chart: text(24), note: text(110) }),
    collaboration: words({
      title: text(52),
      text: text(140),
      thread: list(words({ who: text(12), text: text(80) }), 3, 4),
      record: words({
        title: text(44),
        rows: list(words({ label: text(14), value: text(28), who: text(12) }), 3, 5),
      }),
    }),
  }),
  b2bSalesProof: words({
    title: text(36),
    text: text(120),
    stats: exactly(
      4,
      words({ value: text(5), label: text(24), counted: text(64), before: text(6), after: text(6) }),
    ),
    live: exactly(3, words({ claim: text(40), counted: text(90) })),
    basis: text(240),
  }),
  compliance: words({
    title: text(60),
    text: text(130),
    rules: list(words({ name: text(20), text: text(130) }), 3, 6),
    note: text(150),
  }),
  enrichment: words({
    fields: text(24),
    title: text(76),
    text: text(180),
    figure: words({ value: text(7), label: text(24), basis: text(60) }),
    record: words({
      name: text(24),
      role: text(36),
      filled: text(36),
      groups: exactly(4, words({ name: text(12), sample: text(50) })),
    }),
  }),
  enterprise: words({
    title: text(76),
    text: text(160),
    figure: words({ value: text(7), label: text(24), basis: text(60) }),
    brief: words({ title: text(36), lines: list(text(44), 2, 4) }),
    log: words({
      title: text(24),
      rows: exactly(5, words({ name: text(36), detail: text(52), state: text(24) })),
    }),
  }),
  leadGeneration: words({
    title: text(76),
    text: text(170),
    figure: words({ value: text(7), label: text(24), basis: text(60) }),
    feed: words({
      title: text(36),
      columns: words({ company: text(12), why: text(16), fit: text(5) }),
      rows: exactly(5, words({ company: text(20), source: text(18), why: text(28) })),
    }),
  }),
  outreach: words({
    day: text(24),
    title: text(76),
    text: text(140),
    figure: words({ value: text(7), label: text(24) }),
    lanes: exactly(3, text(10)),
    events: exactly(5, text(70)),
    booked: text(52),
  }),
  workflowIntegration: words({
    title: text(52),
    text: text(110),
    seen: text(24),
    done: text(24),
    decisions: exactly(3, words({ what: text(24), signal: text(52), action: text(76) })),
  }),
});

export const B2bSalesReportSchema = file({
  mondayReport: words({
    example: text(14),
    subject: text(44),
    from: text(24),
    to: text(32),
    at: text(20),
    caption: text(60),
    columns: words({ channel: text(8), out: text(9), back: text(9), booked: text(8) }),
    total: text(8),
    changes: words({
      title: text(28),
      done: text(18),
      next: words({ text: text(90), state: text(18) }),
    }),
  }),
  /** For each decision of the workflow, the events before and after it. */
  workflowLog: exactly(3, words({ seen: list(text(40), 1, 3), done: list(text(44), 1, 3) })),
  bars: words({ before: text(10), after: text(10) }),
});
