export type MetricIcon = 'clock' | 'rise' | 'fall' | 'check' | 'reply';
/** Of a good figure, so no colour of alarm. */
export type MetricGround = 'brand' | 'neutral';

export type Testimonial = {
  id: string;
  /** To be replaced by a real customer before going live. */
  sample: boolean;
  name: string;
  position: string;
  company: string;
  companyType: string;
  /** A file of content/portraits: JPEG, PNG, WebP or SVG, cut to 4:5 at build. Without one the initials stand there. */
  image?: string;
  /** A drawing of company-marks.ts. */
  companyLogo?: string;
  /** How wide its name is in company-wordmarks.ts. Without one its sign and the name in the display font stand there. */
  wordmarkWidth?: number;
  quote: string;
  longQuote: string;
  /** One to three; a percentage or any other short figure. */
  metrics: { percentage: string; description: string; icon: MetricIcon; bgColor: MetricGround }[];
  result: { value: string; description: string };
  /** What was measured, on whom, over which time and since when. */
  measured: string;
};

export const successStoriesIntro = {
  title: 'Ask the people who got their evenings back',
  portraitOf: (name: string) => `Portrait of ${name}`,
  measured: 'Measured:',
  caseStudy: {
    noun: 'case study',
    choose: 'Choose a case study',
    name: (company: string) => `Case study: ${company}`,
  },
  pair: {
    title: 'What our customers say',
    noun: 'testimonials',
    choose: 'Choose a testimonial',
    name: (names: readonly string[]) => `Testimonials: ${names.join(' and ')}`,
  },
  booking: 'Book a call',
};

/** Where a link to a case leads. */
export const caseAnchor = ({ id }: Testimonial) => `case-${id}`;

/** Where the build puts a portrait. */
export const portraitPath = (image: string) =>
  `/portraits/${image.replace(/\.(?:jpe?g|png|webp)$/i, '.webp')}`;

/** Of the first and the last name. */
export const initialsOf = (name: string) => {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : '']
    .map((part) => part?.charAt(0).toUpperCase())
    .join('');
};

export const testimonials: Testimonial[] = [
  {
    id: 'fjordline',
    sample: true,
    name: 'Maren Holt',
    position: 'Head of Operations',
    company: 'Fjordline Freight',
    companyType: 'Logistics, 340 people',
    image: 'maren-holt.svg',
    companyLogo: 'fjordline',
    wordmarkWidth: 145,
    quote:
      'Nobody here types a shipping status any more. The agent does it, and it does it at three in the morning too.',
    longQuote:
      'We had eleven people copying tracking numbers between four systems. Now the agent does it while they talk to customers. The first week I checked every line. The second week I\u00a0stopped.',
    metrics: [
      { percentage: '71%', description: 'less manual entry', icon: 'clock', bgColor: 'brand' },
      { percentage: '38%', description: 'more shipments per clerk', icon: 'rise', bgColor: 'neutral' },
    ],
    result: { value: '1,140 h', description: 'given back to the team every quarter' },
    measured:
      'minutes per shipment in four systems, 11 dispatch desks, a quarter before and after the start in January 2025.',
  },
  {
    id: 'northbeam',
    sample: true,
    name: 'Daniel Okafor',
    position: 'VP Sales',
    company: 'Northbeam',
    companyType: 'B2B software, 120 people',
    image: 'daniel-okafor.svg',
    companyLogo: 'northbeam',
    wordmarkWidth: 146,
    quote: 'My reps open their calendar on Monday and it is already full of people who asked for a call.',
    longQuote:
      'I expected a better mail merge. What we got reads the annual report, finds the one reason to write, and knows when to leave somebody alone. My reps stopped prospecting and started selling.',
    metrics: [
      { percentage: '46%', description: 'more booked meetings', icon: 'reply', bgColor: 'brand' },
      { percentage: '29%', description: 'shorter sales cycle', icon: 'clock', bgColor: 'neutral' },
    ],
    result: { value: '2.8x', description: 'pipeline in two quarters, same headcount' },
    measured:
      'meetings and pipeline in the CRM, 9 sales people, two quarters before and after the start in July 2024.',
  },
  {
    id: 'harrow-pike',
    sample: true,
    name: 'Priya Raman',
    position: 'Chief Financial Officer',
    company: 'Harrow & Pike',
    companyType: 'Accounting group, 9 offices',
    image: 'priya-raman.svg',
    companyLogo: 'harrow-pike',
    wordmarkWidth: 138,
    quote:
      'We closed March on the first of April. I have done this for nineteen years and had never seen it.',
    longQuote:
      'Every number in the board pack now has a line behind it that says where it came from. The auditors asked who had prepared it. I said: we did, with help that does not get tired on the fourth day.',
    metrics: [
      { percentage: '83%', description: 'of invoices matched untouched', icon: 'check', bgColor: 'brand' },
      { percentage: '67%', description: 'fewer corrections', icon: 'fall', bgColor: 'brand' },
    ],
    result: { value: '6 days', description: 'off the monthly close' },
    measured:
      'close calendar and correction log, 9 offices, six closes before and after the start in October 2024.',
  },
  {
    id: 'casa-lumen',
    sample: true,
    name: 'Tomás Vidal',
    position: 'Founder',
    company: 'Casa Lumen',
    companyType: 'Online homeware, 26 people',
    image: 'tomas-vidal.svg',
    companyLogo: 'casa-lumen',
    wordmarkWidth: 142,
    quote:
      'Customers thank the agent by name. We did not expect to have to explain that one at the summer party.',
    longQuote:
      'In December we used to hire six people for support and still apologise for three days of silence. Last December we hired nobody. The agent answered in seconds and passed on the forty cases that needed a human.',
    metrics: [
      { percentage: '88%', description: 'of chats solved at once', icon: 'check', bgColor: 'brand' },
      { percentage: '52%', description: 'fewer refunds', icon: 'fall', bgColor: 'brand' },
    ],
    result: { value: '9 s', description: 'to a first answer, from 11 hours' },
    measured:
      'every chat and refund in the shop system, December 2025 against December 2024; started in October 2025.',
  },
  {
    id: 'lindenhof',
    sample: true,
    name: 'Hannah Weiss',
    position: 'Practice Manager',
    company: 'Lindenhof Clinics',
    companyType: 'Outpatient care, 14 sites',
    image: 'hannah-weiss.svg',
    companyLogo: 'lindenhof',
    wordmarkWidth: 133,
    quote: 'The phones are quiet and the waiting room is full. It used to be the other way round.',
    longQuote:
      'Two people per site did nothing but move appointments. Now patients do it in a message, the agent knows which slots belong together, and the desk looks up when somebody walks in.',
    metrics: [
      { percentage: '64%', description: 'fewer phone calls', icon: 'fall', bgColor: 'brand' },
      { percentage: '41%', description: 'fewer missed visits', icon: 'fall', bgColor: 'brand' },
    ],
    result: { value: '$310k', description: 'of empty slots filled in a year' },
    measured: 'phone log and appointment book, 14 sites, the year before and after the start in May 2024.',
  },
];
