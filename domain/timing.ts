/** Every duration and threshold that the product promises, in milliseconds, pixels or shares. */
export const LOADING_SCREEN = { minimum: 2000, maximum: 5000, messageEvery: 2000 } as const;

export const HEADER_SHADOW_AFTER_PX = 50;
export const SCROLL_TO_TOP_AFTER = 0.7;

export const TOAST = {
  duration: 5000,
  swipeThresholdPx: 50,
  swipeDirection: 'right',
  hotkey: 'F8',
  limit: 1,
  removeDelay: 1_000_000,
} as const;

export const REVEAL = { duration: 600, threshold: 0.2, stagger: 100 } as const;

/** How long a stat card counts. */
export const COUNT_DURATION = 1200;

export const USE_CASE_CAROUSEL = { every: 8000, pause: 10_000 } as const;
export const TESTIMONIAL_CAROUSEL = { every: 6000, pause: 10_000 } as const;

export const QUIZ = {
  pageLoader: 2000,
  startLoader: 1500,
  slide: 300,
  confetti: 2000,
  confettiTick: 250,
} as const;

/**
 * How long a click on a booking button waits for the widget before the booking page opens instead. WebKit forgets
 * after a second that a person pressed, and then refuses the new tab.
 */
export const BOOKING_WIDGET_PATIENCE = 900;

/** A lead answered late is a lead lost in the visitor's eyes: the browser gives up after this long. */
export const LEAD_TIMEOUT = 15_000;

/** How long a page that is navigated to waits for its later sections, to come whole and in its final height. */
export const WHOLE_PAGE_PATIENCE = 600;

/** Waits between tries for code that did not arrive; the last one repeats. A returning connection is tried at once. */
export const LOAD_RETRIES = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** How long a press on a link waits for the script that would do better than the link itself. */
export const PRESS_PATIENCE = 3000;
