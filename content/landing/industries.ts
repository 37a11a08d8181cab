export type Industry = { title: string; features: readonly string[] };

export const industries = {
  title: 'Built around the way your field works.',
} as const;

export const industryCards: readonly Industry[] = [
  {
    title: 'SaaS companies',
    features: [
      'Trial users answered within minutes',
      'Churn signals raised before renewal',
      'Demo requests qualified and booked',
      'Release notes drafted from tickets',
    ],
  },
  {
    title: 'Healthcare providers',
    features: [
      'Appointments moved and confirmed',
      'Intake forms checked for gaps',
      'Referral letters filed with the patient',
      'Insurance questions answered first time',
    ],
  },
  {
    title: 'Financial services',
    features: [
      'Accounts reconciled every night',
      'Client files complete before review',
      'Odd payments flagged with a reason',
      'Quarterly reports drafted from source',
    ],
  },
  {
    title: 'Marketing teams',
    features: [
      'A month of posts planned in a day',
      'Campaign figures in one live sheet',
      'Competitors watched, changes reported',
      'Leads handed to sales with context',
    ],
  },
];
