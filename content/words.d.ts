/** The words of a file are what its schema says, in every language. */
declare module '#words/b2b/hero.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/b2b.ts').B2bHeroSchema>;
  export default words;
}
declare module '#words/b2b/page.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/b2b.ts').B2bPageSchema>;
  export default words;
}
declare module '#words/consent.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').ConsentSchema>;
  export default words;
}
declare module '#words/deck.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/media.ts').DeckSchema>;
  export default words;
}
declare module '#words/film.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/media.ts').FilmSchema>;
  export default words;
}
declare module '#words/labels.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').LabelsSchema>;
  export default words;
}
declare module '#words/landing/contact.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingContactSchema>;
  export default words;
}
declare module '#words/landing/faq.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingFaqSchema>;
  export default words;
}
declare module '#words/landing/hero.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingHeroSchema>;
  export default words;
}
declare module '#words/landing/industries.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingIndustriesSchema>;
  export default words;
}
declare module '#words/landing/integrations.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingIntegrationsSchema>;
  export default words;
}
declare module '#words/landing/process.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingProcessSchema>;
  export default words;
}
declare module '#words/landing/quiz-cta.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingQuizCtaSchema>;
  export default words;
}
declare module '#words/landing/services.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingServicesSchema>;
  export default words;
}
declare module '#words/landing/testimonials.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingTestimonialsSchema>;
  export default words;
}
declare module '#words/landing/use-case-scenes.json' {
  const words: import('valibot').InferOutput<
    typeof import('./schemas/landing.ts').LandingUseCaseScenesSchema
  >;
  export default words;
}
declare module '#words/landing/use-cases.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/landing.ts').LandingUseCasesSchema>;
  export default words;
}
declare module '#words/language.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').LanguageSchema>;
  export default words;
}
declare module '#words/lead-forms.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').LeadFormsSchema>;
  export default words;
}
declare module '#words/legal.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').LegalSchema>;
  export default words;
}
declare module '#words/load-notice.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').LoadNoticeSchema>;
  export default words;
}
declare module '#words/loading.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').LoadingSchema>;
  export default words;
}
declare module '#words/mails.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').MailsSchema>;
  export default words;
}
declare module '#words/moments.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').MomentsSchema>;
  export default words;
}
declare module '#words/navigation.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').NavigationSchema>;
  export default words;
}
declare module '#words/newsletter.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').NewsletterSchema>;
  export default words;
}
declare module '#words/newsletter-pages.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').NewsletterPagesSchema>;
  export default words;
}
declare module '#words/not-found.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').NotFoundSchema>;
  export default words;
}
declare module '#words/page-heads.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').PageHeadsSchema>;
  export default words;
}
declare module '#words/quiz/agent-scenes.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/quiz.ts').QuizAgentScenesSchema>;
  export default words;
}
declare module '#words/quiz/agents.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/quiz.ts').QuizAgentsSchema>;
  export default words;
}
declare module '#words/quiz/faults.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/quiz.ts').QuizFaultsSchema>;
  export default words;
}
declare module '#words/quiz/quiz.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/quiz.ts').QuizQuizSchema>;
  export default words;
}
declare module '#words/quiz/results.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/quiz.ts').QuizResultsSchema>;
  export default words;
}
declare module '#words/refusals.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').RefusalsSchema>;
  export default words;
}
declare module '#words/site.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/shell.ts').SiteSchema>;
  export default words;
}
declare module '#words/social-os/day.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/social-os.ts').SocialOsDaySchema>;
  export default words;
}
declare module '#words/social-os/page.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/social-os.ts').SocialOsPageSchema>;
  export default words;
}
declare module '#words/social-os/plan.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/social-os.ts').SocialOsPlanSchema>;
  export default words;
}
declare module '#words/social-os/week.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/social-os.ts').SocialOsWeekSchema>;
  export default words;
}
declare module '#words/team-chat.json' {
  const words: import('valibot').InferOutput<typeof import('./schemas/forms.ts').TeamChatSchema>;
  export default words;
}
