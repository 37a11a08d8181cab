import { offer } from './offer.ts';

/** The first screen of the B2B sales page. Companies and people in the board are samples: what one customer, Northbeam, sees. */
export const b2bHero = {
  hot: 'HOT SELLING: Most popular automation this month!',
  limited: `Limited Time: Free Setup Worth ${offer.setupPrice} • Only ${offer.spotsLeft} Spots Left This Month`,
  title: 'From a name on a list to a meeting on Tuesday.',
  lead: 'Agents find the companies that fit, learn what matters about them, write, connect and call. You walk into the meeting.',
  book: 'Book a Demo',
  follow: 'Follow one lead',
  /** With what the spots are counted of. */
  terms: `30 minutes. No commitment. ${offer.spotsAMonth} free setups a month.`,
};

/** The stages of the pipeline, in order. Sections zoom into one of them. */
export const b2bStages = ['Scrape', 'Enrich', 'Reach out', 'Meet'] as const;

export const b2bBoard = {
  sample: true,
  name: 'Pipeline board',
  found: [
    { company: 'Osprey Robotics', source: 'Job board' },
    { company: 'Tamarack Freight', source: 'Trade directory', followed: true },
    { company: 'Norwick Foods', source: 'Event list' },
    { company: 'Calder Dental', source: 'Web search' },
  ],
  lead: {
    name: 'Dana Whitlock',
    role: 'COO, Tamarack Freight',
    facts: [
      { label: 'Team', value: '140 people' },
      { label: 'Signal', value: 'Hiring 3 dispatchers' },
      { label: 'Tools', value: 'HubSpot, Samsara' },
      { label: 'Phone', value: 'Verified' },
    ],
  },
  channels: [
    { name: 'Email', event: 'Opened twice', day: 'Day 1' },
    { name: 'LinkedIn', event: 'Accepted', day: 'Day 3' },
    { name: 'AI voice', event: '2 min 40 s, said yes', day: 'Day 6' },
  ],
  meeting: { day: 'Tuesday', time: '10:30', with: 'Dana Whitlock and you', note: 'Brief attached' },
};
