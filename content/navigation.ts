import { PATHS } from '#domain/paths.ts';
import words from '#words/navigation.json' with { type: 'json' };
import newsletterWords from '#words/newsletter.json' with { type: 'json' };
import { fill } from './message.ts';
import { site } from './site.ts';

export type NavLink = { label: string; href: string; marker?: 'new' | 'hot' };

const { header, products, footer, legal } = words;

export const headerLinks: NavLink[] = [
  { label: header.solutions, href: '/#services' },
  { label: header.socialOs, href: PATHS.socialOs, marker: 'new' },
  { label: header.b2bSales, href: PATHS.b2bSales, marker: 'hot' },
  { label: header.process, href: '/#process' },
  { label: header.industries, href: '/#industries' },
  { label: header.useCases, href: '/#industry-use-cases' },
  { label: header.successStories, href: '/#success-stories' },
  { label: header.integrations, href: '/#integrations' },
  { label: header.faq, href: '/#faq' },
];

/** Each product on a page of its own, then the quiz. */
export const productLinks: NavLink[] = [
  { label: products.socialOs, href: PATHS.socialOs },
  { label: products.b2bSales, href: PATHS.b2bSales },
  { label: products.quiz, href: PATHS.quiz },
];

export const footerColumns: { title: string; links: NavLink[] }[] = [
  { title: footer.solutions, links: [{ label: footer.agents, href: '/#services' }, ...productLinks] },
  {
    title: footer.company,
    links: [
      { label: footer.process, href: '/#process' },
      { label: footer.successStories, href: '/#success-stories' },
      { label: footer.integrations, href: '/#integrations' },
      { label: footer.questions, href: '/#faq' },
      { label: footer.contact, href: '/#contact' },
    ],
  },
];

/** What the law asks for, at the very foot of every page. */
export const legalLinks: NavLink[] = [
  { label: legal.privacy, href: PATHS.privacy },
  { label: legal.imprint, href: PATHS.imprint },
];

export const newsletter = fill(newsletterWords.newsletter, { email: site.email });
