/** A brand with the longest allowed name, other labels on every control and one more page. */
import {
  type Brand,
  editJson,
  identityEdits,
  keepOnlyEnglish,
  removeCaseStudies,
  removeCodeEntries,
  removeJsonEntries,
  reword,
} from '../brand.ts';
import { SHIPPING_PATH, shippingPageEdits } from '../shipping-page.ts';

const NAME = 'Aurora Process Workshops';

/** Swaps the fonts of the sample, to test that all styles use the table in content/fonts.ts. */
const swapFonts = (text: string) =>
  text
    .replace(
      /display: \{[\s\S]*?\n {2}\},/,
      "display: { family: 'Geist', source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', weight: 700 },",
    )
    .replace(
      /body: \{[\s\S]*?\n {2}\},/,
      "body: { family: 'Bricolage Grotesque', source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', weight: { min: 400, max: 700 }, axes: { opsz: 14 }, still: { opsz: 14 } },",
    );

const rewordLabels = reword({
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
const rewordHero = reword({
  'No-code setup': 'Nothing to install',
  'You wake up to finished work.': 'Papers are done before the tide.',
  'Book Your Demo': 'See it on your papers',
  'Watch Demo': 'Watch it work',
  'Take the AI Readiness Quiz': 'Which agent first?',
  'Control room': 'Night desk',
  '"Replay"': '"Once more"',
});
/** The first figure becomes an amount of money. */
const editHero = (text: string) =>
  editJson<{ stats: object[] }>(({ stats }) => Object.assign(stats[0]!, { prefix: '£', suffix: 'M' }))(
    rewordHero(text),
  );
const rewordSocialOs = reword({
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

const makeTestimonial = (id: string, name: string, figure: string) => ({
  id,
  name,
  position: 'Managing Director',
  company: `Company ${id.toUpperCase()}`,
  companyType: 'Shipping, 80 people',
  quote: `They asked good questions and built what Company ${id.toUpperCase()} needed.`,
  longQuote:
    'We had three systems and a spreadsheet between them. Now there is one queue, and it is empty at six.',
  metrics: [
    { percentage: figure, description: 'fewer late papers' },
    { percentage: '9 h', description: 'a week for each clerk' },
  ],
  result: { value: '2.1x', description: 'shipments with the same team' },
  measured: 'Shipment log, one year before and one after.',
});
const replaceTestimonials = editJson<{ testimonials: object[] }>((words) =>
  Object.assign(words, {
    testimonials: [
      makeTestimonial('a', 'Ada Winter', '4 of 5'),
      makeTestimonial('b', 'Ben Sommer', '$90k'),
      makeTestimonial('c', 'Cleo Herbst', '31%'),
    ],
  }),
);
const replaceTestimonialFacts = (text: string) =>
  text.replace(
    /const FACTS: .*? = \{[\s\S]*?\n\};/,
    `const FACTS: Readonly<Record<string, Facts>> = {
  a: { sample: false, image: 'ada-winter.jpg', metrics: [{ icon: 'check', bgColor: 'brand' }, { icon: 'clock', bgColor: 'neutral' }] },
  b: { sample: false, image: 'ben-sommer.png', metrics: [] },
};`,
  );

/** Photos of any size and format. */
export const PHOTOS = [
  { file: 'content/portraits/ada-winter.jpg', width: 1200, height: 900 },
  { file: 'content/portraits/ben-sommer.png', width: 500, height: 900 },
  { file: 'content/portraits/office.jpg', width: 1600, height: 1200 },
];

/** Four use cases: one is removed, another has no drawing. */
const editUseCases = editJson<{ useCases: { id: string; imageAlt?: string }[] }>((words) => {
  words.useCases = words.useCases.filter(({ id }) => id !== 'legal');
  for (const useCase of words.useCases) if (useCase.id === 'manufacturing') delete useCase.imageAlt;
});
const removeUseCaseImage = reword({ "sample: true, image: 'line'": 'sample: true' });

/** Eight questions: four of the twelve are removed. */
const REMOVED_QUESTIONS = ['website', 'role', 'team_size', 'phone'];
const editQuestions = (text: string) =>
  removeCodeEntries(REMOVED_QUESTIONS)(text.replace("id: 'email'", "id: 'work_email'"));
const rewordQuestions = (text: string) =>
  reword({
    // Code must recognize the question by its type, not by its id.
    '"email": {': '"work_email": {',
    'What industry are you in?': 'Which trade are you in?',
    Healthcare: 'Clinics',
    'What slows your team down most?': 'Where do your hours go?',
    'Finding leads': 'Looking for customers',
    'Which tools do you use today?': 'What is on your desk?',
    'Business Context': 'Your company',
  })(removeJsonEntries('questions', REMOVED_QUESTIONS)(text));
const rewordQuiz = reword({
  'Start Assessment': 'Begin',
  'Step {': 'No. {',
  'Previous Question': 'One back',
  '"Continue"': '"Further"',
  'Get Results': 'Show me',
  'Your answers are cleared. Nothing was sent.': 'All clean again.',
});

/** Two agents are removed from the catalog, with their copy and drawings. */
const REMOVED_AGENTS = ['sdr', 'meeting-scheduler'];
const removeAgents = removeCodeEntries(REMOVED_AGENTS);

export const longName: Brand = {
  name: 'long-name',
  paths: ['/social-os', '/b2b-sales-automation', SHIPPING_PATH],
  edits: [
    keepOnlyEnglish,
    ...identityEdits(NAME, 'aurora-workshops.net'),
    { file: 'content/en/labels.json', edit: rewordLabels },
    {
      file: 'content/en/site.json',
      edit: editJson<{ tagline: string }>((words) =>
        Object.assign(words, { tagline: 'Agents for shipping and trade' }),
      ),
    },
    { file: 'content/en/landing/hero.json', edit: editHero },
    {
      file: 'content/landing/hero.ts',
      edit: reword({ '{ sample: true, value: 60 }': '{ value: 1.25, decimals: 2 }' }),
    },
    { file: 'content/en/social-os/page.json', edit: rewordSocialOs },
    {
      file: 'content/en/navigation.json',
      edit: reword({
        '"How It Works"': '"The way there"',
        '"FAQ"': '"Asked often"',
      }),
    },
    {
      file: 'content/en/newsletter.json',
      edit: reword({
        '"label": "Work email"': '"label": "Your email"',
        '"button": "Subscribe"': '"button": "Put me on the list"',
      }),
    },
    {
      file: 'content/en/lead-forms.json',
      edit: reword({
        'First name is required': 'Please tell us your name',
        'Please enter a valid email': 'This is no email',
      }),
    },
    {
      file: 'content/en/not-found.json',
      edit: reword({ 'Page Not Found': 'Nothing here', 'Back to Home': 'To the start' }),
    },
    {
      file: 'content/en/b2b-sales/page.json',
      edit: reword({ 'Book Your Sales Demo': 'See it sell', 'Take AI Readiness Quiz': 'Find your agent' }),
    },
    { file: 'content/fonts.ts', edit: swapFonts },
    {
      file: 'content/offer.ts',
      edit: reword({ '2500': '1900', 'spotsLeft: 12': 'spotsLeft: 5' }),
    },
    { file: 'content/landing/testimonials.ts', edit: replaceTestimonialFacts },
    removeCaseStudies,
    { file: 'content/en/landing/testimonials.json', edit: replaceTestimonials },
    { file: 'content/landing/use-cases.ts', edit: removeUseCaseImage },
    { file: 'content/en/landing/use-cases.json', edit: editUseCases },
    { file: 'domain/quiz/questions.ts', edit: editQuestions },
    { file: 'content/en/quiz/questions.json', edit: rewordQuestions },
    { file: 'content/en/quiz/quiz.json', edit: rewordQuiz },
    { file: 'domain/quiz/catalog.ts', edit: removeAgents },
    { file: 'content/quiz/agents.ts', edit: (text) => text.replace(/^ {2}sdr: .*\n/m, '') },
    { file: 'content/en/quiz/agents.json', edit: removeJsonEntries('agents', REMOVED_AGENTS) },
    {
      file: 'content/quiz/agent-scenes.ts',
      edit: (text) =>
        REMOVED_AGENTS.reduce(
          (edited, id) => edited.replace(new RegExp(`^ {2}'?${id}'?: .*\\n`, 'm'), ''),
          text,
        ).replace("Words['sdr']", "Words['support-bot']"),
    },
    { file: 'content/en/quiz/agent-scenes.json', edit: removeJsonEntries('agentScenes', REMOVED_AGENTS) },
    {
      file: 'content/en/quiz/results.json',
      edit: reword({
        'Your AI Stack is Ready!': 'Here is your crew.',
        'Key Benefits': 'What it brings',
        'Book Free AI Consultation': 'Talk it over',
        'Email My AI Report': 'Start over',
        'Return to Website': 'To the website',
      }),
    },
    {
      file: 'content/en/quiz/faults.json',
      edit: reword({ 'This field is required': 'Please say', 'Please make a selection': 'Please choose' }),
    },
    ...shippingPageEdits,
  ],
};
