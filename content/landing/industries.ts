export type Feature = {
  /** What an agent does in this field. */
  text: string;
  /** What comes in, and what it has become. */
  input: string;
  outcome: string;
};
export type Industry = { sample?: boolean; title: string; features: readonly Feature[] };

export const industries = {
  title: 'The same control room, at work in your field.',
  lead: 'Choose a field. Each row is one job that an agent takes over there, from queued to done.',
  choose: 'Choose a field',
} as const;

export const industryCards: readonly Industry[] = [
  {
    sample: true,
    title: 'SaaS companies',
    features: [
      { text: 'Trial users answered within minutes', input: '14 questions', outcome: 'Answered in 4 min' },
      { text: 'Churn signals raised before renewal', input: '212 accounts', outcome: '3 raised' },
      { text: 'Demo requests qualified and booked', input: '9 requests', outcome: '6 booked' },
      { text: 'Release notes drafted from tickets', input: '37 tickets', outcome: '12 notes drafted' },
    ],
  },
  {
    sample: true,
    title: 'Healthcare providers',
    features: [
      { text: 'Appointments moved and confirmed', input: '26 messages', outcome: '26 confirmed' },
      { text: 'Intake forms checked for gaps', input: '41 forms', outcome: '5 sent back' },
      { text: 'Referral letters filed with the patient', input: '18 letters', outcome: '18 filed' },
      { text: 'Insurance questions answered first time', input: '12 questions', outcome: '12 answered' },
    ],
  },
  {
    sample: true,
    title: 'Financial services',
    features: [
      { text: 'Accounts reconciled every night', input: '64 accounts', outcome: '63 match, 1 held' },
      { text: 'Client files complete before review', input: '22 files', outcome: '22 complete' },
      { text: 'Odd payments flagged with a reason', input: '3,104 payments', outcome: '2 flagged' },
      { text: 'Quarterly reports drafted from source', input: '9 reports', outcome: '9 drafted' },
    ],
  },
  {
    sample: true,
    title: 'Marketing teams',
    features: [
      { text: 'A month of posts planned in a day', input: '1 brief', outcome: '30 days planned' },
      { text: 'Campaign figures in one live sheet', input: '7 channels', outcome: '7 in one sheet' },
      { text: 'Competitors watched, changes reported', input: '5 rivals', outcome: '2 changes' },
      { text: 'Leads handed to sales with context', input: '31 leads', outcome: '31 handed over' },
    ],
  },
];
