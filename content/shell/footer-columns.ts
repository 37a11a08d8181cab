/** Links at the foot of every page. */
import { PATHS } from '#domain/paths.ts';
import words from '#words/navigation.json' with { type: 'json' };
import { caseStudies } from '../case-studies.ts';
import { hasPart } from '../has-part.ts';
import { COMPANY_PAGES } from '../part.ts';
import { type NavLink, productLinks, toSection } from './navigation.ts';

const { footer } = words;

/** Title of the column with mail, phone and chat. */
export const contactTitle = footer.contact;

const columns: { title: string; links: NavLink[] }[] = [
  {
    title: footer.solutions,
    links: [
      ...toSection('services', footer.agents),
      ...productLinks,
      ...toSection('integrations', footer.integrations),
    ],
  },
  {
    title: footer.company,
    links: [
      ...toSection('process', footer.process),
      ...toSection('success-stories', footer.successStories),
      // The page of the first case study links to all others.
      ...caseStudies.slice(0, 1).map(({ path }) => ({ label: footer.caseStudies, href: path })),
      ...COMPANY_PAGES.filter((page) => hasPart(page)).map((page) => ({
        label: footer[page],
        href: PATHS[page],
      })),
      ...toSection('faq', footer.questions),
    ],
  },
];

export const footerColumns = columns.filter(({ links }) => links.length > 0);
