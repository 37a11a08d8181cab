import { PATHS } from '#domain/paths.ts';
import { site } from './site.ts';

export type NavLink = { label: string; href: string; marker?: 'new' | 'hot' };

export const headerLinks: NavLink[] = [
  { label: 'Solutions', href: '/#services' },
  { label: 'Social OS', href: PATHS.socialOs, marker: 'new' },
  { label: 'B2B Sales', href: PATHS.b2bSales, marker: 'hot' },
  { label: 'How It Works', href: '/#process' },
  { label: 'Industries', href: '/#industries' },
  { label: 'Use Cases', href: '/#industry-use-cases' },
  { label: 'Success Stories', href: '/#success-stories' },
  { label: 'Integrations', href: '/#integrations' },
  { label: 'FAQ', href: '/#faq' },
];

/** Each product on a page of its own, then the quiz. */
export const productLinks: NavLink[] = [
  { label: 'Social OS', href: PATHS.socialOs },
  { label: 'B2B sales outreach', href: PATHS.b2bSales },
  { label: 'AI readiness quiz', href: PATHS.quiz },
];

export const footerColumns: { title: string; links: NavLink[] }[] = [
  {
    title: 'Solutions',
    links: [{ label: 'AI agents', href: '/#services' }, ...productLinks],
  },
  {
    title: 'Company',
    links: [
      { label: 'How it works', href: '/#process' },
      { label: 'Success stories', href: '/#success-stories' },
      { label: 'Integrations', href: '/#integrations' },
      { label: 'Questions', href: '/#faq' },
      { label: 'Contact', href: '/#contact' },
    ],
  },
];

/** What the law asks for, at the very foot of every page. */
export const legalLinks: NavLink[] = [
  { label: 'Privacy', href: PATHS.privacy },
  { label: 'Imprint', href: PATHS.imprint },
];

export const newsletter = {
  title: 'One useful automation a month',
  text: 'What we built, what it saved, what went wrong. Unsubscribe at any time.',
  label: 'Work email',
  placeholder: 'you@company.com',
  button: 'Subscribe',
  sending: 'Sending...',
  sent: 'Almost there. Please confirm with the link we have just sent to your inbox.',
  failed: 'That did not go through. Please try again in a moment.',
  /** Where the pages are served without the lead server. */
  unserved: `We cannot take sign-ups here right now. Please write to ${site.email} and we put you on the list.`,
};
