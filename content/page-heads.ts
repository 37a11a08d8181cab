import { PATHS } from '#domain/paths.ts';
import { site } from './site.ts';

export type PageHead = {
  path: string;
  title: string;
  description: string;
  /** Words of the Open Graph image. */
  card: { kicker: string; headline: string };
  index: boolean;
};

/** Where the build writes the picture of a shared link. */
export const ogImagePath = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1)}.png`;

export const absoluteUrl = (path: string) => `${site.origin}${path}`;

/** Search results cut titles about here. */
const TITLE_MAX = 65;

/** The page's own words, then the brand; where both do not fit, the words alone. */
export const titled = (words: string, name: string = site.name) => {
  const whole = `${words} | ${name}`;
  return whole.length <= TITLE_MAX ? whole : words;
};

/** The landing page says who before what; where both do not fit, what. */
export const homeTitle = (name: string, tagline: string) => {
  const whole = `${name}: ${tagline}`;
  return whole.length <= TITLE_MAX ? whole : tagline;
};

export const pageHeads = {
  landing: {
    path: PATHS.home,
    title: homeTitle(site.name, site.tagline),
    description: site.description,
    card: { kicker: 'Custom AI agents', headline: 'Open your laptop to finished work.' },
    index: true,
  },
  socialOs: {
    path: PATHS.socialOs,
    title: titled('Social OS: a month of posts, planned and published'),
    description:
      'A strategist agent plans 30 days, a manager agent coordinates, five platform agents publish. Saves 15-20 hours a week.',
    card: { kicker: 'Social OS', headline: 'A month of posts, planned, published and tracked.' },
    index: true,
  },
  b2bSales: {
    path: PATHS.b2bSales,
    title: titled('B2B sales outreach on autopilot'),
    description:
      'Lead scraping, enrichment, email, LinkedIn and AI voice outreach in one pipeline that fills the calendar with qualified meetings.',
    card: { kicker: 'B2B sales outreach', headline: 'From a name on a list to a meeting on Tuesday.' },
    index: true,
  },
  quiz: {
    path: PATHS.quiz,
    title: titled('AI Readiness Assessment: 12 questions'),
    description:
      'Answer 12 short questions about your team, tools and bottlenecks. See up to three AI agents that fit, and why. Takes about two minutes.',
    card: { kicker: 'AI Readiness Assessment', headline: 'Which agent should you hire first?' },
    index: true,
  },
  privacy: {
    path: PATHS.privacy,
    title: titled('Privacy: what we keep and how to erase it'),
    description:
      'What is stored when you use this site, why, for how long, who receives it and how to have it erased.',
    card: { kicker: 'Privacy', headline: 'What we keep, and how to have it erased.' },
    index: true,
  },
  imprint: {
    path: PATHS.imprint,
    title: titled('Imprint: who runs this site'),
    description:
      'The company behind this site: postal address, contact, register entry and who is responsible for it.',
    card: { kicker: 'Imprint', headline: 'Who runs this site.' },
    index: true,
  },
  notFound: {
    path: '/404',
    title: titled('Page Not Found'),
    description:
      'The page you are looking for does not exist or has been moved. Start again from the home page.',
    card: { kicker: '404', headline: 'Page Not Found' },
    index: false,
  },
} satisfies Record<string, PageHead>;

export const headOf = (path: string): PageHead =>
  Object.values(pageHeads).find((head) => head.path === path) ?? pageHeads.notFound;

/** What a browser shows of a page: all that client-side navigation has to change. */
export function shownHead(path: string): { title: string; description: string; address: string } {
  const head = headOf(path);
  return { title: head.title, description: head.description, address: absoluteUrl(head.path) };
}
