/** Schemas of the copy of case studies, About and Security. */
import * as v from 'valibot';
import { file, list, text, words } from '#content/checks/text-rule.ts';

const fact = words({ label: text(20), value: text(48) });
const point = words({ title: text(24), text: text(130) });

export const CaseStudiesSchema = file({
  caseStudies: words({
    kicker: text(24),
    head: text(52),
    facts: words({
      company: text(20),
      started: text(20),
      live: text(24),
      agents: text(20),
      tools: text(20),
    }),
    problem: text(36),
    work: words({
      before: text(28),
      now: text(14),
      agent: text(12),
      person: text(12),
      nobody: text(12),
    }),
    runs: text(36),
    figures: text(36),
    columns: words({ before: text(12), after: text(12) }),
    method: text(36),
    asOf: text(48),
    limits: text(36),
    reference: words({
      title: text(40),
      text: text(200),
      book: text(36),
      note: text(52),
      write: text(60),
    }),
    more: text(36),
  }),
  studies: list(
    words({
      id: text(20),
      title: text(60),
      summary: text(165),
      started: text(24),
      live: text(24),
      agents: text(60),
      tools: text(60),
      problem: list(text(260), 1, 3),
      work: v.optional(
        words({
          steps: list(words({ text: text(32), by: v.picklist(['agent', 'person', 'nobody']) }), 3, 6),
          agent: text(40),
          person: text(40),
          nobody: v.optional(text(40)),
        }),
      ),
      runs: list(words({ title: text(24), text: text(180) }), 2, 4),
      figures: list(words({ what: text(40), before: text(12), after: text(12), change: text(24) }), 1, 4),
      method: text(300),
      asOf: v.optional(text(24)),
      limits: text(220),
    }),
    1,
    14,
  ),
});

export const AboutSchema = file({
  about: words({
    title: text(52),
    lead: text(190),
    office: v.optional(words({ alt: text(140) })),
    facts: list(fact, 2, 4),
    team: words({
      title: text(36),
      text: text(160),
      since: text(24),
      portraitOf: text(36),
      people: list(words({ id: text(24), name: text(24), role: text(36), does: text(110) }), 1, 12),
    }),
    story: words({ title: text(36), steps: list(words({ when: text(12), text: text(120) }), 2, 5) }),
    rules: words({ title: text(40), points: list(point, 2, 4) }),
    hours: v.optional(
      words({
        title: text(36),
        text: text(90),
        overlap: text(40),
        cities: list(words({ id: text(20), name: text(20) }), 1, 6),
      }),
    ),
    visit: words({ title: text(40), text: text(90), imprint: text(24), book: text(24) }),
  }),
});

export const SecuritySchema = file({
  security: words({
    title: text(40),
    lead: text(190),
    contents: text(24),
    soc2: words({
      title: text(36),
      text: text(240),
      facts: list(fact, 2, 8),
      inside: words({ title: text(24), points: list(text(80), 1, 6) }),
      outside: words({ title: text(24), points: list(text(80), 1, 6) }),
      ask: text(24),
    }),
    flow: words({
      title: text(36),
      text: text(190),
      zones: list(
        words({ name: text(52), boxes: list(words({ title: text(20), text: text(110) }), 1, 3) }),
        3,
        3,
      ),
      ways: list(text(36), 2, 2),
      back: text(80),
    }),
    places: words({
      title: text(40),
      columns: words({ what: text(14), where: text(14), long: text(14) }),
      rows: list(words({ what: text(40), where: text(52), long: text(52) }), 1, 12),
      privacy: text(24),
    }),
    processors: words({
      title: text(36),
      text: text(150),
      columns: words({ name: text(14), purpose: text(14), where: text(14) }),
      rows: list(words({ name: text(36), purpose: text(52), where: text(36) }), 1, 20),
    }),
    practice: words({ title: text(36), points: list(point, 2, 8) }),
    report: words({ title: text(36), text: text(150), write: text(24), book: text(24) }),
  }),
});
