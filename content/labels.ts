/** Words of the controls that pages share: what stands on them, and the names that screen readers say. */
export const labels = {
  skip: 'Skip to content',
  home: (brand: string) => `${brand}, home`,
  navigation: 'Main',
  menu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  isNew: 'NEW',
  isHot: 'popular',
  quiz: 'Take the Quiz',
  book: 'Book Consultation',
  lightTheme: 'Switch to light theme',
  darkTheme: 'Switch to dark theme',
  shortcuts: 'Shortcuts',
  toTop: 'Scroll to top',
  chat: 'Chat on WhatsApp',
  /** Where links cannot be followed. */
  bookAt: (address: string) => `Book 30 minutes: ${address}`,
  chatInNewTab: 'Chat with us on WhatsApp (opens in a new tab)',
  close: 'Close',
  optional: '(optional)',
  notification: 'Notification',
  /** The hotkey is filled in where it stands. */
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  about: (subject: string) => `about ${subject}`,
};

export const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  start: 'Start automatic slides',
  pause: 'Pause automatic slides',
  previous: (noun: string) => `Previous ${noun}`,
  next: (noun: string) => `Next ${noun}`,
  place: (place: number, of: number) => `${place} of ${of}`,
  auto: 'Auto',
  paused: 'Paused',
};
