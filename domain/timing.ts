/** Units of time, and every duration and threshold that the product promises: in milliseconds, unless the name says otherwise. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const LOADING_SCREEN = { minimum: 2000, maximum: 5000, messageEvery: 2000 } as const;

export const HEADER_SHADOW_AFTER_PX = 50;
export const SCROLL_TO_TOP_AFTER = 0.7;

export const TOAST = {
  duration: 5000,
  /** With a button, which nobody should have to press in a hurry. */
  durationWithButton: 30_000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
  limit: 1,
  removeDelay: 1_000_000,
} as const;

/** The duration is in the style sheet: a script that set it on the root would restyle the whole page. */
export const REVEAL = { threshold: 0.2, stagger: 100 } as const;

export const COUNT_DURATION = 1200;

export const USE_CASE_CAROUSEL = { interval: 8000, pause: 10_000 } as const;
export const TESTIMONIAL_CAROUSEL = { interval: 6000, pause: 10_000 } as const;

export const QUIZ = {
  pageLoader: 2000,
  startLoader: 1500,
  slide: 300,
  confetti: 2000,
  confettiTick: 250,
} as const;

/** After this time, a press on a booking button opens the booking page in a new tab. */
export const BOOKING_WIDGET_TIMEOUT = 3000;

/**
 * If the provider failed, a timer of the press opens the new tab after this time. WebKit allows no tab from the `error`
 * event of a script, and drops the user activation after one second (measured):
 * https://html.spec.whatwg.org/multipage/interaction.html#tracking-user-activation
 */
export const BOOKING_TAB_DELAY = 900;

/**
 * Delays between attempts of a delivery. Quick at first, for a receiver that restarts; then over days, for a receiver
 * whose operator is away.
 */
export const RETRY_DELAYS: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
];

/** The browser stops sending a lead after this time, because visitors take a late response for a failure. */
export const LEAD_TIMEOUT = 15_000;

/** Delays between attempts to load a module; the last one repeats. A restored connection retries at once. */
export const LOAD_RETRIES = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** Maximum time for which a click on a link waits for the script that enhances it. */
export const CLICK_TIMEOUT = 3000;
