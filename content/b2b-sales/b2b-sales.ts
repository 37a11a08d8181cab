/** Copy of the B2B sales page below the first screen. Companies and people are samples, as on the first screen. */
import { compareAmounts } from '#content/compare-amounts.ts';
import { caseStudyPath } from '#domain/paths.ts';
import words from '#words/b2b-sales/page.json' with { type: 'json' };
import report from '#words/b2b-sales/report.json' with { type: 'json' };
import { hasPart } from '../has-part.ts';
import { priceQuestion } from '../landing/faq.ts';
import { fill } from '../message.ts';
import { offer } from '../offer.ts';

const sample = true;
/** Case study of the customer whose figures are on this page. */
const northbeamPath = hasPart('case-studies') ? caseStudyPath('northbeam') : undefined;
const { feed } = words.leadGeneration;
/** How well each company fits, from 0 to 100. */
const FIT_SCORES = [96, 91, 88, 83, 34];

export const leadGeneration = {
  ...words.leadGeneration,
  figure: { sample, ...words.leadGeneration.figure, href: northbeamPath },
  feed: {
    ...feed,
    sample,
    rows: feed.rows.map((row, i) => ({ ...row, fit: FIT_SCORES[i] ?? 0 })),
    /** Companies below this score are left out. */
    enough: 60,
  },
};

const { record } = words.enrichment;
const FIELD_COUNTS = [18, 14, 11, 9];

export const enrichment = {
  ...words.enrichment,
  fields: (count: number) => fill(words.enrichment.fields, { count }),
  figure: { sample, ...words.enrichment.figure },
  record: {
    ...record,
    sample,
    groups: record.groups.map((group, i) => ({ ...group, fields: FIELD_COUNTS[i] ?? 0 })),
  },
};

/** Lane and day of each event. */
const EVENTS = [
  { event: 'opening', lane: 'email', day: 1 },
  { event: 'accepted', lane: 'linkedIn', day: 3 },
  { event: 'figures', lane: 'email', day: 4 },
  { event: 'followUp', lane: 'linkedIn', day: 5 },
  { event: 'booked', lane: 'voice', day: 6 },
] as const;

export const outreach = {
  ...words.outreach,
  day: (number: number) => fill(words.outreach.day, { number }),
  days: 6,
  lanes: Object.values(words.outreach.lanes),
  events: EVENTS.map(({ event, lane, day }) => ({
    lane: words.outreach.lanes[lane],
    day,
    text: words.outreach.events[event],
  })),
};

export const enterprise = { ...words.enterprise, brief: { sample, ...words.enterprise.brief } };

/** Messages, replies and meetings of the last week, by channel. The replies add up to the last value of `weeks`. */
const CHANNELS = [
  { lane: 'email', out: 300, back: 29, booked: 8 },
  { lane: 'linkedIn', out: 98, back: 12, booked: 4 },
  { lane: 'voice', out: 30, back: 4, booked: 2 },
] as const;
const { changes } = report.mondayReport;
const sumOf = (key: 'out' | 'back' | 'booked') =>
  CHANNELS.reduce((total, channel) => total + channel[key], 0);

export const b2bSalesFeatures = {
  ...words.b2bSalesFeatures,
  reporting: {
    sample,
    ...words.b2bSalesFeatures.reporting,
    report: {
      ...report.mondayReport,
      changes: {
        title: changes.title,
        list: [{ text: words.b2bSalesFeatures.reporting.note, state: changes.done }, changes.next],
      },
      channels: CHANNELS.map(({ lane, ...counts }) => ({ name: words.outreach.lanes[lane], ...counts })),
      sums: { out: sumOf('out'), back: sumOf('back'), booked: sumOf('booked') },
    },
    /** Replies in each of the last eight weeks. */
    weeks: [14, 19, 17, 26, 31, 29, 38, 45],
  },
  collaboration: { sample, ...words.b2bSalesFeatures.collaboration },
};

export const workflowIntegration = {
  ...words.workflowIntegration,
  decisions: (['timing', 'messaging', 'followUps'] as const).map((decision) => ({
    ...words.workflowIntegration.decisions[decision],
    log: report.workflowLog[decision],
  })),
};

export const b2bSalesProof = {
  sample,
  ...words.b2bSalesProof,
  stats: words.b2bSalesProof.stats.map((stat) => ({
    ...stat,
    shares: compareAmounts(stat.before, stat.after),
  })),
  bars: report.bars,
  /** The first figure was measured at Northbeam. */
  live: words.b2bSalesProof.live.map((claim, i) => ({ ...claim, href: i === 0 ? northbeamPath : undefined })),
};

export const compliance = { sample, ...words.compliance };

const { price, ...closing } = words.b2bSalesClosing;

export const b2bSalesClosing = closing;

/** Undefined if the FAQ does not explain the price. */
export const b2bSalesPrice = priceQuestion && {
  ...priceQuestion,
  figures: [
    {
      amount: price.free,
      label: price.setup,
      regular: { label: price.normally, amount: offer.setupPrice },
    },
    { amount: offer.monthlyPrice, label: price.monthly },
  ],
};
