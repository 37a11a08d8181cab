/**
 * The words of the Social OS page. The deck is made from the same data.
 * The company in the examples is a sample: a firm that puts solar panels on business roofs.
 */
export type PostStatus = 'Published' | 'Scheduled' | 'Draft';

export type CalendarRow = {
  date: string;
  day: string;
  type: string;
  theme: string;
  title: string;
  status: PostStatus;
};

export type SocialAgent = { name: string; job: string; log: string };

export const socialHero = {
  name: 'Social OS',
  title: 'A month of posts, planned, published and tracked.',
  lead: 'One agent plans 30 days from what your company already knows. Others write, publish on 5 platforms every day and keep the sheet up to date. You approve.',
  book: 'Book a Call',
  watch: 'Watch Demo',
  download: 'Download PDF Deck',
  terms: '30-minute call. No commitment.',
};

/** The example month in the hero: 30 days from a Monday. */
export const socialMonth = {
  title: 'March plan',
  range: 'Mar 2 to Mar 31',
  firstDate: 2,
  days: 30,
  /** The example stands at the end of the third day. */
  published: 3,
  scheduled: 9,
  post: {
    time: 'Wed, Mar 4',
    type: 'Short video',
    title: 'A crane, 96 panels and one quiet Wednesday',
  },
  platforms: [
    { name: 'LinkedIn', at: '08:10', status: 'Published' },
    { name: 'Twitter', at: '08:10', status: 'Published' },
    { name: 'Website', at: '08:12', status: 'Published' },
    { name: 'Instagram', at: '12:30', status: 'Scheduled' },
    { name: 'Facebook', at: '17:45', status: 'Scheduled' },
  ] satisfies { name: string; at: string; status: PostStatus }[],
};

export const socialExplanation = {
  title: 'Not another scheduling tool. A team that does the work.',
  paragraphs: [
    'A scheduler waits for you to fill it. Social OS reads your company knowledge base, decides what is worth saying, writes it for each platform and publishes it.',
    'It plans, publishes and tracks content across 5 platforms daily, and gives you back 15-20 hours a week.',
  ],
  knowledge: {
    title: 'Company knowledge base',
    sources: [
      { name: 'Website', detail: '42 pages' },
      { name: 'Product sheets', detail: '18 files' },
      { name: 'Customer calls', detail: '31 summaries' },
      { name: 'Past posts', detail: '12 months' },
      { name: 'Brand voice', detail: '1 page of rules' },
    ],
  },
  plan: {
    title: 'What the strategist made of it',
    themes: [
      { name: 'Buyer education', posts: 9 },
      { name: 'Customer proof', posts: 8 },
      { name: 'Behind the work', posts: 6 },
      { name: 'Industry news', posts: 4 },
      { name: 'Community', posts: 3 },
    ],
    total: '30 posts, one for each day',
  },
};

export const agentHierarchy = {
  title: 'One chain of command, eight agents.',
  lead: 'A post starts as a line in a plan and ends as a row in your sheet. Every agent has one job and one boss.',
  replay: 'Play again',
  strategist: {
    name: 'Strategist agent',
    job: 'Plans a 30-day calendar from your company knowledge base.',
    log: 'Mar 4: show the work, not the product',
  },
  manager: {
    name: 'Manager agent',
    job: 'Coordinates posting: who publishes what, where and when.',
    log: 'approved by you, out at 08:10',
  },
  platforms: [
    { name: 'Website agent', job: 'Publishes the long version on your blog.', log: '/blog/96-panels' },
    { name: 'LinkedIn agent', job: 'Posts for the people who sign.', log: 'video, 140 words' },
    { name: 'Twitter agent', job: 'Cuts it into a short thread.', log: 'thread of 4' },
    { name: 'Facebook agent', job: 'Writes for the local crowd.', log: 'video, 60 words' },
    { name: 'Instagram agent', job: 'Crops, captions and tags.', log: 'reel, 9:16' },
  ],
  tracker: {
    name: 'Sheet tracker',
    job: 'Updates a live spreadsheet with each link, status and result.',
    log: 'row 4: 5 links, status set',
  },
} satisfies Record<string, string | SocialAgent | SocialAgent[]>;

export const socialSteps = {
  title: 'How it works',
  steps: [
    {
      number: 1,
      title: 'Feed it',
      when: 'Day 1',
      description: 'Connect the website, product sheets, calls and past posts. That is the knowledge base.',
      detail: '5 sources read, 3 questions back to you',
    },
    {
      number: 2,
      title: 'Approve the plan',
      when: 'Day 2',
      description:
        'The strategist hands you 30 days: themes, titles, formats. Change a line or wave it through.',
      detail: '30 posts planned, 26 approved as they were',
    },
    {
      number: 3,
      title: 'It publishes',
      when: 'Every day',
      description:
        'The manager hands each post to five platform agents, who adapt it and put it out on time.',
      detail: '1 idea, 5 platforms, 0 copy and paste',
    },
    {
      number: 4,
      title: 'It tracks and learns',
      when: 'Every night',
      description: 'The sheet tracker writes down what happened. Next month is planned from what worked.',
      detail: 'Customer proof did best: 3 more next month',
    },
  ],
};

export const exampleCalendar = {
  title: 'One week, as you would see it',
  lead: 'This is the sheet that the tracker keeps. It is yours, it is live, and anyone on your team can read it.',
  file: 'Content calendar, March',
  caption: 'Example weekly calendar',
  columns: { date: 'Date', day: 'Day', type: 'Type', theme: 'Theme', title: 'Title', status: 'Status' },
  rows: [
    {
      date: 'Mar 2',
      day: 'Monday',
      type: 'Article',
      theme: 'Buyer education',
      title: 'What a roof survey tells you before you sign',
      status: 'Published',
    },
    {
      date: 'Mar 3',
      day: 'Tuesday',
      type: 'Carousel',
      theme: 'Customer proof',
      title: 'Five roofs, five bills: what changed in a year',
      status: 'Published',
    },
    {
      date: 'Mar 4',
      day: 'Wednesday',
      type: 'Short video',
      theme: 'Behind the work',
      title: 'A crane, 96 panels and one quiet Wednesday',
      status: 'Published',
    },
    {
      date: 'Mar 5',
      day: 'Thursday',
      type: 'Thread',
      theme: 'Industry news',
      title: 'The new grid tariff, explained with one warehouse',
      status: 'Scheduled',
    },
    {
      date: 'Mar 6',
      day: 'Friday',
      type: 'Poll',
      theme: 'Community',
      title: 'What keeps your building off solar?',
      status: 'Scheduled',
    },
    {
      date: 'Mar 7',
      day: 'Saturday',
      type: 'Photo story',
      theme: 'Behind the work',
      title: 'The crew that signs off every inverter',
      status: 'Draft',
    },
    {
      date: 'Mar 8',
      day: 'Sunday',
      type: 'Recap',
      theme: 'Customer proof',
      title: 'Three numbers from this week on the roof',
      status: 'Draft',
    },
  ] satisfies CalendarRow[],
};

export const socialResults = {
  title: 'What to expect',
  saved: {
    value: '15-20',
    label: 'hours saved a week',
    /** Hours a week, low and high: they add up to the claim. */
    tasks: [
      { name: 'Planning what to post', low: 3, high: 4 },
      { name: 'Writing and designing', low: 7, high: 9 },
      { name: 'Adapting and posting', low: 3, high: 4 },
      { name: 'Tracking and reporting', low: 2, high: 3 },
    ],
  },
  figures: [
    { value: '30', label: 'days of content planned ahead' },
    { value: '5', label: 'platforms, from one plan' },
    { value: 'Daily', label: 'publishing, weekends included' },
  ],
};

export const socialTestimonial = {
  sample: true,
  quote:
    'We used to post when someone felt guilty about it. Now there is something good out every morning, and I read the plan on the train once a month.',
  name: 'Hanna Lindqvist',
  position: 'Head of Marketing',
  company: 'Fernhill Solar',
};

export const socialClosing = {
  title: 'Your next 30 days could already be planned.',
  lead: 'Bring your website to the call. We will show you the first week Social OS would post for you.',
  terms: ['30-minute call', 'Your own example week', 'No commitment'],
};

/** The dialog that asks where to send the deck. */
export const deckRequest = {
  title: 'Get the Social OS deck',
  description: 'We will send the PDF to your email.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Work email',
    company: 'Company',
    phone: 'Phone',
  },
  submit: 'Send me the deck',
  sending: 'Sending...',
  sent: 'Thank you! Your request has been submitted. The PDF deck will be sent to your email shortly.',
  failed: (email: string) =>
    `There was an issue submitting your request. Please try again or contact us directly at ${email}`,
};
