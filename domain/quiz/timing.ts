/** How long the quiz takes over things, in milliseconds. All as specified. */
export const QUIZ_TIMING = {
  /** 'Preparing AI Readiness Quiz', from when the visitor can see it. */
  pageLoader: 2000,
  /** Inside the quiz, after Start. */
  startLoader: 1500,
  confetti: 2000,
  confettiTick: 250,
} as const;
