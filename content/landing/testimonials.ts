import { formatList } from '#content/formats.ts';
import { hasPart } from '#content/has-part.ts';
import { fill } from '#content/message.ts';
import words from '#words/landing/testimonials.json' with { type: 'json' };

export type Metric = { icon: 'clock' | 'rise' | 'fall' | 'check' | 'reply'; bgColor: 'brand' | 'neutral' };

const { caseStudy, pair, ...intro } = words.successStoriesIntro;

export const successStoriesIntro = {
  ...intro,
  imageFor: (company: string) => fill(intro.imageFor, { company }),
  caseStudy: {
    ...caseStudy,
    name: (company: string) => fill(caseStudy.name, { company }),
    /** Label of the link to a case study. */
    read: hasPart('case-studies') ? (company: string) => fill(caseStudy.read, { company }) : undefined,
  },
  pair: { ...pair, name: (names: readonly string[]) => fill(pair.name, { names: formatList(names) }) },
};

/** Path of a built portrait. */
export const portraitPath = (image: string) =>
  `/portraits/${image.replace(/\.(?:jpe?g|png|webp)$/i, '.webp')}`;

type Facts = {
  /** True for a sample: replace it with a real customer before going live. */
  sample: boolean;
  /** A photo of the person or a picture of the company: a JPEG, PNG, WebP or SVG file in content/portraits. */
  image?: string;
  /** A logo from company-logos.ts. */
  companyLogo?: string;
  /** Width of the wordmark in company-wordmarks.ts. Without one, the logo and the name as text are shown. */
  wordmarkWidth?: number;
  /** Icon and background of each metric, if they are not the default. */
  metrics: readonly Partial<Metric>[];
};

const FACTS: Readonly<Record<string, Facts>> = {
  fjordline: {
    sample: true,
    image: 'fjordline.svg',
    companyLogo: 'fjordline',
    wordmarkWidth: 145,
    metrics: [{ icon: 'clock' }, { icon: 'rise', bgColor: 'neutral' }],
  },
  northbeam: {
    sample: true,
    image: 'northbeam.svg',
    companyLogo: 'northbeam',
    wordmarkWidth: 146,
    metrics: [{ icon: 'reply' }, { icon: 'clock', bgColor: 'neutral' }],
  },
  'harrow-pike': {
    sample: true,
    image: 'harrow-pike.svg',
    companyLogo: 'harrow-pike',
    wordmarkWidth: 138,
    metrics: [{ icon: 'check' }, { icon: 'fall' }],
  },
  'casa-lumen': {
    sample: true,
    image: 'casa-lumen.svg',
    companyLogo: 'casa-lumen',
    wordmarkWidth: 142,
    metrics: [{ icon: 'check' }, { icon: 'fall' }],
  },
  lindenhof: {
    sample: true,
    image: 'lindenhof.svg',
    companyLogo: 'lindenhof',
    wordmarkWidth: 133,
    metrics: [{ icon: 'fall' }, { icon: 'fall' }],
  },
};

const DEFAULT_METRIC: Metric = { icon: 'check', bgColor: 'brand' };

export const testimonials = words.testimonials.map((testimonial) => {
  const { metrics, ...facts }: Facts = FACTS[testimonial.id] ?? { sample: false, metrics: [] };
  return {
    ...testimonial,
    ...facts,
    metrics: testimonial.metrics.map((metric, i) => ({ ...DEFAULT_METRIC, ...metrics[i], ...metric })),
  };
});
export type Testimonial = (typeof testimonials)[number];
