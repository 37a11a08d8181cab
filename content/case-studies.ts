/** A page for each quoted customer: problem, solution, figures with method and date, and how to contact them. */

import { caseStudyPath } from '#domain/paths.ts';
import words from '#words/case-studies.json' with { type: 'json' };
import { compareAmounts } from './compare-amounts.ts';
import { hasPart } from './has-part.ts';
import { type Testimonial, testimonials } from './landing/testimonials.ts';
import { fill } from './message.ts';
import { site } from './site.ts';
import { socialTestimonial } from './social-os/social-os.ts';

type Customer = Pick<
  Testimonial,
  'id' | 'name' | 'position' | 'company' | 'companyType' | 'image' | 'companyLogo' | 'wordmarkWidth' | 'quote'
>;

/** Does a step of the work now: an agent, a person, or nobody. */
const OWNERS = ['agent', 'person', 'nobody'] as const;
export type Owner = (typeof OWNERS)[number];

/** Customers who are quoted on a page, each with the longest quote. */
const customers: readonly Customer[] = [
  ...testimonials.map((testimonial) => ({ ...testimonial, quote: testimonial.longQuote })),
  ...(hasPart('socialOs') ? [socialTestimonial] : []),
];

const { reference, head, asOf, ...labels } = words.caseStudies;

const SAMPLE_IDS: readonly string[] = [
  'fjordline',
  'northbeam',
  'harrow-pike',
  'casa-lumen',
  'lindenhof',
  'fernhill',
];

/** The key of a step is its owner. */
const toStep = (step: Readonly<Partial<Record<Owner, string>>>) =>
  OWNERS.flatMap((by) => (step[by] ? { by, text: step[by] } : []));

/** Case studies of customers that the site quotes. */
export const caseStudies = words.studies.flatMap((study) => {
  const customer = customers.find(({ id }) => id === study.id);
  if (!hasPart('case-studies') || !customer) return [];
  return {
    ...study,
    work: study.work && { ...study.work, steps: study.work.steps.flatMap(toStep) },
    figures: study.figures.map((figure) => ({
      ...figure,
      shares: compareAmounts(figure.before, figure.after),
    })),
    /** Date of the figures, as part of a sentence. */
    asOf: study.asOf && fill(asOf, { date: study.asOf }),
    /** True for a sample: replace it with a real customer before going live. */
    sample: SAMPLE_IDS.includes(study.id),
    path: caseStudyPath(study.id),
    customer,
  };
});
export type CaseStudy = (typeof caseStudies)[number];

export const caseStudyLabels = {
  ...labels,
  head: (company: string) => fill(head, { company }),
  reference: ({ name, company }: Customer) => ({
    ...fill(reference, { name, company, email: site.email }),
    email: site.email,
  }),
};

/** Ids of the customers without a case study. The checks report them, since links to them would not work. */
export const customersWithoutCaseStudy = (): string[] =>
  customers.map(({ id }) => id).filter((id) => !words.studies.some((study) => study.id === id));
