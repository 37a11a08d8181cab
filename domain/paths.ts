export const PATHS = {
  home: '/',
  socialOs: '/social-os',
  b2bSales: '/b2b-sales-automation',
  quiz: '/quiz',
  privacy: '/privacy',
  imprint: '/imprint',
} as const;

/** The same page as Markdown. */
export const markdownPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

/** The chat link: digits of the phone number and a prefilled sentence. */
export function chatHref(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** The sprite of brand and company marks; its symbols are named after the marks. */
export const MARKS_PATH = '/marks.svg';

/** The CSV export of the log in the hero. */
export const NIGHT_LOG_PATH = '/night-log.csv';
