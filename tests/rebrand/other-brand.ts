/** A complete other brand, as an agency would put it into a copy of this repository: one edit for each file. */

import type { ProductCopy } from '#content/product-copy.ts';

/** As long as a name may be. */
export const NAME = 'Aurora Process Workshops';
const DOMAIN = 'aurora-workshops.net';

/** The people and companies of the sample, and who stands in their place. None of the first may be seen anywhere. */
export const RENAMED: Readonly<Record<string, string>> = {
  'Fjordline Freight': 'Polar Cargo',
  Fjordline: 'Polar',
  fjordline: 'polar',
  Northbeam: 'Sunpath',
  northbeam: 'sunpath',
  'Harrow & Pike': 'Vale & Stone',
  'harrow-pike': 'vale-stone',
  'Casa Lumen': 'Haus Linde',
  'casa-lumen': 'haus-linde',
  'Lindenhof Clinics': 'Westend Clinics',
  lindenhof: 'westend',
  'Fernhill Solar': 'Ridge Solar',
  'Brightwater Energy': 'Tide Energy',
  'Alder Foods': 'Birch Foods',
  'Tamarack Freight': 'Larch Freight',
  'Osprey Robotics': 'Heron Robotics',
  'Norwick Foods': 'Sedge Foods',
  'Calder Dental': 'Brook Dental',
  'Ines Calloway': 'Nora Fielding',
  'Dana Whitlock': 'Lena Marsh',
  'Maren Holt': 'Ada Winter',
  'Daniel Okafor': 'Ben Sommer',
  'Priya Raman': 'Cleo Herbst',
  'Tomás Vidal': 'Dan Lenz',
  'Hannah Weiss': 'Eva Frost',
  'Sofia Lindqvist': 'Greta Blum',
  'Ruth Adeyemi': 'Ida Strand',
  'Robin Ashdown': 'Jon Keller',
  '12 Weir Lane': '4 Harbour Street',
};

type Edit = { file: string; edit: (text: string) => string };

const set = (text: string, field: string, value: string) => {
  const found = new RegExp(`^(\\s*${field}: )(['\`]).*?\\2(,)$`, 'm');
  if (!found.test(text)) throw new Error(`There is no ${field} to set`);
  return text.replace(found, (_, before, __, after) => `${before}${value}${after}`);
};
const quoted = (value: string) => `'${value}'`;

const site = (text: string) =>
  (
    [
      ['name', NAME],
      ['origin', `https://${DOMAIN}`],
      ['phone', '+44 20 7946 0011'],
      ['email', `hello@${DOMAIN}`],
      ['themeStorageKey', 'aurora-theme'],
    ] as const
  )
    .reduce((edited, [field, value]) => set(edited, field, quoted(value)), text)
    .replace('sampleContent: true', 'sampleContent: false')
    .replace('link: SAMPLE_BOOKING_LINK', "link: 'aurora/ai-consultation'")
    .replace(/SAMPLE_BOOKING_LINK = '.*?'/, "SAMPLE_BOOKING_LINK = 'sample/ai-consultation'")
    .replace(
      /social: \[[\s\S]*?\n {2}\],/,
      `social: [{ name: 'LinkedIn', href: 'https://linkedin.com/company/aurora' }],`,
    );

/** Blue where the sample is green: the hue of every colour turns, its lightness stays nearly what it was. */
const blue = (text: string) =>
  Object.entries({
    '0B6B53': '1D4ED8',
    '08543F': '1E3A8A',
    E2EFE7: 'E4EBFC',
    '0F7D60': '1D4ED8',
    '2F8A4F': '3B5BDB',
    '2CD6A3': '8AB4FF',
    '57E3B9': 'A9C7FF',
    '04140E': '06122E',
    '0F2A22': '12203D',
    '12312A': '15264A',
    '6FE3B0': 'A9C7FF',
    C3EE7F: 'C9E2FF',
    '5AA338': '3B82F6',
  }).reduce((edited, [from, to]) => edited.replaceAll(`'#${from}'`, `'#${to}'`), text);

/** The fonts of the sample in other places: what is cut, measured and named follows the table. */
const fonts = (text: string) =>
  text
    .replace(
      /display: \{[\s\S]*?\n {2}\},/,
      "display: { family: 'Geist', source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', weight: 700 },",
    )
    .replace(
      /body: \{[\s\S]*?\n {2}\},/,
      "body: { family: 'Bricolage Grotesque', source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', weight: { min: 400, max: 700 }, axes: { opsz: 14 }, still: { opsz: 14 } },",
    );

/** Edits words as they are read from their file. */
const inJson =
  <Words>(edit: (words: Words) => unknown) =>
  (text: string) => {
    const words = JSON.parse(text);
    edit(words);
    return JSON.stringify(words, null, 2);
  };
/** Words of controls: whatever names one must ask the content. */
const reworded = (words: Readonly<Record<string, string>>) => (text: string) =>
  Object.entries(words).reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`There is no "${from}" to reword`);
    return edited.replaceAll(from, to);
  }, text);
const labels = reworded({
  'Skip to content': 'Jump to the content',
  ', home"': ', start page"',
  '"navigation": "Main"': '"navigation": "Pages"',
  'Main menu': 'All pages',
  'Open menu': 'Show pages',
  'Close menu': 'Hide pages',
  '"NEW"': '"FRESH"',
  '"popular"': '"much asked for"',
  'Take the Quiz': 'Find your agent',
  'Book Consultation': 'Talk to us',
  'Switch to light theme': 'Make it bright',
  'Switch to dark theme': 'Make it dark',
  Shortcuts: 'Quick ways',
  'Scroll to top': 'Up again',
  'Chat with us on WhatsApp': 'Write to us on WhatsApp',
  '"close": "Close"': '"close": "Shut"',
  '"(optional)"': '"(if you like)"',
  'Notifications ({hotkey})': 'Messages ({hotkey})',
  Dismiss: 'Put away',
  '"about {': '"on {',
  'Start automatic slides': 'Let it run',
  'Pause automatic slides': 'Hold it',
  '"Previous {': '"Back one {',
  '"Next {': '"On one {',
  '} of {': '} / {',
  '"Auto"': '"Runs"',
  '"Paused"': '"Rests"',
});
const heroWords = reworded({
  'No-code setup': 'Nothing to install',
  'Open your laptop to finished work.': 'Papers done before the tide.',
  'Book Your Demo': 'See it on your papers',
  'Watch Demo': 'Watch it work',
  'Take the AI Readiness Quiz': 'Which agent first?',
  'Control room': 'Night desk',
  '"Replay"': '"Once more"',
});
/** A figure of money, of two decimals, and one that is no share of anything. */
const landingHero = (text: string) =>
  inJson<{ stats: object[] }>(({ stats }) => Object.assign(stats[0]!, { prefix: '£', suffix: 'M' }))(
    heroWords(text),
  );
const socialWords = reworded({
  'Book a Call': 'Ask for a talk',
  'Watch Demo': 'Watch it work',
  'Download PDF Deck': 'Have the deck sent',
  'Play again': 'Once more',
  'Example weekly calendar': 'A week of posts',
  '"First name"': '"Given name"',
  'Send me the deck': 'Send it',
  'Get the Social OS deck': 'The deck for you',
  '"Sending..."': '"On its way..."',
  'Thank you! Your request has been submitted.': 'Thanks, we have it.',
});

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 3 37 36H3z" fill="var(--brand)"/><circle cx="20" cy="27" r="5" fill="var(--paper)"/></svg>\n`;

const story = (id: string, name: string, figure: string) => ({
  id,
  name,
  position: 'Managing Director',
  company: `Company ${id.toUpperCase()}`,
  companyType: 'Shipping, 80 people',
  quote: 'They asked good questions and built the thing that we needed.',
  longQuote:
    'We had three systems and a spreadsheet between them. Now there is one queue, and it is empty at six.',
  metrics: [
    { percentage: figure, description: 'fewer late papers' },
    { percentage: '9 h', description: 'a week for each clerk' },
  ],
  result: { value: '2.1x', description: 'shipments with the same team' },
  measured: 'Shipment log, one year before and one after.',
});
const testimonialWords = inJson<{ testimonials: object[] }>((words) =>
  Object.assign(words, {
    testimonials: [
      story('a', 'Ada Winter', '4 of 5'),
      story('b', 'Ben Sommer', '$90k'),
      story('c', 'Cleo Herbst', '31%'),
    ],
  }),
);
const testimonials = (text: string) =>
  text.replace(
    /const FACTS: .*? = \{[\s\S]*?\n\};/,
    `const FACTS: Readonly<Record<string, Facts>> = {
  a: { sample: false, image: 'ada-winter.jpg', metrics: [{ icon: 'check', bgColor: 'brand' }, { icon: 'clock', bgColor: 'neutral' }] },
  b: { sample: false, image: 'ben-sommer.png', metrics: [] },
};`,
  );

/** Photos as they come: any size, any format. */
export const PHOTOS = [
  { file: 'content/portraits/ada-winter.jpg', width: 1200, height: 900 },
  { file: 'content/portraits/ben-sommer.png', width: 500, height: 900 },
];

/** Four use cases: one of the five goes, another has no drawing. */
const useCaseWords = inJson<{ useCases: { id: string; imageAlt?: string }[] }>((words) => {
  words.useCases = words.useCases.filter(({ id }) => id !== 'legal');
  for (const useCase of words.useCases) if (useCase.id === 'manufacturing') delete useCase.imageAlt;
});
const useCases = reworded({ "sample: true, image: 'line'": 'sample: true' });

/** Eight questions: four of the twelve go. */
const LEFT_OUT = ['website', 'role', 'team_size', 'phone'];
const questions = (text: string) =>
  LEFT_OUT.reduce(
    (edited, id) =>
      edited
        .replace(new RegExp(`^ {2}\\{ id: '${id}'.*\\},\\n`, 'm'), '')
        .replace(new RegExp(`^ {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`, 'm'), ''),
    text.replace("id: 'email'", "id: 'work_email'"),
  );
const without = (part: string, ids: readonly string[]) =>
  inJson<Record<string, Record<string, unknown>>>((words) => {
    for (const id of ids) delete words[part]?.[id];
  });
const quizWords = (text: string) =>
  reworded({
    // Known by what it asks for, whatever it is called.
    '"email": {': '"work_email": {',
    'What industry are you in?': 'Which trade are you in?',
    Healthcare: 'Clinics',
    'What slows your team down most?': 'Where do your hours go?',
    'Finding leads': 'Looking for customers',
    'Which tools do you use today?': 'What is on your desk?',
    'Business Context': 'Your company',
    'Start Assessment': 'Begin',
    'Step {': 'No. {',
    'Previous Question': 'One back',
    '"Continue"': '"Further"',
    'Get Results': 'Show me',
    'Your answers are cleared. Nothing was sent.': 'All clean again.',
  })(without('questions', LEFT_OUT)(text));

/** Two agents of the catalogue go: their words and drawings go with them. */
const GONE = ['sdr', 'meeting-scheduler'];
const catalogue = (text: string) =>
  GONE.reduce(
    (edited, id) =>
      edited
        .replace(new RegExp(`^ {2}\\{ id: '${id}'.*\\},\\n`, 'm'), '')
        .replace(new RegExp(`^ {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`, 'm'), ''),
    text,
  );

const headWords = (text: string) =>
  inJson<Record<'titles' | 'descriptions' | 'cards', object>>(({ titles, descriptions, cards }) => {
    Object.assign(titles, { shipping: 'Agents for shipping companies' });
    Object.assign(descriptions, {
      shipping:
        'Papers, tracking and customs answered by agents, day and night, in the systems that you already have.',
    });
    Object.assign(cards, { shipping: { kicker: 'Shipping', headline: 'Papers that file themselves.' } });
  })(reworded({ '12 questions': '8 questions', 'Answer 12 short': 'Answer 8 short' })(text));

const PAGE = `import { Product } from '#app/sections/product/product.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { shipping } from '#content/shipping.ts';
import { PATHS } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame path={PATHS.shipping}>
      <Product {...shipping} />
    </SiteFrame>
  );
}
`;

const PAGE_COPY: ProductCopy = {
  kicker: 'Shipping',
  title: 'Papers that file themselves.',
  lead: 'Agents read what carriers, customs and customers send, answer what can be answered and ask you about the rest.',
  book: 'Book a Call',
  terms: '30 minutes. No commitment.',
  jobs: {
    title: 'What they take over.',
    points: [
      {
        title: 'Customs papers',
        text: 'Filled in from the order, checked against the tariff, filed before the ship leaves.',
      },
      { title: 'Tracking questions', text: 'Answered from the carrier\u2019s own data, at any hour.' },
      { title: 'Claims', text: 'Photos, weights and dates in one file, ready for the insurer.' },
    ],
  },
  steps: {
    title: 'How it goes',
    list: [
      {
        title: 'A first version',
        when: 'After 7 days',
        text: 'It runs on your own papers, and nothing leaves without you.',
      },
      {
        title: 'Daily use',
        when: 'After 2-3 weeks',
        text: 'It files what it is sure of and asks about the rest.',
      },
    ],
  },
  figures: {
    title: 'What changed',
    basis: 'Shipment log of one desk, a year before and a year after.',
    list: [
      { value: '9 h', label: 'a week for each clerk' },
      { value: '4 of 5', label: 'papers filed untouched' },
    ],
  },
  closing: {
    title: 'Send us one shipment.',
    lead: 'Bring the papers of one shipment to the call. We show what an agent makes of them.',
    book: 'Book a Demo',
    quiz: 'Take the quiz',
    terms: ['30-minute call', 'Your own papers', 'No commitment'],
  },
};

/** The one more page: an address, a head, its words and their check, a line in the route table, and the page. */
export const MORE_PAGE = '/shipping';

export const EDITS: readonly Edit[] = [
  // One language: its words are edited below.
  { file: 'content/languages.ts', edit: (text) => text.replace(/^ {2}\{ code: 'de'.*\n/m, '') },
  { file: 'content/site.ts', edit: site },
  { file: 'content/en/labels.json', edit: labels },
  {
    file: 'content/en/site.json',
    edit: inJson<{ tagline: string }>((words) =>
      Object.assign(words, { tagline: 'Agents for shipping and trade' }),
    ),
  },
  { file: 'content/en/landing/hero.json', edit: landingHero },
  {
    file: 'content/landing/hero.ts',
    edit: reworded({ '{ sample: true, value: 60 }': '{ value: 1.25, decimals: 2 }' }),
  },
  { file: 'content/en/social-os/page.json', edit: socialWords },
  {
    file: 'content/en/navigation.json',
    edit: reworded({
      '"How It Works"': '"The way there"',
      '"FAQ"': '"Asked often"',
    }),
  },
  {
    file: 'content/en/newsletter.json',
    edit: reworded({
      '"label": "Work email"': '"label": "Your email"',
      '"button": "Subscribe"': '"button": "Put me on the list"',
    }),
  },
  {
    file: 'content/en/lead-forms.json',
    edit: reworded({
      'First name is required': 'Please tell us your name',
      'Please enter a valid email': 'This is no email',
    }),
  },
  {
    file: 'content/en/not-found.json',
    edit: reworded({ 'Page Not Found': 'Nothing here', 'Back to Home': 'To the start' }),
  },
  {
    file: 'content/en/b2b-sales/page.json',
    edit: reworded({ 'Book Your Sales Demo': 'See it sell', 'Take AI Readiness Quiz': 'Find your agent' }),
  },
  { file: 'content/palette.ts', edit: blue },
  { file: 'content/fonts.ts', edit: fonts },
  { file: 'content/logo/mark.svg', edit: () => MARK },
  { file: 'content/logo/mark-small.svg', edit: () => MARK },
  { file: 'content/logo/logo.ts', edit: (text) => text.replace('turns: true', 'turns: false') },
  {
    file: 'content/offer.ts',
    edit: (text) => text.replace("'$2,500'", "'£1,900'").replace('spotsLeft: 12', 'spotsLeft: 5'),
  },
  { file: 'content/landing/testimonials.ts', edit: testimonials },
  { file: 'content/en/landing/testimonials.json', edit: testimonialWords },
  { file: 'content/landing/use-cases.ts', edit: useCases },
  { file: 'content/en/landing/use-cases.json', edit: useCaseWords },
  { file: 'domain/quiz/questions.ts', edit: questions },
  { file: 'content/en/quiz/questions.json', edit: quizWords },
  { file: 'domain/quiz/catalogue.ts', edit: catalogue },
  { file: 'content/quiz/agents.ts', edit: (text) => text.replace(/^ {2}sdr: .*\n/m, '') },
  { file: 'content/en/quiz/agents.json', edit: without('agents', GONE) },
  {
    file: 'content/quiz/agent-scenes.ts',
    edit: (text) =>
      GONE.reduce((edited, id) => edited.replace(new RegExp(`^ {2}'?${id}'?: .*\\n`, 'm'), ''), text).replace(
        "Words['sdr']",
        "Words['support-bot']",
      ),
  },
  { file: 'content/en/quiz/agent-scenes.json', edit: without('agentScenes', GONE) },
  {
    file: 'content/en/quiz/results.json',
    edit: reworded({
      'Your AI Stack is Ready!': 'Here is your crew.',
      'Key Benefits': 'What it brings',
      'Book Free AI Consultation': 'Talk it over',
      'Email My AI Report': 'Start over',
      'Return to Website': 'To the website',
    }),
  },
  {
    file: 'content/en/quiz/faults.json',
    edit: reworded({ 'This field is required': 'Please say', 'Please make a selection': 'Please choose' }),
  },
  {
    file: 'domain/paths.ts',
    edit: (text) => text.replace(/^ {2}quiz: .*$/m, `$&\n  shipping: '${MORE_PAGE}',`),
  },
  { file: 'content/en/page-heads.json', edit: headWords },
  {
    file: 'content/shell/page-heads.ts',
    edit: reworded({
      "quiz: listed('quiz', PATHS.quiz),":
        "quiz: listed('quiz', PATHS.quiz),\n  shipping: listed('shipping', PATHS.shipping),",
    }),
  },
  {
    file: 'app/pages.tsx',
    edit: (text) =>
      text
        .replace(/^import .*quiz\.tsx';$/m, "$&\nimport { Page as Shipping } from './pages/shipping.tsx';")
        .replace('quiz: Quiz,', 'quiz: Quiz,\n  shipping: Shipping,'),
  },
  { file: 'app/pages/shipping.tsx', edit: () => PAGE },
  {
    file: 'content/shipping.ts',
    edit: () =>
      `import words from '#words/shipping.json' with { type: 'json' };\n\nexport const shipping = words.product;\n`,
  },
  { file: 'content/en/shipping.json', edit: () => JSON.stringify({ product: PAGE_COPY }, null, 2) },
  {
    file: 'content/schemas/all.ts',
    edit: (text) =>
      `import { file } from '#content/checks/text-rule.ts';\nimport { ProductCopySchema } from './product.ts';\n${text.replace('schemas = {', 'schemas = {\n  shipping: file({ product: ProductCopySchema }),')}`,
  },
];
