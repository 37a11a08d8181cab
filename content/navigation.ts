import { PATHS, sectionPath } from '#domain/paths.ts';
import words from '#words/navigation.json' with { type: 'json' };
import newsletterWords from '#words/newsletter.json' with { type: 'json' };
import { fill } from './message.ts';
import { site } from './site.ts';

export type NavLink = { label: string; href: string; marker?: 'new' | 'hot' };

const { header, products, footer, legal } = words;

export const headerLinks: NavLink[] = [
  { label: header.solutions, href: sectionPath('services') },
  { label: header.socialOs, href: PATHS.socialOs, marker: 'new' },
  { label: header.b2bSales, href: PATHS.b2bSales, marker: 'hot' },
  { label: header.process, href: sectionPath('process') },
  { label: header.industries, href: sectionPath('industries') },
  { label: header.useCases, href: sectionPath('industry-use-cases') },
  { label: header.successStories, href: sectionPath('success-stories') },
  { label: header.integrations, href: sectionPath('integrations') },
  { label: header.faq, href: sectionPath('faq') },
];

/** Each product on a page of its own, then the quiz. */
export const productLinks: NavLink[] = [
  { label: products.socialOs, href: PATHS.socialOs },
  { label: products.b2bSales, href: PATHS.b2bSales },
  { label: products.quiz, href: PATHS.quiz },
];

export const footerColumns: { title: string; links: NavLink[] }[] = [
  {
    title: footer.solutions,
    links: [{ label: footer.agents, href: sectionPath('services') }, ...productLinks],
  },
  {
    title: footer.company,
    links: [
      { label: footer.process, href: sectionPath('process') },
      { label: footer.successStories, href: sectionPath('success-stories') },
      { label: footer.integrations, href: sectionPath('integrations') },
      { label: footer.questions, href: sectionPath('faq') },
      { label: footer.contact, href: sectionPath('contact') },
    ],
  },
];

/** What the law asks for, at the very foot of every page. */
export const legalLinks: NavLink[] = [
  { label: legal.privacy, href: PATHS.privacy },
  { label: legal.imprint, href: PATHS.imprint },
];

export const newsletter = fill(newsletterWords.newsletter, { email: site.email });
