/** The type of each text file, from its schema. The same in every language. Written by `npm run generate:text-schemas`. */
type Words = {
  [Name in keyof typeof import('./schemas/all.ts').schemas]: import('valibot').InferOutput<
    (typeof import('./schemas/all.ts').schemas)[Name]
  >;
};

declare module '#words/about.json' {
  const words: Words['about'];
  export default words;
}

declare module '#words/b2b-sales/hero.json' {
  const words: Words['b2b-sales/hero'];
  export default words;
}

declare module '#words/b2b-sales/page.json' {
  const words: Words['b2b-sales/page'];
  export default words;
}

declare module '#words/b2b-sales/report.json' {
  const words: Words['b2b-sales/report'];
  export default words;
}

declare module '#words/case-studies.json' {
  const words: Words['case-studies'];
  export default words;
}

declare module '#words/consent.json' {
  const words: Words['consent'];
  export default words;
}

declare module '#words/deck.json' {
  const words: Words['deck'];
  export default words;
}

declare module '#words/desk/analytics.json' {
  const words: Words['desk/analytics'];
  export default words;
}

declare module '#words/desk/api-keys.json' {
  const words: Words['desk/api-keys'];
  export default words;
}

declare module '#words/desk/audit-log.json' {
  const words: Words['desk/audit-log'];
  export default words;
}

declare module '#words/desk/deliveries.json' {
  const words: Words['desk/deliveries'];
  export default words;
}

declare module '#words/desk/frame.json' {
  const words: Words['desk/frame'];
  export default words;
}

declare module '#words/desk/leads.json' {
  const words: Words['desk/leads'];
  export default words;
}

declare module '#words/desk/lists.json' {
  const words: Words['desk/lists'];
  export default words;
}

declare module '#words/desk/mails.json' {
  const words: Words['desk/mails'];
  export default words;
}

declare module '#words/desk/names.json' {
  const words: Words['desk/names'];
  export default words;
}

declare module '#words/desk/person.json' {
  const words: Words['desk/person'];
  export default words;
}

declare module '#words/desk/sign-in.json' {
  const words: Words['desk/sign-in'];
  export default words;
}

declare module '#words/desk/system.json' {
  const words: Words['desk/system'];
  export default words;
}

declare module '#words/film.json' {
  const words: Words['film'];
  export default words;
}

declare module '#words/labels.json' {
  const words: Words['labels'];
  export default words;
}

declare module '#words/landing/contact.json' {
  const words: Words['landing/contact'];
  export default words;
}

declare module '#words/landing/faq.json' {
  const words: Words['landing/faq'];
  export default words;
}

declare module '#words/landing/hero.json' {
  const words: Words['landing/hero'];
  export default words;
}

declare module '#words/landing/industries.json' {
  const words: Words['landing/industries'];
  export default words;
}

declare module '#words/landing/integrations.json' {
  const words: Words['landing/integrations'];
  export default words;
}

declare module '#words/landing/process.json' {
  const words: Words['landing/process'];
  export default words;
}

declare module '#words/landing/quiz-cta.json' {
  const words: Words['landing/quiz-cta'];
  export default words;
}

declare module '#words/landing/services.json' {
  const words: Words['landing/services'];
  export default words;
}

declare module '#words/landing/testimonials.json' {
  const words: Words['landing/testimonials'];
  export default words;
}

declare module '#words/landing/use-case-scenes.json' {
  const words: Words['landing/use-case-scenes'];
  export default words;
}

declare module '#words/landing/use-cases.json' {
  const words: Words['landing/use-cases'];
  export default words;
}

declare module '#words/language.json' {
  const words: Words['language'];
  export default words;
}

declare module '#words/lead-forms.json' {
  const words: Words['lead-forms'];
  export default words;
}

declare module '#words/legal.json' {
  const words: Words['legal'];
  export default words;
}

declare module '#words/load-notice.json' {
  const words: Words['load-notice'];
  export default words;
}

declare module '#words/loading.json' {
  const words: Words['loading'];
  export default words;
}

declare module '#words/mails.json' {
  const words: Words['mails'];
  export default words;
}

declare module '#words/mcp.json' {
  const words: Words['mcp'];
  export default words;
}

declare module '#words/moments.json' {
  const words: Words['moments'];
  export default words;
}

declare module '#words/navigation.json' {
  const words: Words['navigation'];
  export default words;
}

declare module '#words/newsletter.json' {
  const words: Words['newsletter'];
  export default words;
}

declare module '#words/newsletter-pages.json' {
  const words: Words['newsletter-pages'];
  export default words;
}

declare module '#words/not-found.json' {
  const words: Words['not-found'];
  export default words;
}

declare module '#words/numbers.json' {
  const words: Words['numbers'];
  export default words;
}

declare module '#words/page-heads.json' {
  const words: Words['page-heads'];
  export default words;
}

declare module '#words/quiz/agent-scenes.json' {
  const words: Words['quiz/agent-scenes'];
  export default words;
}

declare module '#words/quiz/agents.json' {
  const words: Words['quiz/agents'];
  export default words;
}

declare module '#words/quiz/faults.json' {
  const words: Words['quiz/faults'];
  export default words;
}

declare module '#words/quiz/questions.json' {
  const words: Words['quiz/questions'];
  export default words;
}

declare module '#words/quiz/quiz.json' {
  const words: Words['quiz/quiz'];
  export default words;
}

declare module '#words/quiz/results.json' {
  const words: Words['quiz/results'];
  export default words;
}

declare module '#words/error-messages.json' {
  const words: Words['error-messages'];
  export default words;
}

declare module '#words/security.json' {
  const words: Words['security'];
  export default words;
}

declare module '#words/site.json' {
  const words: Words['site'];
  export default words;
}

declare module '#words/social-os/day.json' {
  const words: Words['social-os/day'];
  export default words;
}

declare module '#words/social-os/page.json' {
  const words: Words['social-os/page'];
  export default words;
}

declare module '#words/social-os/plan.json' {
  const words: Words['social-os/plan'];
  export default words;
}

declare module '#words/social-os/week.json' {
  const words: Words['social-os/week'];
  export default words;
}

declare module '#words/team-chat.json' {
  const words: Words['team-chat'];
  export default words;
}
