/** Links in the footer. */
import words from '#words/navigation.json' with { type: 'json' };
import { caseStudies } from '../case-studies.ts';
import { companyPages } from '../has-part.ts';
import { legalLinks, type NavLink, pageLink, productLinks, sectionLinks } from './navigation.ts';

const { footer } = words;

/** Title of the column with mail, phone and chat. */
export const contactTitle = footer.contact;

const columns: { title: string; links: NavLink[] }[] = [
  {
    title: footer.solutions,
    links: [
      ...sectionLinks('services', footer.agents),
      ...productLinks,
      ...sectionLinks('integrations', footer.integrations),
    ],
  },
  {
    title: footer.resources,
    links: [
      ...sectionLinks('process', footer.process),
      ...sectionLinks('success-stories', footer.successStories),
      // The page of the first case study links to all others.
      ...caseStudies.slice(0, 1).map(({ path }) => ({ label: footer.caseStudies, href: path })),
      ...sectionLinks('faq', words.header.faq),
    ],
  },
  {
    title: footer.company,
    links: [...companyPages.map(pageLink), ...legalLinks],
  },
];

export const footerColumns = columns.filter(({ links }) => links.length > 0);
