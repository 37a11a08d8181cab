/**
 * What stands beside each form about the address that is asked for. Exactly the sentence that was shown is kept with
 * the lead, together with the version: raise it whenever a sentence changes.
 */
export const consent = {
  version: '2026-11-15',
  deck: 'We use your details to send you the deck and to write to you about it, nothing else.',
  newsletter: 'We use your address for the newsletter only, once you have confirmed it, until you leave.',
  quiz: 'By asking for the report you agree that we keep your answers and email you about them.',
  /** Beside the contact questions while the quiz sends nothing. */
  quizOff: 'Your answers stay in this browser. Nothing is sent before you book a call.',
  /** Leads to the privacy page. */
  more: 'How we treat your data',
} as const;
